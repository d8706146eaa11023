import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/dmca";

export type DmcaTexts = ReturnType<typeof english>;

/** The page on copyright. */
export const dmcaTexts = openArea(import.meta.glob<typeof english>("./*/dmca.ts", { import: "default" }));

if (!import.meta.env.SSR) await dmcaTexts.load(pageLanguage());
