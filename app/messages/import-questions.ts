import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/import-questions";

export type ImportQuestionTexts = ReturnType<typeof english>;

/** What an import asks about its files, and what their columns are called. */
export const importQuestionTexts = openArea(
	import.meta.glob<typeof english>("./*/import-questions.ts", { import: "default" }),
);

if (!import.meta.env.SSR) await importQuestionTexts.load(pageLanguage());
