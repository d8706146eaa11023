import { expect, test } from "vitest";
import { changeSpeedStep, changeVolume, nextSpeed, readPreferences } from "./preferences";

const initial = readPreferences(null);

test("the defaults are full volume, normal speed and no captions", () => {
	expect(initial).toEqual({ volume: 1, isMuted: false, speed: 1, hasCaptions: false });
});

test("reads stored preferences", () => {
	const chosen = { volume: 0.3, isMuted: true, speed: 1.5, hasCaptions: true };
	expect(readPreferences(JSON.stringify(chosen))).toEqual(chosen);
});

test.each(["", "{", "7", "[]", '{"volume":"loud","speed":16,"isMuted":1,"hasCaptions":"yes"}', '{"volume":-1}'])(
	"%s is invalid and results in the defaults",
	(text) => {
		expect(readPreferences(text)).toEqual(initial);
	},
);

test("the volume changes in tenths from 0 to 1, and a higher volume unmutes", () => {
	expect(changeVolume(initial, 0.1).volume).toBe(1);
	expect(changeVolume({ ...initial, volume: 0.3 }, -0.1).volume).toBe(0.2);
	expect(changeVolume({ ...initial, volume: 0.05 }, -0.1).volume).toBe(0);
	expect(changeVolume({ ...initial, volume: 0.5, isMuted: true }, 0.1)).toMatchObject({ volume: 0.6, isMuted: false });
	expect(changeVolume({ ...initial, volume: 0.5, isMuted: true }, -0.1).isMuted).toBe(true);
});

test("the speed changes in steps within its limits, and the button cycles through them", () => {
	expect(changeSpeedStep(initial, 1)).toBe(1.25);
	expect(changeSpeedStep(initial, -1)).toBe(0.75);
	expect(changeSpeedStep({ ...initial, speed: 2 }, 1)).toBe(2);
	expect(changeSpeedStep({ ...initial, speed: 0.5 }, -1)).toBe(0.5);
	expect(nextSpeed({ ...initial, speed: 2 })).toBe(0.5);
});
