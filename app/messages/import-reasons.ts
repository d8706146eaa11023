import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/import-reasons";

export type ImportReasonTexts = ReturnType<typeof english>;

/**
 * Why rows and files of an import are not used, and what is doubtful about them. The server writes most of them, and loads a language
 * with the first import in it; the browser says why files that it has read cannot be imported.
 */
export const importReasonTexts = openArea(
	import.meta.glob<typeof english>("./*/import-reasons.ts", { import: "default" }),
	{ isLoadedWithPages: false },
);

if (!import.meta.env.SSR) await importReasonTexts.load(pageLanguage());
