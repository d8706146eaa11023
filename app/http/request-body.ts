// Reads the body of a request, once. Whose request it is, is looked up after that (middleware/visitor.ts): a sender who
// keeps the rest back until their rights have been taken away does not act with them.
import { createContext, type RouterContextProvider } from "react-router";
import { HttpError } from "~/lib/http/http-error";
import { BODY_MAX, LateBodyError, readBody } from "~/lib/http/read-body";
import { sentence } from "~/messages/sentence";
import { platformContext } from "~/platform.server";
import { readClientNetwork } from "./credentials";
import { createLargeBodies, type Place } from "./large-bodies";

type Context = Readonly<RouterContextProvider>;

/** Milliseconds until the whole body has to be here. */
const WAIT_MS = 30_000;

const LATE = {
	status: 408,
	code: "late_body",
	message: sentence("lateBody"),
};

/** Bytes. */
export const bodyMax = createContext(BODY_MAX);

/** The session that a valid token names; it may have ended. */
export const senderSession = createContext<string | null>(null);

const received = createContext<Promise<Uint8Array<ArrayBuffer> | null> | null>(null);

/** Of a body of more than `BODY_MAX` bytes. */
const place = createContext<Place | null>(null);

/** Answers a request whose body may have `max` bytes. */
export async function withBodyMax(
	context: Context,
	{ max = BODY_MAX, next }: { max?: number; next: () => Promise<Response> },
): Promise<Response> {
	context.set(bodyMax, max);
	try {
		return await next();
	} finally {
		context.get(place)?.giveBack();
	}
}

/** Throws `HttpError` 503 where there is no place for a large body. */
function keepPlace(request: Request, context: Context): void {
	const taken = context.get(place);
	if (taken) {
		taken.keep();
		return;
	}
	const network = readClientNetwork(request);
	const sender = { network, session: context.get(senderSession) ?? network };
	context.set(place, context.get(platformContext).isolate.get(createLargeBodies).take(sender));
}

async function readInTime(request: Request, context: Context): Promise<Uint8Array<ArrayBuffer> | null> {
	const max = context.get(bodyMax);
	const announced = Number(request.headers.get("content-length") ?? 0);
	if (announced > BODY_MAX && announced <= max) keepPlace(request, context);
	function onPart(size: number): void {
		if (size > BODY_MAX || context.get(place)) keepPlace(request, context);
	}
	try {
		const body = await readBody(request, max, { within: WAIT_MS, onPart });
		context.get(place)?.answer();
		return body;
	} catch (error) {
		throw error instanceof LateBodyError ? new HttpError(LATE) : error;
	}
}

/**
 * Null: it is larger than the request may be. Rejects with `HttpError` 408 when it is late and 503 when it is one of too many
 * large ones, with another error when the sender stops sending.
 */
export function receiveBody(request: Request, context: Context): Promise<Uint8Array<ArrayBuffer> | null> {
	const reading = context.get(received) ?? readInTime(request, context);
	context.set(received, reading);
	return reading;
}
