import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readImdbFile } from "~/domain/import/formats/imdb";
import { readLetterboxd } from "~/domain/import/formats/letterboxd";
import { readMovary } from "~/domain/import/formats/movary";
import { readNetflix } from "~/domain/import/formats/netflix";
import { readPlainList } from "~/domain/import/formats/plain-list";
import { readSeriesGuide } from "~/domain/import/formats/seriesguide";
import { readTmdb } from "~/domain/import/formats/tmdb";
import { readTrakt } from "~/domain/import/formats/trakt";
import { readTvTime } from "~/domain/import/formats/tvtime";
import { readWatcharr } from "~/domain/import/formats/watcharr";
import { readYamtrack } from "~/domain/import/formats/yamtrack";
import { readByColumns } from "~/domain/import/reading/columns";
import { type OpenFile, openChosen, type Reader } from "~/domain/import/reading/format";
import { readFiles } from "~/domain/import/reading/read-files";
import { readTable } from "~/domain/import/reading/table";
import { measureGrowth } from "../../../../tests/harness/count-visits";
import { toFile } from "../../../../tests/harness/import-files";
import { BROWSER_MAX, openMeter, SERVER_MAX } from "./meter";

const MIB = 1024 * 1024;

/** As the server reads them. */
function readHere(files: { name: string; bytes: Uint8Array }[]) {
	const meter = openMeter(SERVER_MAX);
	const result = readFiles(files, { meter });
	return { ...result, isSpent: meter.isSpent() };
}

const lines = (count: number, toLine: (index: number) => string) =>
	Array.from({ length: count }, (_, at) => toLine(at)).join("\n");

describe("what a request may send is read to its end:", () => {
	it.each<[string, string]>([
		[
			"a diary of 15,000 days",
			`Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n${lines(15_000, (at) => `2024-01-02,A film ${at},1999,https://boxd.it/${at},4,,,2024-01-01`)}`,
		],
		[
			"a history of 2,500 plays in JSON",
			JSON.stringify(
				Array.from({ length: 2500 }, (_, id) => ({
					id,
					watched_at: "2024-01-01T20:00:00Z",
					action: "watch",
					type: "movie",
					movie: { title: "A film", year: 1999, ids: { trakt: id, tmdb: id + 1 } },
				})),
			),
		],
	])("%s", (_, text) => {
		const { isSpent, records } = readHere([toFile("diary.csv", text.slice(0, 4 * MIB))]);
		expect(isSpent).toBe(false);
		expect(records.length).toBeGreaterThanOrEqual(2500);
	});
});

describe("what would cost more than a request may ends before, whichever of its numbers is large:", () => {
	const toZip = (name: string, text: string) => ({ name, bytes: zipSync({ "a.csv": strToU8(text) }) });
	it.each<[string, { name: string; bytes: Uint8Array }[]]>([
		[
			"rows of one letter",
			[toZip("a.zip", `${lines(200, (at) => `c${at}`).replaceAll("\n", ",")}\n${"x\n".repeat(2 * MIB - 2000)}`)],
		],
		["separators alone", [toZip("a.zip", `title,watched_at\n${",".repeat(3 * MIB)}`)]],
		["lists in a list", [toZip("a.zip", `title\n`), toFile("a.json", `[${"[],".repeat(900_000)}1]`)]],
		["objects in a list", [toFile("a.json", `[${"{},".repeat(900_000)}1]`)]],
		[
			"more than may be unpacked",
			[{ name: "a.zip", bytes: zipSync({ "a.csv": strToU8(`title\n${"x\n".repeat(3 * MIB)}`) }) }],
		],
	])("%s", (_, files) => {
		const { isSpent, records, files: told } = readHere(files);
		expect(records).toEqual([]);
		expect(isSpent || told.some(({ reason }) => /^unpacks/.test(reason?.code ?? ""))).toBe(true);
	});
});

const open = (name: string, text: string): OpenFile => {
	const table = text.startsWith("[") ? null : readTable(text, openMeter(BROWSER_MAX));
	return { path: name, name, table, json: text.startsWith("[") ? JSON.parse(text) : null, xml: null, encoding: null };
};

