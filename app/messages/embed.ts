import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/embed";

export type EmbedTexts = ReturnType<typeof english>;

/** The pages of the built-in player and of the trailer, which watch pages frame. */
export const embedTexts = openArea(import.meta.glob<typeof english>("./*/embed.ts", { import: "default" }));

if (!import.meta.env.SSR) await embedTexts.load(pageLanguage());
