import { describe, expect, it, test } from "vitest";
import { listGenres } from "~/domain/catalogue/genres";
import { listActiveFilters, listChosenFilters } from "~/domain/catalogue/lists/active-filters";
import { CHIPS, NO_FILTERS, readFilters, SORTS } from "~/domain/catalogue/lists/list-query";
import type { MediaType } from "~/domain/catalogue/types";
import { LANGUAGE_TAGS, type Language } from "~/lib/language/languages";
import { loadMessages } from "~/messages/area";
import { filterNamesIn, nameListing } from "./filter-names";

const MEDIA_TYPES: MediaType[] = ["movie", "tv"];

async function nameIn(language: Language, address: string): Promise<string> {
	await loadMessages(language);
	const [path, search] = address.split("?");
	const mediaType = path === "/movies" ? "movie" : "tv";
	return nameListing(language, mediaType, readFilters(mediaType, new URLSearchParams(search)));
}

test.each([
	["year_from=1990", "From 1990"],
	["year_to=1999", "Up to 1999"],
	["year_from=1990&year_to=1990", "1990"],
	["year_from=1990&year_to=1999", "1990 to 1999"],
	["score=7", "Score 7+"],
	["votes=1000", "1,000+ votes"],
	["runtime_from=80", "From 80 min"],
	["runtime_to=120", "Up to 120 min"],
	["runtime_from=80&runtime_to=120", "80 to 120 min"],
	["country=JP", "Japan"],
	["country=TR", "Turkey"],
	["country=HK", "Hong Kong"],
	["language=fr", "French"],
	["language=cn", "Cantonese"],
	["provider=disney", "Disney+"],
	["provider=hbo", "HBO"],
	["genre=37", "Western"],
	["sort=title", "A to Z"],
])("the chip of %s says %s", (search, name) => {
	const filters = readFilters("movie", new URLSearchParams(search));
	const active = [...listChosenFilters("movie", filters), ...listActiveFilters(filters)];
	expect(active.map(({ key }) => filterNamesIn("en").active(key, "movie", filters))).toEqual([name]);
});

test("chips, orders and selects have the names of the specification", () => {
	const names = filterNamesIn("en");
	expect(CHIPS.map((chip) => names.chip("movie", chip))).toEqual(["All Movies", "Trending", "Top Rated", "Latest"]);
	expect(CHIPS.map((chip) => names.chip("tv", chip))[0]).toBe("All Shows");
	expect(SORTS.map(names.sort)).toEqual(["Most Popular", "Top Rated", "Latest", "A to Z"]);
	for (const mediaType of MEDIA_TYPES) {
		expect(names.genres(mediaType)).toEqual(listGenres(mediaType).map(({ id, name }) => [id, name]));
	}
});

describe.each(LANGUAGE_TAGS)("in %s", (language) => {
	it("every genre of a kind makes a name of its own", async () => {
		await loadMessages(language);
		for (const mediaType of MEDIA_TYPES) {
			const names = listGenres(mediaType).map(({ id }) =>
				nameListing(language, mediaType, { ...NO_FILTERS, genre: id }),
			);
			expect(new Set(names).size).toBe(names.length);
			expect(names.filter((name) => /undefined|null/.test(name))).toEqual([]);
		}
	});

	it("everything that a listing's name has is said", async () => {
		const whole = await nameIn(
			language,
			"/movies?genre=27&chip=top_rated&year_from=1980&year_to=1989&country=FR&language=ja",
		);
		const less = await Promise.all(
			[
				"/movies?chip=top_rated&year_from=1980&year_to=1989&country=FR&language=ja",
				"/movies?genre=27&year_from=1980&year_to=1989&country=FR&language=ja",
				"/movies?genre=27&chip=top_rated&country=FR&language=ja",
				"/movies?genre=27&chip=top_rated&year_from=1980&year_to=1989&language=ja",
				"/movies?genre=27&chip=top_rated&year_from=1980&year_to=1989&country=FR",
			].map((address) => nameIn(language, address)),
		);
		for (const name of less) expect(name.length).toBeLessThan(whole.length);
	});
});

test.each([
	["es", "/movies", "Películas"],
	["es", "/movies?genre=27&year_from=1980&year_to=1989", "Películas de terror de los años 80"],
	["es", "/movies?year_from=1900&year_to=1909", "Películas de la década de 1900"],
	["es", "/movies?genre=35&chip=top_rated", "Comedias con mejor valoración"],
	["es", "/tv?country=JP&language=ja", "Series de Japón en japonés"],
	["fr", "/movies?genre=27&year_from=1980&year_to=1989", "Films d’horreur des années 80"],
	["fr", "/movies?genre=35&chip=trending&country=JP", "Comédies · Japon · Tendances"],
	["fr", "/tv?language=en", "Séries en anglais"],
	["de", "/movies?genre=35&year_from=1990&year_to=1999", "Komödien der 90er"],
	["de", "/movies?genre=27&chip=top_rated&country=US", "Bestbewertete Horrorfilme · USA"],
	["de", "/tv?year_from=2010&year_to=2019", "Serien der 2010er"],
	["pt-BR", "/movies?genre=27&year_from=1980&year_to=1989", "Filmes de terror dos anos 80"],
	["pt-BR", "/tv?chip=top_rated", "Séries mais bem avaliadas"],
	["pt-BR", "/movies?chip=top_rated&genre=35&year_from=1994&year_to=1994", "Comédias mais bem avaliadas de 1994"],
	["pt-BR", "/movies?chip=top_rated&language=es", "Filmes mais bem avaliados em espanhol"],
	["ja", "/movies?genre=27&year_from=1980&year_to=1989&country=FR", "1980年代のフランスのホラー映画"],
	["ja", "/tv?chip=latest", "最新のテレビ番組"],
	["ar", "/movies", "الأفلام"],
	["ar", "/movies?genre=27&year_from=1980&year_to=1989", "أفلام رعب من الثمانينيات"],
	["ar", "/tv?language=fr", "مسلسلات باللغة الفرنسية"],
	["tr", "/movies?genre=27&year_from=1980&year_to=1989", "1980’lerden korku filmleri"],
	["tr", "/movies?year_from=1990&year_to=1999", "1990’lardan filmler"],
	["tr", "/tv?genre=35&chip=top_rated", "En beğenilen komedi dizileri"],
] as const)("in %s, %s is called %s", async (language, address, name) => {
	expect(await nameIn(language, address)).toBe(name);
});

test("names are in the order of the page's alphabet", async () => {
	await loadMessages("es");
	const genres = filterNamesIn("es")
		.genres("movie")
		.map(([, name]) => name);
	expect(genres).toEqual(genres.toSorted(new Intl.Collator("es").compare));
	expect(genres.indexOf("Terror")).toBeLessThan(genres.indexOf("Western"));
});
