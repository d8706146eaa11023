// What eight languages and many countries cost the caches: the same visits by readers of English in one country, and by a world's mix.
// Every page is checked for its language. COUNT=10000 npx tsx benchmarks/languages.ts
import { LANGUAGES, type Language, pathIn } from "../app/lib/language/languages";
import { buildIfNeeded } from "../scripts/local-platform";
import { type Row, report, startProduct } from "./setting";

const COUNT = Number(process.env.COUNT ?? 10_000);
const AT_ONCE = 16;
/** Movies and shows of the fake upstream that are opened. */
const MOVIES = 200;
const SHOWS = 60;
/** After those that the fake upstream describes wrongly on purpose. */
const FIRST_MOVIE = 1040;
const FIRST_SHOW = 50_040;

/** Of a hundred visitors, how many are in a country and read in a language: invented, with a long tail as websites have. */
const WORLD: [visitors: number, language: Language, countries: string[]][] = [
	[34, "en", ["US", "US", "US", "GB", "IN", "CA", "AU", "IE", "NZ", "ZA", "NG", "PH", "SG", "NL", "SE", "PL"]],
	[17, "es", ["ES", "MX", "MX", "AR", "CO", "CL", "PE", "EC", "US"]],
	[12, "pt-BR", ["BR", "BR", "BR", "PT"]],
	[9, "fr", ["FR", "FR", "BE", "CA", "CH", "MA"]],
	[9, "de", ["DE", "DE", "AT", "CH"]],
	[7, "ja", ["JP"]],
	[7, "ar", ["SA", "EG", "AE", "MA", "IQ"]],
	[5, "tr", ["TR", "DE"]],
];
const ONE_COUNTRY: typeof WORLD = [[100, "en", ["US"]]];

/** Numbers from 0 to below 1, the same in each run (Lehmer, modulus 2^31 - 1). */
function createRandom(): () => number {
	let state = 20_261_130;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

/** Few addresses are asked for often and many seldom: the n-th title n times less than the first. */
function pickPath(random: () => number): string {
	const page = random();
	if (page < 0.25) return "/";
	if (page < 0.35) return random() < 0.6 ? "/movies" : "/tv";
	const rank = random();
	if (page >= 0.7 && page < 0.85) return `/tv/${FIRST_SHOW + Math.floor(SHOWS ** rank)}`;
	const movie = FIRST_MOVIE + Math.floor(MOVIES ** rank);
	return page < 0.7 ? `/movie/${movie}` : `/watch/movie/${movie}`;
}

interface Visit {
	address: string;
	language: Language;
	country: string;
}

/** `place`: from 0 to below 100. */
function pickReaders(world: typeof WORLD, place: number): (typeof WORLD)[number] {
	let passed = 0;
	for (const readers of world) {
		passed += readers[0];
		if (place < passed) return readers;
	}
	throw new Error("The shares of the world's visitors are less than a hundred");
}

function planVisits(world: typeof WORLD): Visit[] {
	const random = createRandom();
	return Array.from({ length: COUNT }, () => {
		const path = pickPath(random);
		const [, language, countries] = pickReaders(world, random() * 100);
		const country = countries[Math.floor(random() * countries.length)] ?? "US";
		return { address: pathIn(language, path), language, country };
	});
}

async function measure(visitors: string, world: typeof WORLD): Promise<Row> {
	const product = await startProduct();
	const visits = planVisits(world);
	product.upstream.clearRequests();
	const start = performance.now();
	const counts = { fromCache: 0, wrongLanguage: 0, failed: 0 };
	let visitor = 0;
	async function send({ address, language, country }: Visit): Promise<void> {
		// Visitors of one network may open a limited number of pages that nobody has opened before.
		const network = `2001:db8:${((++visitor >> 16) & 0xffff).toString(16)}:${(visitor & 0xffff).toString(16)}::1`;
		const headers = { cookie: `region=${country}`, "cf-connecting-ip": network };
		const response = await fetch(product.url + address, { headers });
		const html = await response.text();
		if (response.status !== 200) counts.failed++;
		else if (!html.includes(`<html lang="${language}" dir="${LANGUAGES[language].dir}"`)) counts.wrongLanguage++;
		// What a page that is rendered finds in the catalogue's cache has other names.
		if (response.headers.get("server-timing")?.includes("cache;desc=edge")) counts.fromCache++;
	}
	const waiting = visits.values();
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			for (const visit of waiting) await send(visit);
		}),
	);
	const seconds = (performance.now() - start) / 1000;
	const row = {
		visitors,
		pages: visits.length,
		seconds,
		addresses: new Set(visits.map(({ address }) => address)).size,
		"addresses with their countries": new Set(visits.map(({ address, country }) => address + country)).size,
		"from the page cache, %": (counts.fromCache / visits.length) * 100,
		"upstream requests": product.upstream.requests().length,
		"in another language": counts.wrongLanguage,
		failed: counts.failed,
	};
	await product.stop();
	if (counts.failed > 0 || counts.wrongLanguage > 0) {
		throw new Error(`${counts.failed} pages failed, and ${counts.wrongLanguage} were in another language`);
	}
	return row;
}

await buildIfNeeded();
report("languages", {
	[`${COUNT.toLocaleString("en")} pages, ${AT_ONCE} at once`]: [
		await measure("all in English, in one country", ONE_COUNTRY),
		await measure("a world's mix of 8 languages and 35 countries", WORLD),
	],
});
