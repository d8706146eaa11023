import { createContext, use } from "react";
import { DEFAULT_LANGUAGE, type Language, pageLanguage } from "~/lib/language/languages";
import type { Area } from "./area";

/** The language of the page. The server provides it for each document; in the browser it is the document's. */
export const PageLanguage = createContext<Language>(import.meta.env.SSR ? DEFAULT_LANGUAGE : pageLanguage());

export function useLanguage(): Language {
	return use(PageLanguage);
}

/** The texts of an area in the language of the page. */
export function useTexts<Texts>(area: Area<Texts>): Texts {
	return area.in(use(PageLanguage));
}