/** Reads all files, as `readFiles` does. */
const readEach = (read: Reader) => (files: OpenFile[]) => {
	const chosen = openChosen(files);
	for (const file of files) read(file, chosen);
};

const WATCHED = `Date,Name,Year,Letterboxd URI\n${lines(3, (at) => `2024-01-02,Film ${at},1999,https://boxd.it/${at}`)}`;
const DIARY = `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n${lines(300, (at) => `2024-01-02,Film ${at},1999,https://boxd.it/${at},,,,2024-01-01`)}`;
const REVIEWS = DIARY.replace("Watched Date", "Watched Date,Review");

describe("twice as many files cost twice as much:", () => {
	const many = (name: string, text: string) => (size: number) =>
		Array.from({ length: size }, (_, at) => open(`${at}/${name}`, text)).map((file) => ({ ...file, name }));
	it.each<[string, Reader, (size: number) => OpenFile[]]>([
		[
			"Letterboxd's films beside one diary",
			readLetterboxd,
			(size) => [open("diary.csv", DIARY), ...many("watched.csv", WATCHED)(size)],
		],
		[
			"Letterboxd's reviews beside one diary",
			readLetterboxd,
			(size) => [open("diary.csv", DIARY), ...many("reviews.csv", REVIEWS)(size)],
		],
		[
			"Trakt's summaries",
			readTrakt,
			many(
				"watched-movies.json",
				'[{"plays":1,"last_watched_at":"2024-01-01T00:00:00Z","movie":{"title":"A","year":1999,"ids":{"trakt":1}}}]',
			),
		],
		["Trakt's account data", readTrakt, many("user-profile.json", "[1]")],
		[
			"TV Time's lists of episodes",
			readTvTime,
			many(
				"seen_episode.csv",
				"tv_show_name,episode_season_number,episode_number,episode_id,created_at\nDark,1,3,501,2020-01-02 20:00:00",
			),
		],
	])("%s", async (_, read, toInput) => {
		expect(await measureGrowth(100, toInput, readEach(read))).toMatchObject({ isLinear: true });
	});

	it("the lists of one of Trakt's programs, in one file", async () => {
		const toInput = (size: number) => {
			const list = Array.from({ length: size }, (_, at) => [
				`watched-${at}`,
				[{ plays: 1, movie: { title: "A", ids: { trakt: 1 } } }],
			]);
			const json = {
				...Object.fromEntries(list),
				history: [
					{ id: 1, watched_at: "2024-01-01T00:00:00Z", type: "movie", movie: { title: "A", ids: { trakt: 1 } } },
				],
			};
			return [{ path: "a.json", name: "a.json", table: null, json, xml: null, encoding: null }];
		};
		expect(await measureGrowth(200, toInput, readEach(readTrakt))).toMatchObject({ isLinear: true });
	});

	it("the same file many times is read once, and told of each time", () => {
		const { records, files } = readHere(Array.from({ length: 20 }, (_, at) => toFile(`${at}.csv`, DIARY)));
		expect(records).toHaveLength(300);
		expect(files.filter(({ reason }) => reason?.code === "chosenTwice")).toHaveLength(19);
	});
});

