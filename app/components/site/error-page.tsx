export function ErrorPage({
	error,
	requestId,
	isDevelopment,
}: {
	error: unknown;
	requestId?: string;
	isDevelopment: boolean;
}) {
	return <main>Something went wrong {isDevelopment ? String(error) : requestId}</main>;
}
