import { describe, expect, it } from "vitest";
import { MOODS } from "~/domain/catalogue/moods";
import { TIMES } from "~/domain/library/discover/surprise-query";
import { LANGUAGE_TAGS } from "~/lib/language/languages";
import { surpriseTexts } from "./surprise";

describe.each(LANGUAGE_TAGS)("in %s", (language) => {
	it("each draw that was widened, and each reason, has a sentence of its own", async () => {
		await surpriseTexts.load(language);
		const texts = surpriseTexts.in(language);
		const moods = [null, ...MOODS.map(({ key }) => key)];
		const times = [null, ...TIMES];
		const widened = moods.flatMap((mood) =>
			times.flatMap((minutes) =>
				[true, false].flatMap((isMore) =>
					(["mood", "length", 120] as const).map((to) => texts.widened({ isMore, mood, minutes, to })),
				),
			),
		);
		const reasons = moods.flatMap((mood) =>
			[null, 94].flatMap((minutes) =>
				mood || minutes ? [true, false].map((isShow) => texts.because({ minutes, mood, isShow })) : [],
			),
		);
		for (const sentence of [...widened, ...reasons]) {
			expect(sentence).not.toMatch(/undefined|null|false|true| {2}/);
			expect(sentence.trim()).toBe(sentence);
		}
		expect(new Set(widened).size).toBe(widened.length);
	});
});
