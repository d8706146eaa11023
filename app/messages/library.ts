import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/library";

export type LibraryTexts = ReturnType<typeof english>;

/** My List with its sections, and what its pages share: tabs, cards, filters, empty lists. */
export const libraryTexts = openArea(import.meta.glob<typeof english>("./*/library.ts", { import: "default" }));

if (!import.meta.env.SSR) await libraryTexts.load(pageLanguage());
