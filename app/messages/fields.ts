import { pageLanguage } from "~/lib/language/languages";
import { openArea } from "./area";
import type english from "./en/fields";

export type FieldTexts = ReturnType<typeof english>;

/** What the browser says of a field that is not filled in as its form asks; loaded with the first such message. */
export const fieldTexts = openArea(import.meta.glob<typeof english>("./*/fields.ts", { import: "default" }), {
	isLoadedWithPages: false,
});

if (!import.meta.env.SSR) await fieldTexts.load(pageLanguage());
