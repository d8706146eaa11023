import { describe, expect, it } from "vitest";
import { type FileRecord, toRecord } from "~/domain/import/reading/record";
import { measureGrowth } from "../../../../tests/harness/count-visits";
import { readAll, toFile } from "../../../../tests/harness/import-files";
import { randomNumbers, shuffled } from "../../../../tests/harness/random";
import type { EpisodeRef } from "../../catalogue/types";
import { ofRemarks } from "../../library/changes/remarks";
import type { PlanOptions } from "../import-options.server";
import { type PlacedRecord, type StoredTitle, timeOf } from "./plan";
import { planTitle } from "./plan-title";

const NOW = Date.UTC(2026, 10, 1);
const OPTIONS: PlanOptions = {
	timeZone: "UTC",
	dateOrder: null,
	bulkDates: "keep",
	ratings: "keep",
	person: null,
	lists: {},
	rated: "no",
	thumbs: "nothing",
};
const EMPTY: StoredTitle = { plays: [], remarks: ofRemarks(() => []), facts: new Set() };
const TITLE = { mediaType: "tv", id: 1396 } as const;

type Given = Parameters<typeof toRecord>[2] & { file?: string };

const place = (records: FileRecord[]): PlacedRecord[] =>
	records.map((record, index) => ({ row: index + 1, record, season: record.season, episode: record.episode }));

const toRecords = (given: Given[]) =>
	given.map((part, index) =>
		toRecord(part.file ?? "a.csv", index + 2, { kind: "play", media_type: "movie", season: 1, episode: 1, ...part }),
	);

/** The library after the ready rows have been written. */
function apply(known: StoredTitle, placed: PlacedRecord[], options = OPTIONS): StoredTitle {
	const ready = new Map(
		planTitle(placed, known, { options, now: NOW, title: TITLE }).flatMap((entry) =>
			entry.state === "ready" ? [[entry.row, entry] as const] : [],
		),
	);
	const rows = placed.filter(({ row }) => ready.has(row));
	const of = (kind: FileRecord["kind"]) => rows.filter(({ record }) => record.kind === kind);
	const written = of("play").map(({ row }) => ready.get(row)?.playId);
	// Otherwise one would be written over another.
	expect(new Set([...written, ...known.plays.map(({ playId }) => playId)]).size).toBe(written.length + count(known));
	const replaced = of("play").map(({ row }) => ready.get(row)?.replaces);
	const isKept = ({ playId }: StoredTitle["plays"][number]) => !replaced.includes(playId);
	const plays = of("play").map(({ record, row, season, episode }) => ({
		...(timeOf(record, options) as { watchedAt: number; precision: "instant" }),
		...({ season, episode } as Pick<EpisodeRef, "season" | "episode">),
		...{ playId: ready.get(row)?.playId ?? "", source: "import" as const, note: "" },
	}));
	const ratings = of("rating").map(({ record, season, episode }) => ({
		season,
		episode,
		value: record.rating as number,
	}));
	return {
		plays: [...known.plays.filter(isKept), ...plays],
		remarks: {
			...known.remarks,
			rating: [...known.remarks.rating.filter((one) => !ratings.some((other) => isOfSame(one, other))), ...ratings],
		},
		facts: new Set([...known.facts, ...(of("watchLater").length > 0 ? ["watchLater"] : [])]),
	};
}

const isOfSame = (one: { season: unknown; episode: unknown }, other: { season: unknown; episode: unknown }) =>
	one.season === other.season && one.episode === other.episode;

/** Equal for equal libraries. */
const show = ({ plays, remarks, facts }: StoredTitle) => ({
	plays: plays
		.map(({ season, episode, watchedAt, precision }) => `S${season}E${episode} ${precision} ${watchedAt}`)
		.toSorted(),
	ratings: remarks.rating.map(({ season, episode, value }) => `S${season}E${episode} ${value}`).toSorted(),
	facts: [...facts],
});

const count = (known: StoredTitle) => known.plays.length;

