import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLargeBodies } from "./large-bodies";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BUSY = expect.objectContaining({ status: 503, code: "busy", headers: { "retry-after": "5" } });

function refusal(work: () => unknown): unknown {
	try {
		work();
		return null;
	} catch (error) {
		return error;
	}
}

test("a session holds one place, a network two, and all of them eight", () => {
	const bodies = createLargeBodies();
	bodies.take({ network: "a", session: "1" });
	expect(refusal(() => bodies.take({ network: "a", session: "1" }))).toEqual(BUSY);
	expect(refusal(() => bodies.take({ network: "b", session: "1" }))).toEqual(BUSY);
	bodies.take({ network: "a", session: "2" });
	expect(refusal(() => bodies.take({ network: "a", session: "3" }))).toEqual(BUSY);
	for (const network of ["c", "d", "e", "f", "g", "h"]) bodies.take({ network, session: network });
	expect(refusal(() => bodies.take({ network: "i", session: "i" }))).toEqual(BUSY);
});

test("a place that is given back is free for others", () => {
	const bodies = createLargeBodies();
	const place = bodies.take({ network: "a", session: "1" });
	place.giveBack();
	expect(refusal(() => bodies.take({ network: "a", session: "1" }))).toBeNull();
});

test("a sender who was cut off loses the place after five seconds, one who is sending keeps it", () => {
	const bodies = createLargeBodies();
	bodies.take({ network: "a", session: "gone" });
	const sending = bodies.take({ network: "a", session: "sending" });
	vi.advanceTimersByTime(4000);
	sending.keep();
	expect(refusal(() => bodies.take({ network: "a", session: "next" }))).toEqual(BUSY);
	vi.advanceTimersByTime(1000);
	expect(refusal(() => bodies.take({ network: "a", session: "next" }))).toBeNull();
	expect(refusal(() => sending.keep())).toBeNull();
});

test("a sender who was silent goes on where no other has taken the place", () => {
	const bodies = createLargeBodies();
	const silent = bodies.take({ network: "a", session: "1" });
	vi.advanceTimersByTime(60_000);
	expect(refusal(() => silent.keep())).toBeNull();
	vi.advanceTimersByTime(60_000);
	bodies.take({ network: "a", session: "1" });
	expect(refusal(() => silent.keep())).toEqual(BUSY);
});

test("the place of a body that has arrived is held while the request is answered, half a minute at most", () => {
	const bodies = createLargeBodies();
	bodies.take({ network: "a", session: "1" }).answer();
	vi.advanceTimersByTime(29_000);
	expect(refusal(() => bodies.take({ network: "b", session: "1" }))).toEqual(BUSY);
	vi.advanceTimersByTime(1000);
	expect(refusal(() => bodies.take({ network: "b", session: "1" }))).toBeNull();
});
