import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/import-files";

export type ImportFileTexts = ReturnType<typeof english>;

/** Where services have their files, and what these are called; loaded as the reasons of imports are. */
export const importFileTexts = openArea(
	import.meta.glob<typeof english>("./*/import-files.ts", { import: "default" }),
	{ isLoadedWithPages: false },
);

if (!import.meta.env.SSR) await importFileTexts.load(pageLanguage());
