// How both watch pages are opened and revalidated in a browser. The content security policy of a document lists the origins that
// it may frame, and cannot change.
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { chosenServer } from "~/browser/server-memory";
import { frameOrigins, type PlayerServerList } from "~/domain/playback/player-servers";

let allowed: ReadonlySet<string> = new Set();

/** Called when the page that the policy was written for is hydrated. */
export function rememberAllowedOrigins(origins: string[]): void {
	allowed = new Set([...allowed, ...origins]);
}

/** False when frames of these origins need a new document, with a policy that lists them. */
export function canFrame(origins: string[]): boolean {
	return origins.every((origin) => allowed.has(origin));
}

/** Loads a watch page that was reached without a new document as a document of its own when its frames need that. */
export async function openFrames<Data extends { servers: PlayerServerList }>(
	data: Data,
	request: Request,
): Promise<Data> {
	if (canFrame(frameOrigins(data.servers.config))) return data;
	const url = new URL(request.url);
	const chosen = chosenServer.get();
	// The server renders the frame and does not know this browser's choice.
	if (chosen !== null && !url.searchParams.has("server")) url.searchParams.set("server", chosen);
	window.location.assign(url);
	return new Promise(() => undefined);
}

/** Choosing another server changes the query only, which needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
