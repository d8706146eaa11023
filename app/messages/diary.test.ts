import { expect, it } from "vitest";
import { diaryTexts } from "./diary";

it.each([
	["es", "1 visto", "1 puntuado", "2 vistos"],
	["fr", "1 vu", "1 noté", "2 vus"],
	["pt-BR", "1 visto", "1 avaliado", "2 vistos"],
] as const)("%s counts one entry in the singular", async (language, watched, rated, two) => {
	await diaryTexts.load(language);
	const { counted } = diaryTexts.in(language);
	const shown = { text: "", isAmong: false, count: "1", hasMore: false, isRated: false };
	expect([counted(shown), counted({ ...shown, isRated: true }), counted({ ...shown, count: "2" })]).toEqual([
		watched,
		rated,
		two,
	]);
});
