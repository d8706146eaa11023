import { expect, test } from "vitest";
import { captionAt } from "./captions";

const HOUR = 3600;
const words = { product: "Marquee", title: "Inception", credit: "Directed by Christopher Nolan" };

test.each([
	[0, "[beep] Five"],
	[4.9, "[beep] One"],
	[5, "[projector whirs] Marquee presents"],
	[12, "Inception"],
	[20, "Directed by Christopher Nolan"],
	[26, "Inception"],
	[1199.1, "[reel changes]"],
	[HOUR - 3, "The End"],
	[HOUR, "[projector stops]"],
])("the caption at second %d is %s", (second, line) => {
	expect(captionAt(second, HOUR, words)).toBe(line);
});

test("the title replaces the credit without a known director", () => {
	expect(captionAt(20, HOUR, { ...words, credit: "" })).toBe("Inception");
});
