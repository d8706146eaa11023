import { describe, expect, test, vi } from "vitest";
import { createFakeTmdb } from "../../../tests/fake-upstream/faults";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { call } from "../../../tests/harness/calls";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { toFile } from "../../../tests/harness/import-files";

const platform = testPlatform();

async function givenClient() {
	const { token } = await givenSession(platform, await givenUser(platform));
	const send = (method: string, path: string, body?: unknown) => call(path, { method, token, body });
	const headers = () => ({ ...freshAddress(), authorization: `Bearer ${token}` });
	const download = async (path: string) => {
		const response = await fetchApi(path, { headers: headers() });
		expect(response.status).toBe(200);
		return {
			text: await response.text(),
			type: response.headers.get("content-type"),
			name: response.headers.get("content-disposition"),
		};
	};
	async function bringAlong(name: string, content: string) {
		const form = new FormData();
		form.append("file", new File([toFile(name, content).bytes], name));
		const { body, headers: formHeaders } = new Request("https://marquee.test", { method: "POST", body: form });
		const type = { "content-type": formHeaders.get("content-type") ?? "" };
		const bytes = await new Response(body).arrayBuffer();
		const response = await fetchApi("/api/imports", {
			method: "POST",
			body: bytes,
			headers: { ...headers(), ...type },
		});
		const { data } = (await response.json()) as { data: { id: string } };
		return (await send("POST", `/api/imports/${data.id}/apply`)).body.data;
	}
	const library = async () => ({
		plays: (await send("GET", "/api/plays")).body.data
			.map(({ id: _, source: __, ...play }: Record<string, string>) => JSON.stringify(play))
			.toSorted(),
		ratings: (await send("GET", "/api/ratings")).body.data,
		notes: (await send("GET", "/api/notes")).body.data,
		later: (await send("GET", "/api/watch-later")).body.data,
	});
	return { send, token, download, bringAlong, library };
}

const DIARY =
	"Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2026-01-03,Inception,2010,https://boxd.it/a,,,,2026-01-03\n2026-01-03,Inception,2010,https://boxd.it/b,,Yes,,2026-01-03\n";
const MOVIE = { media_type: "movie", media_id: 27205 };
const EPISODE = { media_type: "tv", media_id: 1396, season: 1, episode: 2 };

/** Plays of every precision, two of them on one day and two without a date, ratings of every kind, and saved titles. */
async function givenLibrary() {
	const client = await givenClient();
	const { send } = client;
	await client.bringAlong("diary.csv", DIARY);
	await send("POST", "/api/plays", { ...MOVIE, watched_at: "2026-01-02T22:30:00.000Z" });
	await send("POST", "/api/plays", { ...MOVIE, watched_at: "2025-06-01", note: "In Rome" });
	await send("POST", "/api/plays", { ...MOVIE, watched_at: null, note: "On a train" });
	await send("POST", "/api/plays", { ...EPISODE, watched_at: "2026-02-01T20:15:30.000Z" });
	await client.bringAlong(
		"history.csv",
		"title,year,tmdbId,imdbId,watchedAt\nThe Matrix,1999,603,,\nThe Matrix,1999,603,,\n",
	);
	await send("PUT", "/api/ratings/27205/movie", { rating: 9 });
	await send("PUT", "/api/ratings/680/movie", { rating: 7 });
	await send("PUT", "/api/ratings/1396/tv", { rating: 8 });
	await send("PUT", "/api/ratings/1396/tv", { rating: 10, season: 1, episode: 2 });
	await send("PUT", "/api/notes/27205/movie", { note: "Lent by Jo,\n“the red one”" });
	await send("PUT", "/api/notes/1396/tv", { note: "Dusty", season: 1, episode: 2 });
	await send("POST", "/api/watch-later", { media_type: "movie", media_id: 603 });
	await send("POST", "/api/watch-later", { media_type: "tv", media_id: 1396 });
	return client;
}

