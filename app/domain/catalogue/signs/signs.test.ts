import { describe, expect, it } from "vitest";
import { REPERTOIRE } from "~/artwork/data/repertoire";
import { designTitle, titleFacts } from "~/artwork/design";
import { drawMotif, MOTIF_WORDS } from "~/artwork/motifs";
import { listKeywords, listTitles } from "~/clients/sample-catalogue/titles";
import { SHOWN_MOTIFS } from "~/components/browse/pictures-link";
import { LANGUAGE_TAGS } from "~/lib/language/languages";
import { signsTexts } from "~/messages/signs";
import { SIGN_WORDS } from "./sign-words.server";
import { picturesUrl, readPicked, SIGN_KEYWORDS_MAX, SIGNS, type SignKey, withToggled } from "./signs";

function read(search: string) {
	return readPicked(new URLSearchParams(search));
}

describe("the signs of a URL", () => {
	it("are the known ones, each once, in the order in which they were picked", () => {
		expect(read("sign=moon&sign=door")).toEqual({ signs: ["moon", "door"], page: 1 });
		expect(read("sign=door&sign=door&page=3")).toEqual({ signs: ["door"], page: 3 });
		for (const search of ["", "sign=", "sign=unicorn", "sign=Door", "sign=constructor", "sign=%00", "door=1"]) {
			expect(read(search).signs, search).toEqual([]);
		}
	});

	it("are at most the two that were picked last", () => {
		expect(read("sign=door&sign=eye&sign=nothing&sign=moon").signs).toEqual(["eye", "moon"]);
	});

	it("are written as they are read", () => {
		for (const search of ["", "?sign=eye", "?sign=sea&sign=eye", "?sign=sea&sign=eye&page=4"]) {
			expect(picturesUrl(read(search)), search).toBe(`/pictures${search}`);
		}
		expect(picturesUrl({ signs: [], page: 4 })).toBe("/pictures");
	});

	it("lose a sign that is picked again; a third takes the place of the first", () => {
		expect(withToggled([], "door")).toEqual(["door"]);
		expect(withToggled(["door"], "door")).toEqual([]);
		expect(withToggled(["door", "eye"], "door")).toEqual(["eye"]);
		expect(withToggled(["door", "eye"], "moon")).toEqual(["eye", "moon"]);
	});
});

describe("every sign", () => {
	it("has a picture of the artwork below 2.5 KB, a key and in each language a name of its own", async () => {
		for (const { key, picture } of SIGNS) {
			const motif = /sign-([a-z]+)\.svg$/.exec(picture)?.[1] ?? "";
			expect((await drawMotif(motif))?.length, key).toBeLessThan(2500);
			expect(SIGN_WORDS[key].motifs, key).toContain(motif);
		}
		for (const language of LANGUAGE_TAGS) {
			await signsTexts.load(language);
			const names = signsTexts.in(language).names;
			expect(new Set(SIGNS.map(({ key }) => names[key])).size, language).toBe(SIGNS.length);
		}
		expect(new Set(SIGNS.map(({ key }) => key)).size).toBe(SIGNS.length);
	});

	it("of the link to the wall has a picture", async () => {
		for (const motif of SHOWN_MOTIFS) expect(await drawMotif(motif), motif).toMatch(/^<svg /);
	});

	it("has words of motifs that exist, no motif of another sign, and a keyword of TMDB that no other has", () => {
		const rows = Object.values(SIGN_WORDS);
		const motifs = rows.flatMap((row) => row.motifs);
		for (const motif of motifs) expect(MOTIF_WORDS, motif).toHaveProperty(motif);
		expect(new Set(motifs).size).toBe(motifs.length);
		const keywords = rows.flatMap((row) => row.keywords);
		expect(new Set(keywords).size).toBe(keywords.length);
		for (const [key, row] of Object.entries(SIGN_WORDS)) {
			expect(row.keywords.length, key).toBeGreaterThan(0);
			expect(row.keywords.length, key).toBeLessThanOrEqual(SIGN_KEYWORDS_MAX);
		}
	});

	it("belongs to at least four titles of the sample catalogue", () => {
		const counts = new Map<string, number>();
		for (const title of listTitles("all")) {
			for (const { name } of listKeywords(title)) counts.set(name, (counts.get(name) ?? 0) + 1);
		}
		for (const { key } of SIGNS) expect(counts.get(key), key).toBeGreaterThanOrEqual(4);
	});
});

describe("every title of the sample catalogue", () => {
	it("has one to three different signs, and no other keyword", () => {
		for (const title of listTitles("all")) {
			const names = listKeywords(title).map(({ name }) => name);
			expect(names.length, title.name).toBeGreaterThanOrEqual(1);
			expect(names.length, title.name).toBeLessThanOrEqual(3);
			expect(new Set(names).size, title.name).toBe(names.length);
			for (const name of names)
				expect(
					SIGNS.map(({ key }) => key as string),
					title.name,
				).toContain(name);
		}
	});

	it("has the sign that its poster shows first", () => {
		for (const title of listTitles("all")) {
			const { compositions, emblem } = designTitle(titleFacts(title));
			const [drawn] = compositions;
			const motif = drawn && "needsEmblem" in REPERTOIRE[drawn] ? emblem : drawn;
			const shown = (Object.keys(SIGN_WORDS) as SignKey[]).find((key) => SIGN_WORDS[key].motifs.includes(motif ?? ""));
			if (shown) expect(listKeywords(title)[0]?.name, title.name).toBe(shown);
		}
	});
});
