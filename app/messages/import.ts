import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/import";

export type ImportTexts = ReturnType<typeof english>;

/** Settings → Import: choosing files, what each row becomes, undo. */
export const importTexts = openArea(import.meta.glob<typeof english>("./*/import.ts", { import: "default" }));

if (!import.meta.env.SSR) await importTexts.load(pageLanguage());
