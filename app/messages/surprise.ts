import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/surprise";

export type SurpriseTexts = ReturnType<typeof english>;

/** Surprise Me. */
export const surpriseTexts = openArea(import.meta.glob<typeof english>("./*/surprise.ts", { import: "default" }));

if (!import.meta.env.SSR) await surpriseTexts.load(pageLanguage());
