// How both watch pages are opened and revalidated in a browser. The content security policy of a document lists the origins that
// it may frame, and cannot change.
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { openDocument } from "~/browser/navigation/open-document.client";
import { chosenServer } from "~/browser/server-memory";
import { frameOrigins, type PlayerServerList } from "~/domain/playback/player-servers";

let allowed: ReadonlySet<string> = new Set();
/** Path of the watch page on the screen. */
let shown: string | null = null;

/** Called when a watch page is shown, whose document may frame these origins. Returns what to call when it is left. */
export function rememberShown(path: string, origins: string[]): () => void {
	allowed = new Set([...allowed, ...origins]);
	shown = path;
	return () => {
		shown = null;
	};
}

/** False when frames of these origins need a new document, with a policy that lists them. */
export function canFrame(origins: string[]): boolean {
	return origins.every((origin) => allowed.has(origin));
}

/**
 * Loads a watch page that was reached without a new document as a document of its own when its frames need that. The page
 * on the screen plays on with the servers that it has.
 */
export async function openFrames<Data extends { servers: PlayerServerList }>(
	data: Data,
	request: Request,
): Promise<Data> {
	const url = new URL(request.url);
	if (url.pathname === shown || canFrame(frameOrigins(data.servers.config))) return data;
	const chosen = chosenServer.get();
	// The server renders the frame and does not know this browser's choice.
	if (chosen !== null && !url.searchParams.has("server")) url.searchParams.set("server", chosen);
	openDocument(url);
	return new Promise(() => undefined);
}

/** Choosing another server changes the query only, which needs no new data. A mark loads the same URL again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	const isOtherServer = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	return !isOtherServer && defaultShouldRevalidate;
}
