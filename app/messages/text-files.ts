import type { Language } from "~/lib/language/languages";

/**
 * The files of texts for which a script of the page waits, by the address of the script and the page's language. A build writes them here
 * (`scripts/text-files.ts`); in development there are none.
 */
export const TEXT_FILES: Record<string, Partial<Record<Language, string[]>>> = {};
