// Reads the body of a request, once. Whose request it is, is looked up after that (middleware/visitor.ts): a sender who
// keeps the rest back until their rights have been taken away does not act with them.
import { createContext, type RouterContextProvider } from "react-router";
import { HttpError } from "~/lib/http-error";
import { BODY_MAX, LateBodyError, readBody } from "~/lib/read-body";

/** Milliseconds until the whole body has to be here. */
const WAIT_MS = 30_000;

const LATE = {
	status: 408,
	code: "late_body",
	message: "The request did not arrive within 30 seconds. Send it again.",
};

/** Bytes. */
export const bodyMax = createContext(BODY_MAX);

const received = createContext<Promise<Uint8Array<ArrayBuffer> | null> | null>(null);

async function readInTime(request: Request, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
	try {
		return await readBody(request, max, WAIT_MS);
	} catch (error) {
		throw error instanceof LateBodyError ? new HttpError(LATE) : error;
	}
}

/**
 * Null: it is larger than the request may be. Rejects with `HttpError` 408 when it is late, with another error when the
 * sender stops sending.
 */
export function receiveBody(
	request: Request,
	context: Readonly<RouterContextProvider>,
): Promise<Uint8Array<ArrayBuffer> | null> {
	const reading = context.get(received) ?? readInTime(request, context.get(bodyMax));
	context.set(received, reading);
	return reading;
}
