import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/search";

export type SearchTexts = ReturnType<typeof english>;

/** The search page, and the lists that a search names. */
export const searchTexts = openArea(import.meta.glob<typeof english>("./*/search.ts", { import: "default" }));

if (!import.meta.env.SSR) await searchTexts.load(pageLanguage());
