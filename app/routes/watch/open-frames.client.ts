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
	window.location.assign(request.url);
	return new Promise(() => undefined);
}
