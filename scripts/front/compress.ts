// Compresses responses, as Cloudflare does for a deployed worker.
import type { IncomingHttpHeaders } from "node:http";
import { constants, createGzip, type Gzip } from "node:zlib";

/** Bytes. */
const WORTH_IT = 1024;
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|manifest))/;

function accepts(acceptEncoding: string, coding: string): boolean {
	return acceptEncoding.split(",").some((part) => {
		const [name, weight = ""] = part.split(";").map((text) => text.trim().toLowerCase());
		return name === coding && !/^q=0(?:\.0*)?$/.test(weight);
	});
}

/** The compression of this response; null: it is not compressed. Changes `headers`. Each chunk is flushed. */
export function compress(
	headers: IncomingHttpHeaders,
	{ acceptEncoding = "", status }: { acceptEncoding?: string; status: number },
): Gzip | null {
	const length = Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
	const isText = TEXT.test(headers["content-type"] ?? "") && headers["content-encoding"] === undefined;
	if (!isText || length < WORTH_IT || status === 206 || headers["cache-control"]?.includes("no-transform")) return null;
	headers.vary = [headers.vary, "accept-encoding"].filter(Boolean).join(", ");
	if (!accepts(acceptEncoding, "gzip")) return null;
	// A strong tag is only for the uncompressed bytes; a 304 has the tag of the response that it stands for.
	if (headers.etag && !headers.etag.startsWith("W/")) headers.etag = `W/${headers.etag}`;
	if (status === 304) return null;
	delete headers["content-length"];
	headers["content-encoding"] = "gzip";
	return createGzip({ flush: constants.Z_SYNC_FLUSH });
}
