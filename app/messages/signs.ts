import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/signs";

export type SignsTexts = ReturnType<typeof english>;

/** The names of the signs by which pictures are browsed. */
export const signsTexts = openArea(import.meta.glob<typeof english>("./*/signs.ts", { import: "default" }));

if (!import.meta.env.SSR) await signsTexts.load(pageLanguage());
