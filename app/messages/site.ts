import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/site";

export type SiteTexts = ReturnType<typeof english>;

/** What is on every page: header, menus, footer, failures, and words of several parts. */
export const siteTexts = openArea(import.meta.glob<typeof english>("./*/site.ts", { import: "default" }));

if (!import.meta.env.SSR) await siteTexts.load(pageLanguage());
