// What a search calls the lists that its text names.
import { readFilters } from "~/domain/catalogue/lists/list-query";
import type { ListName } from "~/domain/catalogue/lists/loaded-list";
import { PICTURES_PATH, readPicked } from "~/domain/catalogue/signs/signs";
import type { Language } from "~/lib/language/languages";
import { formatsIn } from "~/messages/formats";
import { searchTexts } from "~/messages/search";
import { signsTexts } from "~/messages/signs";
import { useLanguage } from "~/messages/use-language";
import { nameListing } from "./filter-names";

function nameAddress(language: Language, address: string): string {
	const [path = "", search] = address.split("?");
	const params = new URLSearchParams(search);
	if (path === PICTURES_PATH) {
		const { signs } = readPicked(params);
		const { names } = signsTexts.in(language);
		return signs.map((key) => searchTexts.in(language).withSign(names[key])).join(" · ");
	}
	const mediaType = path === "/movies" ? "movie" : "tv";
	return nameListing(language, mediaType, readFilters(mediaType, params));
}

/** "Horror movies of the 1980s", "Tom Hanks · Movies of 1990", "With “robot”". */
export function nameList(language: Language, { people = [], lists = [], words }: ListName): string {
	if (words !== undefined) return searchTexts.in(language).withWords(words);
	const names = people.length > 0 ? [formatsIn(language).list(people)] : [];
	return [...names, ...lists.map((address) => nameAddress(language, address))].join(" · ");
}

/** In the language of the page. */
export function useListName(): (name: ListName) => string {
	const language = useLanguage();
	return (name) => nameList(language, name);
}
