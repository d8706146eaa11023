// Every page in every language: what it says is in that language, and fits.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { LANGUAGE_TAGS, type Language, pathIn } from "~/lib/language/languages";
import { freshAddress, signIn, whenReady } from "./accounts";
import { clientOf } from "./library";
import { givenOwnScreens, OWN_SCREENS, SCREENS, type Screen } from "./screens";
import { expect, expectAccessible, expectFits, test } from "./test";

test.use({ catalogue: "tmdb", extraHTTPHeaders: freshAddress(), expectedErrors: [/status of (4\d\d|503)/] });

const TRANSLATED = LANGUAGE_TAGS.filter((language) => language !== "en");
/** In their pages a word in Latin letters is a name, or is not translated. */
const OTHER_SCRIPTS: Language[] = ["ja", "ar"];
/** The pages that docs/translating.md lists as English in every language. */
const ENGLISH = ["/api/docs"];
/** Names that are the same in several languages. */
const NAMES =
	/^(?:Marquee|TMDB|DMCA|API|UTC|WhatsApp|Facebook|Letterboxd|Trakt|IMDb|Simkl|Yamtrack|Movary|Watcharr|TV Time|MyAnimeList|SeriesGuide|JSON|CSV|Netflix|HBO|Disney\+|Prime Video|Hong Kong|PIN \(optional\)|(?:DMCA · Marquee)|Marquee Player: .*|user-\w+)$/;
/** Of genres, which several languages call the same. */
const GENRES = /^[A-Z]\w+(?:, [A-Z]\w+)+$/;
/** Names of time zones, addresses, ids. */
const DATA = /^[A-Z]\w+\/[\w/ +-]+$|@|^[\da-f-]{36}$/;
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });
const COUNTRY_NAMES = new Set(LETTERS.flatMap((first) => LETTERS.map((second) => COUNTRIES.of(first + second))));

function isName(text: string): boolean {
	return GENRES.test(text) || NAMES.test(text) || DATA.test(text) || COUNTRY_NAMES.has(text);
}

interface Texts {
	/** What the interface says: texts and labels. */
	said: string[];
	/** What the catalogue and people have written. */
	names: string[];
}

/** The texts of a document; those of elements with a language or direction of their own are names. */
function readTexts(page: Page, html: string): Promise<Texts> {
	return page.evaluate((source) => {
		const parsed = new DOMParser().parseFromString(source, "text/html");
		const said = new Set<string>();
		const names = new Set<string>();
		const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node instanceof Element ? node : node.parentElement;
			if (!element || element.closest("script, style, svg title, code, pre")) continue;
			const isName = element.closest("bdi, [dir=auto], body [lang]") !== null;
			const texts =
				node instanceof Element
					? ["aria-label", "title", "placeholder", "alt", "aria-description"].map((name) => node.getAttribute(name))
					: [node.nodeValue];
			if (node instanceof Element && node.matches("meta[name=description]")) texts.push(node.getAttribute("content"));
			for (const text of texts) {
				const plain = text?.replace(/\s+/g, " ").trim();
				if (plain) (isName ? names : said).add(plain);
			}
		}
		return { said: [...said], names: [...names] };
	}, html);
}

/** The texts that a page says in English as well: none but names. */
function findEnglish(language: Language, translated: Texts, english: Texts): string[] {
	const known = new Set([...english.names, ...translated.names]);
	const words = OTHER_SCRIPTS.includes(language) ? /[A-Za-z]{3}/ : /[A-Za-z]{2}\S*\s+\S*[A-Za-z]{2}/;
	const same = new Set(english.said);
	return translated.said.filter(
		(text) => words.test(text) && same.has(text) && !known.has(text.replace(/ · Marquee$/, "")) && !isName(text),
	);
}

