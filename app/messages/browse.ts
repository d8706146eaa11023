import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/browse";

export type BrowseTexts = ReturnType<typeof english>;

/** Home, lists of titles, and what pages show where the catalogue does not respond. */
export const browseTexts = openArea(import.meta.glob<typeof english>("./*/browse.ts", { import: "default" }));

if (!import.meta.env.SSR) await browseTexts.load(pageLanguage());
