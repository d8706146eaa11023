import { LANGUAGES, type Language, pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/diary";
import { formatsIn } from "./formats";

export type DiaryTexts = ReturnType<typeof english>;

/** The diary of what was watched, its tickets, and the pages of a year and of all years. */
export const diaryTexts = openArea(import.meta.glob<typeof english>("./*/diary.ts", { import: "default" }));

if (!import.meta.env.SSR) await diaryTexts.load(pageLanguage());

/** What is drawn on tickets (`artwork/ticket.ts`). */
export function ticketWordsIn(language: Language) {
	return {
		...diaryTexts.in(language).ticket,
		language,
		isFromRight: LANGUAGES[language].dir === "rtl",
		monthName: (month: string) => formatsIn(language).monthName(month, "short"),
	};
}
