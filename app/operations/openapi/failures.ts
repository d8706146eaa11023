// With which statuses an operation fails, and why: from its access, its input and its own refusals.
import type { Operation } from "../operation";
import type { Row } from "../registry";

/** A sentence for each status. `takes`: the parts of the input. */
export function describeFailures(
	{ method, access, limit }: Row,
	{ mayNeedPassword, refusals }: Pick<Operation, "mayNeedPassword" | "refusals">,
	takes: { body?: unknown; query?: unknown },
): Record<number, string> {
	const isOpen = access === "public" || access === "optional-session";
	const isWrite = method !== "GET";
	const reasons: [status: number, reason: string][] = [
		...(takes.body
			? ([
					[400, "The body is not JSON"],
					[408, "The body did not arrive within 30 seconds"],
					[413, "The body is too large"],
					[415, "The content type is not application/json"],
					[422, "A field is invalid; errors names it"],
				] as [number, string][])
			: []),
		...(takes.query ? [[422, "A parameter is invalid; errors names it"] as [number, string]] : []),
		...(isOpen
			? []
			: ([
					[401, "No valid token"],
					[503, "The session cannot be checked right now"],
				] as [number, string][])),
		...(isWrite ? [[403, "Sent from another site"] as [number, string]] : []),
		...(!isOpen && access !== "signed-in" ? [[403, "Not allowed"] as [number, string]] : []),
		...(mayNeedPassword ? [[403, "The password was not given within ten minutes"] as [number, string]] : []),
		...(isWrite || limit ? [[429, "Too many requests; Retry-After is the wait in seconds"] as [number, string]] : []),
		...Object.values(refusals).map(({ status, message }): [number, string] => [status, message]),
		[500, "An unexpected error"],
	];
	const sentences: Record<number, string> = {};
	for (const [status, reason] of reasons)
		sentences[status] = sentences[status] ? `${sentences[status]}. ${reason}` : reason;
	return sentences;
}
