import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { Button, buttonClass } from "~/components/ui/button";

/** Data of the root route that the page needs; missing where the root's loader failed. */
export interface ErrorPageData {
	requestId: string;
	isDevelopment: boolean;
}

/** What the visitor can do about a response that a guard or a loader threw on purpose; null for everything else. */
function adviceOf(error: unknown): string | null {
	return isRouteErrorResponse(error) && error.status === 429 ? String(error.data) : null;
}

function rawMessage(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
	return error instanceof Error ? error.message : String(error);
}

/** The error fallback. Only development shows the raw message; production shows `advice` and the request id. */
export function ErrorPage({ error, advice }: { error: unknown; advice?: string }) {
	const root = useRouteLoaderData<ErrorPageData>("root");
	return (
		<div className="mx-auto flex min-h-[82dvh] max-w-xl flex-col items-start justify-center gap-6 px-gutter py-24">
			<span className="bulbs w-24" />
			<h1 className="lettering text-title">Something went wrong</h1>
			<p role="alert" className="text-soft">
				{adviceOf(error) ?? advice ?? "The projector stopped. Nothing that you saved is lost."}
			</p>
			{root?.isDevelopment && <code className="text-sm text-soft">{rawMessage(error)}</code>}
			{root?.requestId && !root.isDevelopment && (
				<p className="text-sm text-soft">
					Request <code className="text-cream">{root.requestId}</code>
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				<Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
					Try again
				</Button>
				<a href="/" className={buttonClass()}>
					Go Home
				</a>
			</div>
		</div>
	);
}
