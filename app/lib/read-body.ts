/** Bytes. The limit of forms, and of calls that declare no other. */
export const BODY_MAX = 64 * 1024;

/**
 * The body of a request or a response; null when it is larger than `max` bytes, announced or not. Reads no further than
 * that. Rejects when the sender stops sending.
 */
export async function readBody(message: Request | Response, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
	if (Number(message.headers.get("content-length") ?? 0) > max) return null;
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of message.body ?? []) {
		size += chunk.byteLength;
		if (size > max) return null;
		chunks.push(chunk);
	}
	const body = new Uint8Array(size);
	let end = 0;
	for (const chunk of chunks) {
		body.set(chunk, end);
		end += chunk.byteLength;
	}
	return body;
}
