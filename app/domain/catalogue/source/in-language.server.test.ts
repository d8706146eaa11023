import { describe, expect, it } from "vitest";
import { LANGUAGE_TAGS, type Language } from "~/lib/language/languages";
import { findShow as findFakeShow } from "../../../../tests/fake-upstream/titles";
import { newIsolatePlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { type OpenCatalogue, openCatalogue } from "../catalogue.server";
import { findCollection, findMovie, findPerson, findSeason, findShow } from "../titles/titles.server";
import { toTitleCards } from "./mapping";

// In the fake upstream the last digit of an id says what is translated: of 2 and 7 nothing, of 1 and 6 only the title.

/** An installation of its own; each call is a request for a page in that language. */
function newSite(variables: Record<string, string> = { TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` }) {
	const platform = newIsolatePlatform({ ...TMDB_VARIABLES, ...variables });
	return (language: Language) => openCatalogue({ ...platform, language });
}

/** The first pages have titles with odd or missing texts. */
async function listPopular(catalogue: OpenCatalogue) {
	return toTitleCards((await catalogue.popular.movie({ page: 5 }))?.results ?? []);
}

describe("a list", () => {
	it("has its titles in the language of the page, and marks those that nobody translated by their own", async () => {
		fakeTmdb();
		const open = newSite();
		const [english, spanish] = await Promise.all([listPopular(open("en")), listPopular(open("es"))]);
		const byId = new Map(english.map((card) => [card.id, card]));
		for (const card of spanish) {
			const { title } = byId.get(card.id)!;
			if (card.titleLanguage)
				expect(card).toMatchObject({ title, titleLanguage: expect.stringMatching(/^(en|fr|ja)$/) });
			else expect([`El caso ${title}`, title]).toContain(card.title);
			expect(card.titleLanguage !== undefined).toBe(card.id % 5 === 2 && card.title === title);
		}
		expect(spanish.some(({ titleLanguage }) => titleLanguage === "en")).toBe(true);
		expect(english.some((card) => "titleLanguage" in card)).toBe(false);
	});

	it("keeps titles whose overview nobody translated", async () => {
		fakeTmdb();
		const open = newSite();
		const [english, german] = await Promise.all([listPopular(open("en")), listPopular(open("de"))]);
		expect(german.map(({ id }) => id)).toEqual(expect.arrayContaining(english.map(({ id }) => id)));
		expect(german.find(({ id }) => id % 5 === 1)?.overview).toBe("");
	});
});

describe("a title", () => {
	it("has every text in the language where it is translated, and the original title beside", async () => {
		fakeTmdb();
		const movie = await findMovie(newSite()("fr"), 1000);
		expect(movie).toMatchObject({ title: "Le cas The Paper Lantern", originalTitle: "The Paper Lantern" });
		expect(movie?.overview).toBe("L’histoire de The Paper Lantern.");
		expect(movie).not.toHaveProperty("titleLanguage");
		expect(movie).not.toHaveProperty("overviewLanguage");
	});

	it("falls back field by field to the original language, then to English, and says so", async () => {
		fakeTmdb();
		const open = newSite();
		const ids = Array.from({ length: 80 }, (_, index) => 1060 + index).filter((id) => [1, 2].includes(id % 5));
		const movies = await Promise.all(
			ids.map(async (id) => ({ movie: await findMovie(open("de"), id), english: await findMovie(open("en"), id) })),
		);
		const readable = movies.filter(({ english }) => english?.overview && english.title !== "Untitled");
		const foreign = readable.filter(({ english }) => english?.language !== "en" && english?.language !== "");
		for (const { movie, english } of readable.filter((pair) => !foreign.includes(pair))) {
			expect(movie).toMatchObject({ overview: english!.overview, overviewLanguage: "en" });
		}
		expect(foreign.length).toBeGreaterThan(2);
		for (const { movie, english } of foreign) {
			expect(movie).toMatchObject({
				overview: `${english!.language}: ${english!.overview}`,
				overviewLanguage: english!.language,
			});
			// The original language has no tagline, English has.
			if (english!.tagline) expect(movie).toMatchObject({ tagline: english!.tagline, taglineLanguage: "en" });
		}
		const unnamed = movies.filter(({ movie }) => movie && movie.id % 5 === 2 && movie.language === "ja");
		for (const { movie } of unnamed) expect(movie).toMatchObject({ titleLanguage: "ja", originalTitle: "" });
	});

	it("takes a title of the language from another country", async () => {
		fakeTmdb();
		const open = newSite();
		const original = (await findMovie(open("en"), 1067))!.title;
		const movie = await findMovie(open("es"), 1067);
		expect(movie).toMatchObject({ title: `El cuento ${original}`, originalTitle: original });
		expect(movie).not.toHaveProperty("titleLanguage");
	});

	it("has a poster in the language, else one without text, else the original", async () => {
		fakeTmdb();
		const open = newSite();
		const posters = await Promise.all([1062, 1063, 1064].map(async (id) => (await findMovie(open("tr"), id))?.poster));
		expect(posters).toEqual(["/poster-1062-tr.jpg", "/poster-1063-plain.jpg", "/poster-1064.jpg"]);
		expect((await findMovie(open("en"), 1063))?.poster).toBe("/poster-1063.jpg");
	});

	it("names countries and languages in the language", async () => {
		fakeTmdb();
		const movie = await findMovie(newSite()("de"), 1000);
		expect(movie?.countries.concat(movie.spokenLanguages).join()).toMatch(/USA|Frankreich|Japan|Spanien/);
	});

	it("costs one request to the upstream, in any language", async () => {
		const tmdb = fakeTmdb();
		const open = newSite();
		for (const language of LANGUAGE_TAGS) await findMovie(open(language), 1000);
		expect(tmdb.requests()).toHaveLength(LANGUAGE_TAGS.length);
		await findMovie(open("es"), 1000);
		expect(tmdb.requests()).toHaveLength(LANGUAGE_TAGS.length);
	});

	it("asks for nothing more in English than before", async () => {
		const tmdb = fakeTmdb();
		await findMovie(newSite()("en"), 1000);
		expect(tmdb.requests().join()).not.toMatch(/language|translations|images/);
	});
});

it("an episode without a name of its own has none, as in English", async () => {
	fakeTmdb();
	const show = findFakeShow(50_000)!;
	const names = (await findSeason(newSite()("es"), show.id, 1))!.episodes.map(({ number, name }) => [number, name]);
	for (const [number, name] of names) {
		expect(name).toBe(Number(number) % 4 === 0 ? "" : `El caso ${number}`);
	}
	expect((await findShow(newSite()("es"), show.id))?.seasons[0]?.name).toBe("Season 1");
});

it("a biography and a collection without a translation are in English, and say so", async () => {
	fakeTmdb();
	const open = newSite();
	const people = await Promise.all(
		[100_000, 100_001, 100_002].map(async (id) => [
			await findPerson(open("pt-BR"), id),
			await findPerson(open("en"), id),
		]),
	);
	for (const [person, english] of people) {
		expect(person?.biography).toEqual(english?.biography);
		expect(person?.biographyLanguage).toBe(english?.biography.length ? "en" : undefined);
	}
	expect((await findCollection(open("pt-BR"), 800))?.movies.map(({ title }) => title)).toContain(
		"O caso The Paper Lantern",
	);
});

describe("the sample catalogue", () => {
	it("is in English, and says so on pages in other languages", async () => {
		const open = newSite({ TMDB_TOKEN: "" });
		const movie = await findMovie(open("ar"), 129);
		expect(movie).toMatchObject({ titleLanguage: "en", overviewLanguage: "en", originalTitle: "千と千尋の神隠し" });
		expect((await listPopular(open("ar"))).every(({ titleLanguage }) => titleLanguage === "en")).toBe(true);
		expect(await findMovie(open("en"), 129)).not.toHaveProperty("titleLanguage");
	});
});

it("languages never mix, among 10,000 reads at once in one isolate", async () => {
	fakeTmdb();
	const open = newSite();
	const starts: Record<Language, string> = {
		...{
			en: "",
			es: "El caso ",
			fr: "Le cas ",
			de: "Der Fall ",
			"pt-BR": "O caso ",
			ja: "映画 ",
			ar: "قصة ",
			tr: "Bir ",
		},
	};
	const ids = [1000, 1063, 1064, 1065, 1068];
	const names = new Map(await Promise.all(ids.map(async (id) => [id, (await findMovie(open("en"), id))!] as const)));
	const reads = Array.from({ length: 10_000 }, (_, index) => ({
		language: LANGUAGE_TAGS[index % LANGUAGE_TAGS.length]!,
		id: ids[Math.floor(index / 7) % ids.length]!,
	}));
	const wrong = await Promise.all(
		reads.map(async ({ language, id }) => {
			const body = (await open(language).movie({ id }))!;
			const { title, language: original } = names.get(id)!;
			const wanted = original === language ? title : starts[language] + title;
			return body.title === wanted ? [] : [{ language, id, title: body.title }];
		}),
	);
	expect(wrong.flat()).toEqual([]);
});

it("what is stored is looked up in English, whatever the page", async () => {
	fakeTmdb();
	const catalogue = newSite()("es");
	expect((await findMovie(catalogue.inEnglish(), 1000))?.title).toBe("The Paper Lantern");
	expect((await findMovie(catalogue, 1000))?.title).toBe("El caso The Paper Lantern");
});

it("genres keep their English names, by which titles are filtered; the pages translate them", async () => {
	fakeTmdb();
	const open = newSite();
	const [japanese, english] = await Promise.all([findMovie(open("ja"), 1000), findMovie(open("en"), 1000)]);
	expect(japanese?.genres).toEqual(english?.genres);
});
