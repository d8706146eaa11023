import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/lists";

export type ListsTexts = ReturnType<typeof english>;

/** The lists that a person makes, their order, and what others see of one by its link. */
export const listsTexts = openArea(import.meta.glob<typeof english>("./*/lists.ts", { import: "default" }));

if (!import.meta.env.SSR) await listsTexts.load(pageLanguage());
