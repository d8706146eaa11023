/**
 * The error without what drizzle puts around it, which is the query and its values: nobody's address or hash belongs
 * into a log.
 */
export function withoutQuery(error: unknown): unknown {
	const isQuery = error instanceof Error && error.message.startsWith("Failed query:");
	return isQuery ? withoutQuery(error.cause) : error;
}