async function expectTranslated(page: Page, paths: string[]) {
	async function read(language: Language, path: string) {
		return await readTexts(page, await (await page.request.get(pathIn(language, path))).text());
	}
	/** Each text once, with the first page that says it. */
	const found: Record<string, string> = {};
	await page.goto("/offline");
	for (const path of paths) {
		const english = await read("en", path);
		for (const language of TRANSLATED) {
			for (const text of findEnglish(language, await read(language, path), english)) {
				found[text] ??= pathIn(language, path);
			}
		}
	}
	expect(found).toEqual({});
}

const pathsOf = (screens: Screen[]) =>
	[...new Set(screens.map(({ path }) => path))].filter((path) => !ENGLISH.includes(path));

test("no page has an English sentence in another language, signed out", async ({ page }) => {
	test.slow();
	await expectTranslated(page, pathsOf(SCREENS));
});

test("no page has an English sentence in another language, signed in", async ({ page, context, site }) => {
	test.slow();
	await signIn(context, site, await givenOwnScreens(site, page.request));
	await expectTranslated(page, pathsOf(OWN_SCREENS));
});

/** Those in which what is one word in English is long. */
const LONG: Language[] = ["de", "es", "fr", "pt-BR"];

/** Rows with the reasons that are common; 1000 is watched on that day already. */
const ROWS = `title,year,type,season,episode,watched_at,rating,tmdb_id,note
,,movie,,,2024-01-02,8,1000,Again
,,movie,,,2024-01-02,,1000,
,,movie,,,2026-05-01,,1000,
,,game,,,2024-01-02,,1000,
,,movie,,,some day,,1000,
,,movie,,,2999-01-01,,1000,
,,movie,,,1700-01-01,,1000,
,,movie,,,2024-01-03,11,1000,
,,movie,,,2024-01-04,,999999999,
Lantern,,movie,,,2024-01-05,,,
A film that nobody made,1999,movie,,,2024-01-06,,,
,,tv,99,99,2024-01-07,,50001,
,,tv,,,2024-01-08,,50001,
,,tv,1,,,9,50001,
,,,,,,,,
`;
const CODES = [
	...["toldTwice", "samePlay", "notMovieOrShow", "badDate", "future", "beforeFilms", "ratingAbove", "noneNamed"],
	...["noEpisode", "ofSeasons"],
];

test("an import says what became of rows and files in the language of the page", async ({ page, context, site }) => {
	test.slow();
	const account = await givenOwnScreens(site, page.request);
	await signIn(context, site, account);
	const call = clientOf(site, account);
	const files = new FormData();
	files.append("file", new File([ROWS], "mine.csv"));
	files.append("file", new File([Buffer.from("title,rating\n\xd1\xf2\xe0\xeb\xea\xe5\xf0,7\n", "latin1")], "old.csv"));
	files.append("file", new File(["%PDF-1.7"], "list.pdf"));
	files.append("file", new File(["url,username,password\na,b,c\n"], "logins.csv"));
	files.append("file", new File([""], "empty.csv"));
	const headers = { authorization: `Bearer ${account.token}` };
	const sent = await page.request.post("/api/imports", { headers, multipart: files });
	const { id } = (await sent.json()).data as { id: string };
	await expect
		.poll(async () => (await call<{ state: string }>("POST", `imports/${id}/work`)).state, { timeout: 30_000 })
		.toBe("ready");
	const rows = await call<{ reasonCode: string | null }[]>("GET", `imports/${id}/rows`);
	expect(rows.map(({ reasonCode }) => reasonCode)).toEqual(expect.arrayContaining(CODES));
	await expectTranslated(page, ["/settings/import", `/settings/import/${id}`]);
	await page.setViewportSize({ width: 390, height: 900 });
	for (const language of LONG) {
		await page.goto(pathIn(language, `/settings/import/${id}`));
		const counts = await page.locator("main table").first().boundingBox();
		expect(counts?.width, `${language}: the table of counts`).toBeLessThan(390);
	}
	await page.goto(pathIn("de", `/settings/import/${id}`));
	await whenReady(page);
	const [report] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Bericht als CSV" }).click(),
	]);
	expect(await readFile(await report.path(), "utf8")).toContain("„game“ ist weder ein Film noch eine Serie");
});

