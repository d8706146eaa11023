import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/settings";

export type SettingsTexts = ReturnType<typeof english>;

/** Settings, without the import. */
export const settingsTexts = openArea(import.meta.glob<typeof english>("./*/settings.ts", { import: "default" }));

if (!import.meta.env.SSR) await settingsTexts.load(pageLanguage());
