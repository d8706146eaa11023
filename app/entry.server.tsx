import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { DocumentRequestId, isHydrated, Nonce } from "~/components/site/document";
import { logError } from "~/http/log-error";
import { requestIdContext } from "~/http/request-id";
import { isPending } from "~/lib/deferred";
import { toScriptJson } from "~/lib/http/script-json";
import type { Language } from "~/lib/language/languages";
import { TEXT_FILES } from "~/messages/text-files";
import { PageLanguage } from "~/messages/use-language";
import { documentSharing, readSharing } from "~/middleware/page-cache";
import { pageSecurity } from "~/middleware/security-headers";
import { platformContext } from "~/platform.server";
import styles from "~/styles.css?url";

/** Milliseconds after which a page that still waits for streamed data is closed. */
export const streamTimeout = 10_000;

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
	return await new Response(stream).text();
}

/**
 * A page whose data is all there is rendered to a string, several times faster on workerd than a stream
 * (docs/decisions/003-rendering.md); the hand-off data for hydration follows as one script.
 */
async function renderWhole(page: React.ReactNode, handoff: EntryContext["serverHandoffStream"], nonce: string) {
	const html = renderToString(page);
	if (!handoff || !html.includes("__reactRouterContext")) return `<!DOCTYPE html>${html}`;
	const script =
		`<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${toScriptJson(await readText(handoff))});` +
		"window.__reactRouterContext.streamController.close();</script>";
	const end = html.lastIndexOf("</body>");
	return `<!DOCTYPE html>${html.slice(0, end)}${script}${html.slice(end)}`;
}

/**
 * What the document loads, as values of its `Link` header (RFC 8288): the styles, then the scripts at low priority, because
 * the page is complete without them, and the texts for which they wait. React Router's document names the same scripts, but cannot give
 * them a priority.
 */
function listPreloads({ manifest, staticHandlerContext }: EntryContext, language: Language): string[] {
	const routes = staticHandlerContext.matches.map(({ route }) => route);
	const parts = [
		{ module: manifest.url, imports: [] },
		manifest.entry,
		...routes.flatMap(({ id }) => manifest.routes[id] ?? []),
	];
	const scripts = isHydrated(routes) ? parts.flatMap(({ module, imports = [] }) => [module, ...imports]) : [];
	const texts = scripts.flatMap((script) => TEXT_FILES[script]?.[language] ?? []);
	return [
		`<${styles}>; rel="preload"; as="style"`,
		...[...new Set([...scripts, ...texts])].map((path) => `<${path}>; rel="modulepreload"; fetchpriority="low"`),
	];
}

export default async function handleDocument(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const security = loadContext.get(pageSecurity);
	const { nonce } = security;
	const { config, language } = loadContext.get(platformContext);
	security.preloads = listPreloads(context, language);
	const isWhole = !Object.values(context.staticHandlerContext.loaderData).some(isPending);
	loadContext.set(documentSharing, isWhole ? readSharing(context.staticHandlerContext) : "streamed");
	const { serverHandoffStream } = context;
	const page = (
		<PageLanguage value={language}>
			<DocumentRequestId value={loadContext.get(requestIdContext)}>
				<Nonce value={nonce}>
					<ServerRouter
						context={isWhole ? { ...context, serverHandoffStream: undefined } : context}
						url={request.url}
						nonce={nonce}
					/>
				</Nonce>
			</DocumentRequestId>
		</PageLanguage>
	);
	headers.set("content-type", "text/html; charset=utf-8");
	headers.set("content-language", language);
	if (isWhole) {
		return new Response(await renderWhole(page, serverHandoffStream, nonce), { status, headers });
	}
	if (config.STREAMED_PAGES === "plain") headers.set("content-encoding", "identity");
	const body = await renderToReadableStream(page, {
		nonce,
		signal: AbortSignal.timeout(streamTimeout + 1000),
		onError: (error) => logError(error, request, loadContext),
	});
	return new Response(body, { status, headers });
}

/** Receives every unexpected error except those of the middleware of /api. */
export const handleError: HandleErrorFunction = (error, { request, context }) => logError(error, request, context);
