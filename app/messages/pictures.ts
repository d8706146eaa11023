import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/pictures";

export type PicturesTexts = ReturnType<typeof english>;

/** Browse by picture, and the daily riddle of signs. */
export const picturesTexts = openArea(import.meta.glob<typeof english>("./*/pictures.ts", { import: "default" }));

if (!import.meta.env.SSR) await picturesTexts.load(pageLanguage());
