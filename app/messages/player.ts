import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/player";

export type PlayerTexts = ReturnType<typeof english>;

/** The watch pages. */
export const playerTexts = openArea(import.meta.glob<typeof english>("./*/player.ts", { import: "default" }));

if (!import.meta.env.SSR) await playerTexts.load(pageLanguage());
