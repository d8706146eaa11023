import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/missing";

export type MissingTexts = ReturnType<typeof english>;

/** What is shown in place of a page: there is none, it is closed to a child, or there is no network. */
export const missingTexts = openArea(import.meta.glob<typeof english>("./*/missing.ts", { import: "default" }));

if (!import.meta.env.SSR) await missingTexts.load(pageLanguage());
