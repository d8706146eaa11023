import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/listings";

export type ListingsTexts = ReturnType<typeof english>;

/** The listings of movies and of shows: their names and filters. */
export const listingsTexts = openArea(import.meta.glob<typeof english>("./*/listings.ts", { import: "default" }));

if (!import.meta.env.SSR) await listingsTexts.load(pageLanguage());
