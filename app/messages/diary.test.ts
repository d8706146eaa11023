import { expect, it } from "vitest";
import { diaryTexts } from "./diary";

it.each([
	["de", { isAmong: true }, "Unter 0 Einträgen", "Unter 1 Eintrag", "Unter 2 Einträgen"],
	["de", { isAmong: true, isRated: true }, "Unter 0 Bewertungen", "Unter 1 Bewertung", "Unter 2 Bewertungen"],
	["es", {}, "0 vistos", "1 visto", "2 vistos"],
	["es", { isRated: true }, "0 puntuados", "1 puntuado", "2 puntuados"],
	["fr", {}, "0 vu", "1 vu", "2 vus"],
	["fr", { isRated: true }, "0 noté", "1 noté", "2 notés"],
	["pt-BR", {}, "0 visto", "1 visto", "2 vistos"],
	["pt-BR", { isRated: true }, "0 avaliado", "1 avaliado", "2 avaliados"],
] as const)("%s counts entries in its own singular and plural (%j)", async (language, shown, ...said) => {
	await diaryTexts.load(language);
	const { counted } = diaryTexts.in(language);
	const plain = { text: "", isAmong: false, hasMore: false, isRated: false, ...shown };
	expect([0, 1, 2].map((number) => counted({ ...plain, number, count: String(number) }))).toEqual(said);
});

it("a number is counted however it is written", async () => {
	await diaryTexts.load("fr");
	const shown = { text: "", isAmong: false, number: 1.5, count: "1,5", hasMore: false, isRated: false };
	expect(diaryTexts.in("fr").counted(shown)).toBe("1,5 vu");
});