describe("what is exported, read into an empty account, gives the same library", () => {
	test.each([
		["the personal export", "/api/me/export", "marquee-my-data.json"],
		["the plain CSV", "/api/me/export/plain.csv", "marquee-plain.csv"],
	])("by %s, and read again adds nothing", async (_, path, name) => {
		const one = await givenLibrary();
		const before = await one.library();
		const sizes = [before.plays, before.ratings, before.notes, before.later].map(({ length }) => length);
		expect(sizes).toEqual([8, 4, 2, 2]);
		const { text } = await one.download(path);
		const other = await givenClient();
		await other.bringAlong(name, text);
		expect(await other.library()).toEqual(before);
		for (const client of [one, other]) {
			expect((await client.bringAlong(name, text)).counts).toMatchObject({
				ready: 0,
				invalid: 0,
				ambiguous: 0,
				unmatched: 0,
			});
			expect(await client.library()).toEqual(before);
		}
	});
});

type Client = Awaited<ReturnType<typeof givenClient>>;

describe("what other services take is read back here, as far as the file has a place for it", () => {
	/** Reads the file of a library into an empty account. */
	async function bringBack(file: string) {
		const one = await givenLibrary();
		const before = await one.library();
		const other = await givenClient();
		const { text, name } = await one.download(`/api/me/export/${file}`);
		const { counts } = await other.bringAlong(name?.match(/"(.+)"/)?.[1] ?? "", text);
		return { text, counts, before: toPlain(before), after: toPlain(await other.library()) };
	}

	/** Without notes, of which only the plain file has a place. */
	function toPlain({ plays, ratings, later }: Awaited<ReturnType<Client["library"]>>) {
		const bare = plays.map((play: string) => {
			const { note: _, ...rest } = JSON.parse(play);
			return JSON.stringify(rest);
		});
		return {
			plays: bare.toSorted(),
			ratings,
			later: later.map(({ media_type, media_id, added_at }: Record<string, string>) => [
				media_type,
				media_id,
				added_at,
			]),
		};
	}

	test("Trakt's, with every play, rating and saved title", async () => {
		const { before, after, counts } = await bringBack("trakt.csv");
		expect(after).toEqual(before);
		expect(counts).toMatchObject({ ambiguous: 0, unmatched: 0, invalid: 0 });
	});

	test("Yamtrack's, with every play and rating, and what is saved and not begun", async () => {
		const { before, after, text } = await bringBack("yamtrack.csv");
		expect(after.plays).toEqual(before.plays);
		expect(new Set(after.ratings.map(toRated))).toEqual(new Set(before.ratings.map(toRated)));
		expect(after.later.map(([, id = ""]: string[]) => id)).toEqual(["603"]);
		const rows = text.split("\r\n");
		const at = (start: string) => rows.findIndex((row) => row.startsWith(start));
		expect(at("1396,tmdb,tv,")).toBeLessThan(at("1396,tmdb,season,"));
		expect(at("1396,tmdb,season,")).toBeLessThan(at("1396,tmdb,episode,"));
	});

	test("Simkl's, with the last time of each title", async () => {
		const { after, text } = await bringBack("simkl.csv");
		expect(text.split("\r\n")).toContain(",,27205,,,movie,Inception,2010,,completed,1/3/2026,9,");
		expect(after.plays.map((play: string) => JSON.parse(play)).map(toPlace)).toEqual(
			expect.arrayContaining(["27205 2026-01-03", "603 null", "1396 2026-02-01"]),
		);
		expect(after.ratings).toHaveLength(3);
	});

	test("Letterboxd's watchlist, with the movies and the times at which they were saved", async () => {
		const { before, after } = await bringBack("letterboxd-watchlist.csv");
		expect(after.later).toEqual(before.later.filter(([type]: string[]) => type === "movie"));
	});

	test("IMDb's ratings and watchlist, also of titles without an id there", async () => {
		const rated = await bringBack("imdb-ratings.csv");
		expect(new Set(rated.after.ratings.map(toRated))).toEqual(
			new Set(rated.before.ratings.filter(({ episode }: { episode: number | null }) => episode === null).map(toRated)),
		);
		const saved = await bringBack("imdb-watchlist.csv");
		expect(saved.after.later).toEqual(saved.before.later);
	});

	const toRated = ({ media_id, episode, rating }: Record<string, unknown>) => `${media_id} ${episode} ${rating}`;
	const toPlace = ({ media_id, watched_at }: Record<string, string | null>) =>
		`${media_id} ${watched_at?.slice(0, 10) ?? null}`;
});

