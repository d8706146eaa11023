import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/privacy";

export type PrivacyTexts = ReturnType<typeof english>;

/** The page on privacy. */
export const privacyTexts = openArea(import.meta.glob<typeof english>("./*/privacy.ts", { import: "default" }));

if (!import.meta.env.SSR) await privacyTexts.load(pageLanguage());