describe("plays of one import", () => {
	it("that two services tell of on the same evening are one", () => {
		const told = toRecords([
			{ watched_at: "2026-05-01T20:15:00.000Z", sourceId: "trakt:1" },
			{ file: "diary.csv", watched_at: "2026-05-01", sourceId: "letterboxd:a" },
			{ file: "netflix.csv", watched_at: "2026-05-01" },
		]);
		expect(count(apply(EMPTY, place(told)))).toBe(1);
	});

	it("that one service tells of twice on one day are two, also beside another service", () => {
		const diary = toRecords([
			{ watched_at: "2026-05-01", sourceId: "letterboxd:a" },
			{ watched_at: "2026-05-01", sourceId: "letterboxd:b" },
		]);
		const netflix = toRecords([{ file: "n.csv", watched_at: "2026-05-01" }]);
		expect(count(apply(EMPTY, place(diary)))).toBe(2);
		expect(count(apply(apply(EMPTY, place(netflix)), place(diary)))).toBe(2);
		expect(count(apply(apply(EMPTY, place(diary)), place(netflix)))).toBe(2);
	});

	it("late in the evening are on the diary's day in every time zone", () => {
		const trakt = toRecords([{ watched_at: "2026-05-02T03:30:00.000Z", sourceId: "trakt:1" }]);
		const diary = toRecords([{ file: "diary.csv", watched_at: "2026-05-01", sourceId: "letterboxd:a" }]);
		expect(count(apply(apply(EMPTY, place(trakt)), place(diary)))).toBe(1);
		expect(count(apply(apply(EMPTY, place(diary)), place(trakt)))).toBe(1);
	});

	it("on two evenings are two", () => {
		const told = toRecords([
			{ watched_at: "2026-05-01T20:15:00.000Z", sourceId: "trakt:1" },
			{ file: "diary.csv", watched_at: "2026-05-03", sourceId: "letterboxd:a" },
		]);
		expect(count(apply(EMPTY, place(told)))).toBe(2);
	});

	it("beside a play that was watched here the same evening are that play", () => {
		const here: StoredTitle = {
			...EMPTY,
			plays: [
				{
					...{ watchedAt: Date.UTC(2026, 4, 1, 23, 50), precision: "instant", season: 1, episode: 1 },
					...{ playId: "session", source: "played", note: "" },
				},
			],
		};
		const told = toRecords([{ watched_at: "2026-05-02T00:20:00.000Z", sourceId: "trakt:1" }]);
		expect(count(apply(here, place(told)))).toBe(1);
	});

	it("in the same minute are one, whichever second they have", () => {
		const told = toRecords([{ watched_at: "2026-05-01T20:15:00Z" }, { watched_at: "2026-05-01T20:15:59Z" }]);
		expect(count(apply(EMPTY, place(told)))).toBe(1);
	});

	it("without a date are as many as the file tells of, and never more the second time", () => {
		const told = place(toRecords([{ watched_at: null }, { watched_at: null }, { watched_at: "2026-05-01" }]));
		const once = apply(EMPTY, told);
		expect(count(once)).toBe(3);
		expect(show(apply(once, told))).toEqual(show(once));
		const more = place(toRecords([{}, {}, {}, { watched_at: "2026-05-01" }]));
		expect(count(apply(once, more))).toBe(4);
	});

	it("without a date add nothing to a title whose plays the library has", () => {
		const dated = apply(EMPTY, place(toRecords([{ watched_at: "2026-05-01T20:15:00Z", sourceId: "trakt:1" }])));
		expect(count(apply(dated, place(toRecords([{ file: "watched.csv" }]))))).toBe(1);
	});

	it("without a date get the dates that another file tells of later, and are as many as in the other order", () => {
		const watched = place(toRecords([{ file: "watched.csv" }, { file: "watched.csv" }]));
		const diary = place(toRecords([{ watched_at: "2026-05-01", sourceId: "letterboxd:a" }]));
		const dated = apply(apply(EMPTY, watched), diary);
		expect(dated.plays.map(({ precision }) => precision).toSorted()).toEqual(["day", "unknown"]);
		expect(count(apply(apply(EMPTY, diary), watched))).toBe(2);
		expect(show(apply(dated, watched))).toEqual(show(dated));
		expect(show(apply(dated, diary))).toEqual(show(dated));
	});

	it("without a date stay beside a new one with a date, where the file tells of both", () => {
		const before = apply(EMPTY, place(toRecords([{ sourceId: "trakt:9" }])));
		const told = [{ sourceId: "trakt:9" }, { watched_at: "2026-05-01", sourceId: "trakt:10" }];
		expect(count(apply(before, place(toRecords(told))))).toBe(2);
	});

	it("without a date, of which one is known by its id, are added all the same", () => {
		const before = apply(EMPTY, place(toRecords([{ sourceId: "trakt:9" }])));
		expect(count(apply(before, place(toRecords([{ sourceId: "trakt:9" }, { sourceId: "trakt:10" }]))))).toBe(2);
	});

	it("lose the date of a stamp that many episodes share, once that is said", () => {
		const told = toRecords([{ watched_at: "2026-05-01 20:15:00", isBulk: true }]);
		const after = apply(EMPTY, place(told), { ...OPTIONS, bulkDates: "unknown" });
		expect(after.plays).toMatchObject([{ precision: "unknown" }]);
	});

	it("in the future or on no date are not written, those of no episode wait for one, and all say so", () => {
		const told = toRecords([{ watched_at: "2027-01-01" }, { watched_at: "soon" }, { episode: null, season: null }]);
		expect(planTitle(place(told), EMPTY, { options: OPTIONS, now: NOW, title: TITLE })).toMatchObject([
			{ state: "invalid", reason: { code: "future" } },
			{ state: "invalid", reason: { code: "badDate", text: "soon" } },
			{ state: "ambiguous", reason: { code: "noEpisodeOfShow" } },
		]);
	});
});

