import type { ShouldRevalidateFunctionArgs } from "react-router";
import { chosenServer } from "~/browser/server-memory";
import { canFrame } from "~/components/player/document-frames.client";
import { frameOrigins, type PlayerServerList } from "~/domain/playback/player-servers";

/**
 * The policy of a document is that of the page it was loaded for. A watch page reached without a new document may frame
 * other origins only where that policy names them; else it takes a document of its own.
 */
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