test("Letterboxd's file has the movies with the days of the visitor's clock", async () => {
	const { download } = await givenLibrary();
	const { text, type, name } = await download("/api/me/export/letterboxd.csv?timeZone=Asia/Tokyo");
	expect([type, name]).toEqual(["text/csv; charset=utf-8", 'attachment; filename="marquee-letterboxd.csv"']);
	expect(text.split("\r\n")).toEqual([
		"tmdbID,WatchedDate,Rating10,Rewatch",
		...["603,,,false", "603,,,true"],
		...[
			"27205,,9,false",
			"27205,2025-06-01,9,true",
			"27205,2026-01-03,9,true",
			"27205,2026-01-03,9,true",
			"27205,2026-01-03,9,true",
		],
		"680,,7,false",
		"",
	]);
});

test("Trakt's file has a row for each play, rating and saved title, and unknown dates by its word", async () => {
	const { download } = await givenLibrary();
	const { text } = await download("/api/me/export/trakt.csv");
	const rows = text.split("\r\n").map((row) => row.replace(/2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z(?=,|$)/, "TIME"));
	expect(rows[0]).toBe(
		"type,tmdb_id,season,episode,watched_at,watchlisted_at,rating,rated_at,show_tmdb_id,season_number,episode_number,play_id",
	);
	expect(rows.map((row) => row.replace(/[^,]*$/, ""))).toEqual(
		expect.arrayContaining([
			...["movie,603,,,unknown,,,,,,,", "movie,27205,,,2025-06-01,,,,,,,", "episode,1396,1,2,TIME,,,,1396,1,2,"],
			...["movie,680,,,,,7,TIME,,,,", "show,1396,,,,,8,TIME,,,,", "episode,1396,1,2,,,10,TIME,1396,1,2,"],
			...["show,1396,,,,TIME,,,,,,", "movie,603,,,,TIME,,,,,,"],
		]),
	);
});

test("Trakt's file names episodes by their own ids, which Trakt needs, and by their show where those are not known", async () => {
	const { token, send, download } = await givenClient();
	await send("POST", "/api/plays", { ...EPISODE, media_id: 50001, watched_at: "2026-01-02" });
	const upstream = createFakeTmdb();
	vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => upstream.respond(new Request(input, init)));
	const base = "https://tmdb.example/3";
	const asked = await fetch(`${base}/tv/50001/season/1`, { headers: { authorization: "Bearer token" } });
	const season = (await asked.json()) as { episodes: { id: number }[] };
	async function readEpisodes(TMDB_API_BASE_URL: string) {
		const headers = { ...freshAddress(), authorization: `Bearer ${token}` };
		const variables = { TMDB_TOKEN: "token", TMDB_API_BASE_URL };
		const response = await fetchApi("/api/me/export/trakt.csv", { headers }, { variables });
		return (await response.text()).match(/^episode,\d*,\d*,\d*/gm);
	}
	expect((await download("/api/me/export/trakt.csv")).text).toContain("episode,50001,1,2,");
	expect(await readEpisodes(base)).toEqual([`episode,${season.episodes[1]?.id},,`]);
	upstream.setFault({ kind: "status", status: 401 });
	expect(await readEpisodes("https://down.example/3")).toEqual(["episode,50001,1,2"]);
});

test("a file of another name does not exist, and a time zone must be one", async () => {
	const { send } = await givenClient();
	expect((await send("GET", "/api/me/export/other.csv")).status).toBe(404);
	expect((await send("GET", "/api/me/export/letterboxd.csv?timeZone=Nowhere")).status).toBe(422);
});
