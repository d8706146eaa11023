import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/cards";

/** Rows and cards of titles and people, on whichever page. */
export const cardsTexts = openArea(import.meta.glob<typeof english>("./*/cards.ts", { import: "default" }));

export type CardsTexts = ReturnType<typeof english>;

if (!import.meta.env.SSR) await cardsTexts.load(pageLanguage());