/** The chosen options that are wider than their selects. */
async function findCut(page: Page): Promise<string[]> {
	const chosen = await page.locator("main select:visible").evaluateAll((selects) =>
		selects.map((select) => {
			const { font, paddingLeft, paddingRight } = getComputedStyle(select);
			const pen = document.createElement("canvas").getContext("2d");
			const text = select.querySelector("option:checked")?.textContent ?? "";
			if (pen) pen.font = font;
			const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
			return { text, isCut: pen === null || pen.measureText(text).width > room + 1 };
		}),
	);
	expect(chosen.length, page.url()).toBeGreaterThan(0);
	return chosen.flatMap(({ text, isCut }) => (isCut ? text : []));
}

test("the selects of lists show the whole of what is chosen", async ({ page, context, site }) => {
	test.slow();
	await signIn(context, site, await givenOwnScreens(site, page.request));
	for (const path of ["/movies", "/tv", "/my-list?tab=watchlater&short=1", "/watched?q=a"]) {
		for (const language of LONG) {
			await page.goto(pathIn(language, path));
			await whenReady(page);
			for (const width of [768, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await findCut(page), `${language}: ${path} at ${width}`).toEqual([]);
			}
		}
	}
});

test("in a narrow window a long heading of a listing leaves it two thirds of the height", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 768 });
	for (const language of LONG) {
		await page.goto(pathIn(language, "/tv?genre=10765&chip=trending&country=US"));
		const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
		expect(heading?.height, language).toBeLessThan(768 / 3);
	}
});

test("on a phone a rating has one line on its button", async ({ page, context, site }) => {
	test.slow();
	const account = await givenOwnScreens(site, page.request);
	await signIn(context, site, account);
	await clientOf(site, account)("PUT", "ratings/1000/movie", { rating: 10 });
	await page.setViewportSize({ width: 390, height: 900 });
	for (const language of TRANSLATED) {
		await page.goto(pathIn(language, "/movie/1000"));
		const rating = page.locator(".title-button > span").filter({ hasText: /10$/ });
		const lines = await rating.evaluate((label) => {
			return label.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).lineHeight);
		});
		expect(lines, language).toBeLessThan(1.5);
	}
});

test("on a phone the links beside the heading of Home's first row are in one line", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 900 });
	for (const language of TRANSLATED) {
		await page.goto(pathIn(language, "/"));
		const links = page.locator("[data-row-links]:has(a + a)").first().getByRole("link");
		const [movies, shows] = await Promise.all([links.first().boundingBox(), links.last().boundingBox()]);
		expect(shows?.y, language).toBe(movies?.y);
	}
});

/** The longest words, the other direction, the other script. */
const FITTED: Language[] = ["de", "ar", "ja"];

async function checkScreens(page: Page, paths: string[]) {
	for (const path of paths) {
		for (const language of FITTED) {
			await page.goto(pathIn(language, path));
			await whenReady(page);
			for (const width of [390, 768, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				await expectFits(page, `${language}: ${path} at ${width}`);
			}
			if (language === "ar") await expectAccessible(page, `${language}: ${path}`);
		}
	}
}

/** Pages of one test. */
const PART = 10;

for (const [screens, who] of [
	[SCREENS, "signed out"],
	[OWN_SCREENS, "signed in"],
] as const) {
	const paths = pathsOf(screens);
	for (let start = 0; start < paths.length; start += PART) {
		test(`pages fit in German, Arabic and Japanese, and are accessible in Arabic, ${who}, from ${paths[start]}`, async ({
			page,
			context,
			site,
		}) => {
			test.slow();
			if (who === "signed in") await signIn(context, site, await givenOwnScreens(site, page.request));
			await checkScreens(page, paths.slice(start, start + PART));
		});
	}
}
