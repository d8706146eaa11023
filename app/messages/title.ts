import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/title";

/** The pages of titles, and what others show of them: trailer, offers, sharing, a person's credits. */
export const titleTexts = openArea(import.meta.glob<typeof english>("./*/title.ts", { import: "default" }));

export type TitleTexts = ReturnType<typeof english>;

if (!import.meta.env.SSR) await titleTexts.load(pageLanguage());