/** How many plays of the one episode in the files an empty library gets. */
function countRead(...files: Parameters<typeof readAll>): number {
	const rows = readAll(...files).records.filter(({ leftOut }) => leftOut === null);
	return count(apply(EMPTY, place(rows.map((record) => ({ ...record, season: 1, episode: 1 })))));
}

it.each([
	["an episode of TV Time's extension", { watched_at: "2024-01-02T03:04:05Z", rewatch_count: 1 }],
	["one without a date", { watched_at: null, rewatch_count: 1 }],
])("a counted rewatch is a play beside the first: %s", (_, told) => {
	const episode = { id: { tvdb: 500 }, number: 1, is_watched: true, ...told };
	const show = { id: { tvdb: 334 }, title: "Dark Tide", seasons: [{ number: 1, episodes: [episode] }] };
	expect(countRead(toFile("series.json", [show]))).toBe(2);
});

it("a counted repeat of Yamtrack and a rewatch of Simkl without a date are plays beside the first", () => {
	const yamtrack =
		"media_id,source,media_type,title,status,end_date,repeats\n91001,tmdb,movie,Air,Completed,2024-01-02,1\n";
	expect(countRead(toFile("y.csv", yamtrack))).toBe(2);
	const movie = { title: "Air", year: 2023, ids: { tmdb: "91001" } };
	const watched = { status: "completed", last_watched_at: "2024-01-02T00:00:00Z", movie };
	const again = { ...watched, last_watched_at: null, is_rewatch: true, rewatch_id: 5 };
	expect(countRead(toFile("s.json", { movies: [watched, again] }))).toBe(2);
});

it("a rewatch in TV Time's older files leaves the first watch where it is", () => {
	const tracking =
		"type,entity_type,uuid,series_id,series_name,season_number,episode_number,episode_id,created_at\nwatch,episode,u1,334,Dark Tide,1,3,501,2020-01-02 20:00:00\nrewatch,episode,u2,334,Dark Tide,1,3,501,2021-01-02 20:00:00\n";
	expect(countRead(toFile("tracking-prod-records.csv", tracking))).toBe(2);
	const head = "tv_show_name,episode_season_number,episode_number,episode_id";
	const seen = `${head},created_at\nDark Tide,1,3,501,2020-01-02 20:00:00\n`;
	const again = `${head},cpt\nDark Tide,1,3,501,1\n`;
	expect(countRead(toFile("seen_episode.csv", seen), toFile("rewatched_episode.csv", again))).toBe(2);
});

