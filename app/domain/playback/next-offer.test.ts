import { expect, test } from "vitest";
import type { PlayerEvent } from "./messages";
import { afterPlayerEvent, afterSecond, COUNTDOWN, decline, NO_OFFER } from "./next-offer";

function playerEvent(event: PlayerEvent["event"], currentTime: number, duration = 600): PlayerEvent {
	return { event, currentTime, duration };
}

const offered = afterPlayerEvent(NO_OFFER, playerEvent("timeupdate", 590));

test("the next episode is offered in the last 15 seconds and at the end", () => {
	expect(afterPlayerEvent(NO_OFFER, playerEvent("timeupdate", 584)).state).toBe("hidden");
	expect(offered).toEqual({ state: "offered", left: COUNTDOWN, isPaused: false });
	expect(afterPlayerEvent(NO_OFFER, playerEvent("ended", 600)).state).toBe("offered");
	expect(afterPlayerEvent(NO_OFFER, playerEvent("ended", 30, 30)).state).toBe("hidden");
	expect(afterPlayerEvent(NO_OFFER, playerEvent("timeupdate", 590, 0)).state).toBe("hidden");
});

test("the countdown runs to zero and pauses with the film", () => {
	expect(afterSecond(offered).left).toBe(COUNTDOWN - 1);
	const paused = afterPlayerEvent(offered, playerEvent("pause", 591));
	expect(afterSecond(paused).left).toBe(COUNTDOWN);
	const playing = afterPlayerEvent(paused, playerEvent("play", 591));
	expect(afterSecond(playing).left).toBe(COUNTDOWN - 1);
	let last = offered;
	for (let second = 0; second < 20; second++) last = afterSecond(last);
	expect(last.left).toBe(0);
});

test("the pause event at a film's end does not pause the countdown", () => {
	expect(afterPlayerEvent(offered, playerEvent("pause", 600)).isPaused).toBe(false);
});

test("seeking back hides the offer until the end is near again", () => {
	const back = afterPlayerEvent(offered, playerEvent("seeked", 300));
	expect(back).toEqual(NO_OFFER);
	expect(afterPlayerEvent(back, playerEvent("timeupdate", 590)).state).toBe("offered");
});

test("a declined offer stays hidden to the end", () => {
	const declined = decline(offered);
	expect(afterPlayerEvent(declined, playerEvent("ended", 600)).state).toBe("declined");
	expect(afterSecond(declined).left).toBe(COUNTDOWN);
	expect(afterPlayerEvent(declined, playerEvent("timeupdate", 100))).toEqual(NO_OFFER);
});
