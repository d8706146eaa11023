// Lets few large bodies into an isolate at once: each is in memory until its request has been answered.
import { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";

/** Places in all, and of them those that one network may hold. A session holds one. */
const PLACES = 8;
const NETWORK_PLACES = 2;
/**
 * Milliseconds for which a place is kept while no part of the body arrives, and while the request is answered. The platform
 * may cut a request off, which then never gives its place back.
 */
const SILENT_MS = 5000;
const ANSWER_MS = 30_000;

const BUSY = {
	status: 503,
	code: "busy",
	message: sentence("tooManyLargeBodies"),
	headers: { "retry-after": "5" },
};

export interface Sender {
	network: string;
	/** Of somebody who is not signed in, the network. */
	session: string;
}

export interface Place {
	/** A part of the body is here. Throws `HttpError` 503 when others have taken the place of a sender who was silent. */
	keep(): void;
	/** All of the body is here. */
	answer(): void;
	giveBack(): void;
}

export function createLargeBodies() {
	/** Until when each counts, by `performance.now()`. */
	const held = new Map<Sender, number>();

	function hold(sender: Sender, milliseconds: number): void {
		const now = performance.now();
		for (const [other, until] of held) if (until <= now || other === sender) held.delete(other);
		const others = [...held.keys()];
		const ofNetwork = others.filter(({ network }) => network === sender.network);
		const hasOne = others.some(({ session }) => session === sender.session);
		if (hasOne || ofNetwork.length >= NETWORK_PLACES || others.length >= PLACES) throw new HttpError(BUSY);
		held.set(sender, now + milliseconds);
	}

	return {
		/** Throws `HttpError` 503 when there is no place. */
		take(from: Sender): Place {
			const sender = { ...from };
			hold(sender, SILENT_MS);
			return {
				keep: () => hold(sender, SILENT_MS),
				answer: () => hold(sender, ANSWER_MS),
				giveBack: () => void held.delete(sender),
			};
		},
	};
}
