/** Bytes. The limit of forms, and of calls that declare no other. */
export const BODY_MAX = 64 * 1024;
/** Of the files that an import reads on the server. */
export const FILES_MAX = 8 * 1024 * 1024;

/** The sender did not send the whole body in time. */
export class LateBodyError extends Error {}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The chunks of a stream, joined; null when there are more than `max` bytes. */
async function readChunks(reader: Reader, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		size += next.value.byteLength;
		if (size > max) return null;
		chunks.push(next.value);
	}
	const body = new Uint8Array(size);
	let end = 0;
	for (const chunk of chunks) {
		body.set(chunk, end);
		end += chunk.byteLength;
	}
	return body;
}

/**
 * The body of a request or a response; null when it is larger than `max` bytes, announced or not. Reads no further than
 * that. Rejects when the sender stops sending, and with `LateBodyError` when it takes longer than `within` milliseconds.
 */
export async function readBody(
	message: Request | Response,
	max: number,
	within?: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
	if (Number(message.headers.get("content-length") ?? 0) > max) return null;
	if (!message.body) return new Uint8Array();
	const reader = (message.body as ReadableStream<Uint8Array>).getReader();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		if (within !== undefined) timer = setTimeout(() => reject(new LateBodyError()), within);
	});
	let body: Uint8Array<ArrayBuffer> | null | undefined;
	try {
		body = await Promise.race([readChunks(reader, max), late]);
		return body;
	} finally {
		clearTimeout(timer);
		// What was not read is not wanted.
		if (!body) reader.cancel().catch(() => undefined);
	}
}