describe("twice as many rows of a file cost twice as much:", () => {
	const csv = (header: string, toLine: (at: number) => string) => (size: number) => `${header}\n${lines(size, toLine)}`;
	const json = (toItem: (at: number) => object) => (size: number) =>
		JSON.stringify(Array.from({ length: size }, (_, at) => toItem(at)));
	const imdbHeader =
		"Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors";
	const watcharr = { createdAt: "2024-01-02T03:04:05Z", updatedAt: "2024-02-02T03:04:05Z", deletedAt: null };
	it.each<[string, string, Reader, (size: number) => string]>([
		[
			"IMDb",
			"ratings.csv",
			readImdbFile,
			csv(imdbHeader, (at) => `tt${9100001 + at},9,2020-01-02,Air,u,movie,8.3,120,2013,drama,1,2013-01-02,A Person`),
		],
		[
			"TMDB",
			"t.csv",
			readTmdb,
			csv(
				"TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated",
				(at) => `${at + 1},,movie,Air,2023-07-20T00:00:00Z,,,7.7,5,2023-05-02T09:29:50Z`,
			),
		],
		[
			"Yamtrack",
			"yamtrack.csv",
			readYamtrack,
			csv(
				"status,score,media_type,media_id,source,title,season_number,episode_number,end_date,created_at",
				(at) => `Completed,8.5,movie,${at + 1},tmdb,Air,,,2024-01-02 03:04:05+00:00,2024-01-01`,
			),
		],
		[
			"Watcharr",
			"watcharr.json",
			readWatcharr,
			json((id) => ({
				...watcharr,
				id,
				status: "FINISHED",
				rating: 8,
				content: { tmdbId: id + 1, title: "Air", type: "movie" },
			})),
		],
		[
			"Netflix, of one show",
			"NetflixViewingHistory.csv",
			readNetflix,
			csv("Title,Date", (at) => `"Dark Tide: 1. Sezon: Fog ${at}","1/2/24"`),
		],
		[
			"Netflix, of as many shows",
			"NetflixViewingHistory.csv",
			readNetflix,
			csv("Title,Date", (at) => `"Show ${at}: Part ${at}: Fog: Rain","1/2/24"`),
		],
		[
			"Movary",
			"h.csv",
			readMovary,
			csv("title,year,tmdbId,imdbId,watchedAt,comment,location", (at) => `Air,2023,${at + 1},,2024-01-02,,`),
		],
		[
			"TV Time, rewatches of one episode",
			"tracking-prod-records.csv",
			readTvTime,
			csv(
				"type,entity_type,uuid,series_id,series_name,season_number,episode_number,episode_id,created_at",
				(at) => `${at === 0 ? "watch" : "rewatch"},episode,u${at},334,Dark Tide,1,3,501,2020-01-02 20:00:00`,
			),
		],
		[
			"Trakt",
			"watched-history.json",
			readTrakt,
			json((id) => ({
				id,
				watched_at: "2024-01-01T20:00:00Z",
				type: "movie",
				movie: { title: "A", ids: { trakt: id } },
			})),
		],
		[
			"Letterboxd's diary",
			"diary.csv",
			readLetterboxd,
			csv(DIARY.split("\n")[0] ?? "", (at) => `2024-01-02,Film ${at},1999,https://boxd.it/${at},4,,,2024-01-01`),
		],
		[
			"Letterboxd's import format",
			"l.csv",
			readLetterboxd,
			csv("Title,Year,WatchedDate,Rewatch", (at) => `Air,2013,2024-01-01,${at % 2 === 0}`),
		],
		[
			"any table",
			"a.csv",
			(file) => readByColumns(file, null)?.reading ?? null,
			csv("title,year,watched_at,rating", () => "Air,2013,2024-01-01,7"),
		],
		["a list of lines", "films.txt", readPlainList, csv("Heat", (at) => `Air ${at}`)],
		[
			"Netflix's ratings",
			"Ratings.csv",
			readNetflix,
			csv("Profile Name,Title Name,Thumbs Value,Event Utc Ts", (at) => `A,Air ${at},2,2024-01-02`),
		],
		[
			"SeriesGuide's shows",
			"shows.json",
			readSeriesGuide,
			json((id) => ({ tmdb_id: id, title: "A", seasons: [{ season: 1, episodes: [{ episode: 1, watched: true }] }] })),
		],
	])("%s", async (_, name, read, toText) => {
		const toInput = (size: number) => [open(name, toText(size))];
		const once = (files: OpenFile[]) => {
			const chosen = openChosen(files);
			for (const file of files) expect(read(file, chosen)).toMatchObject({ records: expect.anything() });
		};
		expect(await measureGrowth(300, toInput, once)).toMatchObject({ isLinear: true });
	});
});
