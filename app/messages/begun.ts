import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/begun";

export type BegunTexts = ReturnType<typeof english>;

/** On Home, of the visitor's own titles: what to go on with, what was watched on this day, and three to begin with. */
export const begunTexts = openArea(import.meta.glob<typeof english>("./*/begun.ts", { import: "default" }));

if (!import.meta.env.SSR) await begunTexts.load(pageLanguage());
