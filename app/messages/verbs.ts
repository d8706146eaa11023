import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/verbs";

export type VerbTexts = ReturnType<typeof english>;

/** The buttons, menus and forms with which a person changes a title in their library. */
export const verbTexts = openArea(import.meta.glob<typeof english>("./*/verbs.ts", { import: "default" }));

if (!import.meta.env.SSR) await verbTexts.load(pageLanguage());