describe("planning twice as many rows costs twice as much:", () => {
	const minute = (index: number) => new Date(NOW - (index + 1) * 60_000).toISOString();
	const hour = (index: number) => new Date(NOW - (index + 1) * 3_600_000).toISOString();
	it.each<[string, (index: number) => Given]>([
		["of one minute, with an id each", (index) => ({ watched_at: "2026-05-01T20:15:00Z", sourceId: `trakt:${index}` })],
		["of one evening, with an id each", (index) => ({ watched_at: minute(index), sourceId: `trakt:${index}` })],
		["of one day, with an id each", (index) => ({ watched_at: "2026-05-01", sourceId: `trakt:${index}` })],
		["of one day, without ids", () => ({ watched_at: "2026-05-01" })],
		["of many days", (index) => ({ watched_at: hour(index * 24), sourceId: null })],
		["of as many services", (index) => ({ watched_at: minute(index), sourceId: `s${index}:1` })],
		["without dates, of one file", () => ({ watched_at: null })],
		["without dates, of as many files", (index) => ({ watched_at: null, file: `${index}.csv` })],
		["without dates, with an id each", (index) => ({ watched_at: null, sourceId: `trakt:${index}` })],
		["of as many episodes", (index) => ({ watched_at: minute(index), episode: index })],
		["ratings of as many episodes", (index) => ({ kind: "rating", rating: 5, episode: index })],
		["ratings of one episode", (index) => ({ kind: "rating", rating: 1 + (index % 10), added_at: hour(index) })],
		["saved many times", (index) => ({ kind: "watchLater", season: null, episode: null, added_at: hour(index) })],
	])("%s", async (_, toRow) => {
		const toInput = (size: number) => {
			const placed = place(toRecords(Array.from({ length: size }, (_, index) => toRow(index))));
			// Half of the plays were watched here.
			const half = apply(EMPTY, placed.slice(0, size / 2));
			const plays = half.plays.map((play, index) => ({ ...play, playId: `${index}`, source: "played" as const }));
			return { placed, known: { ...half, plays } };
		};
		const plan = ({ placed, known }: ReturnType<typeof toInput>) =>
			expect(planTitle(placed, known, { options: OPTIONS, now: NOW, title: TITLE })).toHaveLength(placed.length);
		expect(await measureGrowth(1000, toInput, plan)).toMatchObject({ isLinear: true });
	});
});

it("of several ratings the latest counts, and one of a season has no place", () => {
	const rated = toRecords([
		{ kind: "rating", season: null, episode: null, rating: 6, added_at: "2024-01-01" },
		{ kind: "rating", season: null, episode: null, rating: 9, added_at: "2025-01-01" },
		{ kind: "rating", season: 2, episode: null, rating: 3 },
	]);
	expect(apply(EMPTY, place(rated)).remarks.rating).toEqual([{ season: null, episode: null, value: 9 }]);
});

type Random = ReturnType<typeof randomNumbers>;

/** Records of three services and of files without ids, on few days and minutes, so that many of them meet. */
function makeRecords(random: Random): FileRecord[] {
	const size = 1 + random(12);
	return Array.from({ length: size }, (_, index): FileRecord => {
		const service = ["trakt", "letterboxd", "tvtime", ""][random(4)] as string;
		const episode = 1 + random(2);
		const day = `2026-05-0${1 + random(3)}`;
		const when = [`${day}T${String(random(24)).padStart(2, "0")}:00:00Z`, day, null][random(3)] ?? null;
		const base = { media_type: "tv" as const, season: 1, episode };
		const kind = (["play", "play", "play", "rating", "watchLater"] as const)[random(5)] ?? "play";
		if (kind !== "play") {
			const part = kind === "rating" ? { rating: 1 + random(10) } : { season: null, episode: null };
			return toRecord("b.csv", index + 2, { ...base, ...part, kind, added_at: day });
		}
		const sourceId = service === "" ? null : `${service}:${when}:${random(2)}`;
		// A file without ids has the undated plays of an episode together: nothing tells those of two files apart.
		const file = service === "" ? `e${episode}.csv` : `${service}.json`;
		return toRecord(file, index + 2, { ...base, kind, watched_at: when, sourceId });
	});
}

