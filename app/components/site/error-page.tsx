import { useContext } from "react";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { Button, buttonClass } from "~/components/ui/button";
import { MarkedText } from "~/components/ui/marked-text";
import { pathIn } from "~/lib/language/languages";
import { type SiteTexts, siteTexts } from "~/messages/site";
import { useLanguage, useTexts } from "~/messages/use-language";
import { DocumentRequestId } from "./document";

/** Data of the root route that the page needs; missing where the root's loader failed. */
export interface ErrorPageData {
	isDevelopment: boolean;
}

const REQUEST_ID = "request-id";

/** While it hydrates, the browser reads the id from the document. Null for an error of a later navigation. */
function useDocumentRequestId(): string | null {
	const id = useContext(DocumentRequestId);
	return id ?? (typeof document === "undefined" ? null : (document.getElementById(REQUEST_ID)?.textContent ?? null));
}

/** The statuses of responses that are thrown on purpose, with a text for the visitor. */
const EXPLAINED = [404, 409, 422, 429, 503];

/** What the visitor can do about a response that a guard, a loader or a form threw on purpose; null for everything else. */
function adviceOf(error: unknown): string | null {
	if (!isRouteErrorResponse(error) || !EXPLAINED.includes(error.status)) return null;
	return typeof error.data === "string" && error.data !== "" ? error.data : null;
}

function rawMessage(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
	return error instanceof Error ? error.message : String(error);
}

interface ErrorPageProps {
	error: unknown;
	advice?: string;
	/** What else there is to do than to try again. */
	children?: React.ReactNode;
}

/** The error fallback. Only development shows the raw message; production shows `advice` and the request id. */
export function ErrorPage({ error, advice, children }: ErrorPageProps) {
	const root = useRouteLoaderData<ErrorPageData>("root");
	const requestId = useDocumentRequestId();
	const texts = useTexts(siteTexts);
	const language = useLanguage();
	return (
		<div className="mx-auto flex max-w-xl flex-col items-start gap-6 px-gutter pt-36 pb-12">
			<h1 className="lettering text-title">{texts.wentWrong}</h1>
			<p role="alert" className="text-soft">
				{adviceOf(error) ?? advice ?? texts.projectorStopped}
			</p>
			{root?.isDevelopment && <code className="text-sm text-soft">{rawMessage(error)}</code>}
			{requestId && !root?.isDevelopment && (
				<p className="text-sm text-soft">
					<MarkedText
						text={texts.request}
						marks={{
							id: () => (
								<code id={REQUEST_ID} className="text-cream">
									{requestId}
								</code>
							),
						}}
					/>
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				<Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
					{texts.tryAgain}
				</Button>
				<a href={pathIn(language, "/")} className={buttonClass()}>
					{texts.goHome}
				</a>
			</div>
			{children}
		</div>
	);
}

/** What a page says that could not be loaded. `error` is a response, or an error where none arrived. */
export function loadFailure(texts: SiteTexts, { pathname, error }: { pathname: string; error: unknown }): string {
	if (pathname === "/my-list") return texts.historyNotLoaded;
	if (pathname === "/settings" && isRouteErrorResponse(error)) return texts.requestFailed(error.status);
	return texts.contentNotLoaded;
}
