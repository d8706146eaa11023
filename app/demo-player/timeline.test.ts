import { expect, test } from "vitest";
import writeTexts from "~/messages/en/embed";
import { captionAt, sceneAt } from "./timeline";

const HOUR = 3600;

test("the leader counts 5 4 3 2 1, one sweep of the circle a second", () => {
	const counts = [0, 1.25, 2.5, 3.75, 4.999].map((second) => sceneAt(second, HOUR));
	expect(counts).toMatchObject([
		{ name: "leader", count: 5, sweep: 0 },
		{ count: 4, sweep: 0.25 },
		{ count: 3, sweep: 0.5 },
		{ count: 2, sweep: 0.75 },
		{ count: 1 },
	]);
});

test("the product's name follows the leader for six seconds", () => {
	expect(sceneAt(5, HOUR)).toEqual({ name: "presents", progress: 0 });
	expect(sceneAt(8, HOUR)).toEqual({ name: "presents", progress: 0.5 });
});

test("the artwork appears within three seconds and stays until it darkens in the last six", () => {
	expect([11, 12.5, 14, 60, HOUR - 6, HOUR - 3, HOUR].map((second) => sceneAt(second, HOUR))).toEqual([
		{ name: "artwork", shown: 0, dimmed: 0 },
		{ name: "artwork", shown: 0.5, dimmed: 0 },
		{ name: "artwork", shown: 1, dimmed: 0 },
		{ name: "artwork", shown: 1, dimmed: 0 },
		{ name: "artwork", shown: 1, dimmed: 0 },
		{ name: "artwork", shown: 1, dimmed: 0.5 },
		{ name: "artwork", shown: 1, dimmed: 1 },
	]);
});

test.each([
	[0, "[beep] Five"],
	[4.9, "[beep] One"],
	[5, "Marquee presents"],
	[11, "Inception"],
	[HOUR - 6, "Inception"],
	[HOUR - 3, "The End"],
	[HOUR, "The End"],
])("the caption at second %d is %s", (second, line) => {
	const texts = writeTexts();
	const captions = { ...texts, presents: texts.presents("Marquee"), title: "Inception" };
	expect(captionAt(second, HOUR, captions)).toBe(line);
});