describe("the same library comes from", () => {
	const cases = Array.from({ length: 2000 }, (_, number) => {
		const random = randomNumbers(number);
		return { random, records: makeRecords(random), before: apply(EMPTY, place(makeRecords(random))) };
	});

	it("any order of the rows", () => {
		for (const { random, records, before } of cases) {
			expect(show(apply(before, place(shuffled(records, random))))).toEqual(show(apply(before, place(records))));
		}
	});

	it("any split into files", () => {
		for (const { random, records, before } of cases) {
			const split = records.map((record) => {
				const isUndated = record.sourceId === null && record.kind === "play";
				return isUndated ? record : { ...record, file: `${record.file}-${random(3)}` };
			});
			expect(show(apply(before, place(split)))).toEqual(show(apply(before, place(records))));
		}
	});

	it("any repetition, in one import and in the next ones", () => {
		for (const { random, records, before } of cases) {
			const once = apply(before, place(records));
			expect(show(apply(once, place(shuffled(records, random))))).toEqual(show(once));
			const twice = [...records, ...records.map((record) => ({ ...record, file: `again/${record.file}` }))];
			expect(show(apply(before, place(twice)))).toEqual(show(once));
		}
	});

	it("two services in either order, as far as the number of plays goes, with days and without dates", () => {
		for (const { records } of cases) {
			const planFrom = (service: string) =>
				place(records.filter(({ file, watched_at }) => file.startsWith(service) && !watched_at?.includes("T")));
			const [trakt, others] = [planFrom("trakt"), planFrom("e")];
			expect(count(apply(apply(EMPTY, trakt), others))).toBe(count(apply(apply(EMPTY, others), trakt)));
		}
	});

	it("a part of the rows first and all of them later, where they have dates and are of one service", () => {
		for (const { random, records } of cases) {
			const ofTrakt = records.filter(({ sourceId }) => sourceId?.startsWith("trakt:2026"));
			const part = ofTrakt.filter(() => random(2) === 0);
			expect(show(apply(apply(EMPTY, place(part)), place(ofTrakt))).plays.length).toBe(
				count(apply(EMPTY, place(ofTrakt))),
			);
		}
	});
});

describe("notes", () => {
	const PLAY = { season: 1, episode: 1, source: "import" as const, note: "" };
	const noted = (part: Given): Given => ({ kind: "note", note: "In the rain", ...part });
	const planAll = (known: StoredTitle, given: Given[]) =>
		planTitle(place(toRecords(given)), known, { options: OPTIONS, now: NOW, title: TITLE })
			.toSorted((a, b) => a.row - b.row)
			.map(({ state, reason, playId }) => ({ state, code: reason?.code, playId }));

	it("of a viewing are of the play that its row tells of, also where another service told of it first", () => {
		const evening = { ...PLAY, playId: "session", watchedAt: Date.UTC(2026, 4, 1, 21), precision: "instant" as const };
		const diary = { watched_at: "2026-05-01", sourceId: "letterboxd:a" };
		const review = noted({ ...diary, file: "reviews.csv", isOfPlay: true });
		expect(planAll({ ...EMPTY, plays: [evening] }, [diary, review])).toEqual([
			{ state: "present", code: "samePlay", playId: undefined },
			{ state: "ready", code: undefined, playId: "session" },
		]);
		const [play, note] = planAll(EMPTY, [diary, review]);
		expect([play?.state, note]).toEqual(["ready", { state: "ready", code: undefined, playId: play?.playId }]);
	});

	it("of a play without a date are of one that has none", () => {
		const undated = { ...PLAY, watchedAt: null, precision: "unknown" as const };
		const plays = [
			{ ...undated, playId: "a", note: "Another" },
			{ ...undated, playId: "b" },
		];
		expect(planAll({ ...EMPTY, plays }, [noted({ isOfPlay: true })])).toMatchObject([{ state: "ready", playId: "b" }]);
		expect(planAll(EMPTY, [noted({ isOfPlay: true })])).toMatchObject([{ state: "leftOut", code: "noPlayOfNote" }]);
	});

	it("never replace one that is there, of several the latest counts, and one that was cut says so", () => {
		const stored = { ...EMPTY, remarks: { ...EMPTY.remarks, note: [{ season: 1, episode: 1, value: "Mine" }] } };
		expect(planAll(stored, [noted({}), noted({ note: "Mine" })])).toMatchObject([
			{ state: "present", code: "ownRemark" },
			{ state: "present", code: "sameRemark" },
		]);
		const late = noted({ note: "Later", added_at: "2026-05-02", noteLength: 900 });
		expect(planAll(EMPTY, [noted({ added_at: "2026-05-01" }), late])).toMatchObject([
			{ state: "present", code: "laterRemark" },
			{ state: "ready", code: "noteCut" },
		]);
		const season = noted({ season: 2, episode: null });
		expect(planAll(EMPTY, [season])).toMatchObject([{ state: "leftOut", code: "ofSeasons" }]);
	});
});
