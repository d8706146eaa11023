/** Bytes. The limit of forms, and of calls that declare no other. */
export const BODY_MAX = 64 * 1024;
/** Bytes. No request may have more: an import's rows and files, a migration, what Undo restores. */
export const LARGE_BODY_MAX = 1024 * 1024;

/** The sender did not send the whole body in time. */
export class LateBodyError extends Error {}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

interface ReadOptions {
	/** Milliseconds until the whole body has to be here. */
	within?: number;
	/** Called with the bytes that are here; what it throws ends the reading. */
	onPart?: (size: number) => void;
}

/** The chunks of a stream, joined; null when there are more than `max` bytes. */
async function readChunks(reader: Reader, max: number, onPart?: (size: number) => void) {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		size += next.value.byteLength;
		if (size > max) return null;
		onPart?.(size);
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
 * that; the rest of a request is left to `dropBody`. Rejects when the sender stops sending, and with `LateBodyError` when it
 * is late.
 */
export async function readBody(
	message: Request | Response,
	max: number,
	{ within, onPart }: ReadOptions = {},
): Promise<Uint8Array<ArrayBuffer> | null> {
	if (Number(message.headers.get("content-length") ?? 0) > max) return null;
	if (!message.body) return new Uint8Array();
	const reader = (message.body as ReadableStream<Uint8Array>).getReader();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		if (within !== undefined) timer = setTimeout(() => reject(new LateBodyError()), within);
	});
	try {
		const body = await Promise.race([readChunks(reader, max, onPart), late]);
		// What was not read is not wanted.
		if (!body && message instanceof Response) reader.cancel().catch(() => undefined);
		else reader.releaseLock();
		return body;
	} catch (error) {
		if (error instanceof LateBodyError || message instanceof Response) reader.cancel().catch(() => undefined);
		else reader.releaseLock();
		throw error;
	} finally {
		clearTimeout(timer);
	}
}

/** Milliseconds for which the rest of a body is waited for that nobody wants. */
const DROP_MS = 10_000;

/** Reads what nothing has read of a body, and keeps none of it. A client that stops sending does not wait for long. */
export async function dropBody({ body }: Request): Promise<void> {
	if (!body || body.locked) return;
	const reader = (body as ReadableStream<Uint8Array>).getReader();
	const timer = setTimeout(() => reader.cancel().catch(() => undefined), DROP_MS);
	try {
		let size = 0;
		for (let next = await reader.read(); !next.done && size <= LARGE_BODY_MAX; next = await reader.read()) {
			size += next.value.byteLength;
		}
	} catch {
		// Nobody waits for the response.
	} finally {
		clearTimeout(timer);
		reader.cancel().catch(() => undefined);
	}
}
