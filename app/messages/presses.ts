import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/presses";

export type PressTexts = ReturnType<typeof english>;

/** What a press on these says and asks. Loaded with what presses do. */
export const pressTexts = openArea(import.meta.glob<typeof english>("./*/presses.ts", { import: "default" }));

if (!import.meta.env.SSR) await pressTexts.load(pageLanguage());
