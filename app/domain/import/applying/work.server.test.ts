import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import { episodes, titles } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { openImportWords } from "~/domain/import/describe-import";
import { openImport } from "~/domain/import/import-page.server";
import { readImportView } from "~/domain/import/import-view";
import { type FileRecord, toRecord } from "~/domain/import/reading/record";
import { givenUser } from "../../../../tests/harness/accounts";
import { writeRating } from "../../../../tests/harness/changes";
import { testPlatform } from "../../../../tests/harness/context";
import { killedDatabase } from "../../../../tests/harness/killed-database";
import { countingDatabase } from "../../../../tests/harness/reading-cost";
import { openCatalogue, UpstreamError } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { listPlays } from "../../library/diary/plays.server";
import { listLater } from "../../library/lists/later-list.server";
import { listEntries } from "../../library/own-lists/list-titles.server";
import { selectLists } from "../../library/own-lists/lists.server";
import { listHidden } from "../../library/store/hidden.server";
import { listRemarks } from "../../library/store/remarks.server";
import { answerImport } from "./answer-import.server";
import { chooseRows } from "./choose-rows.server";
import { createImport, findImport, readOptions, toImportResponse } from "./imports.server";
import { matchSome } from "./match-rows.server";
import { countRows, sumRows } from "./row-counts.server";
import { removeImport, startWork } from "./states.server";
import { workOn, workOnWaiting } from "./work.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const words = await openImportWords("en");

let profileId: ProfileId;
beforeEach(async () => {
	profileId = (await givenUser(platform)).id;
});

const INCEPTION = { media_type: "movie", title: "Inception", ids: { tmdb: 27205, ...noIds() } } as const;
const SHOW = { media_type: "tv", title: "Breaking Bad", ids: { tmdb: 1396, ...noIds() } } as const;

function noIds() {
	return { imdb: null, tvdb: null, episodeTmdb: null, episodeTvdb: null };
}

const atHour = (hour: number) => new Date(Date.UTC(2010, 0, 1, hour)).toISOString();

/** Plays of two names for one movie and of a show, ratings that are new and that replace, and a saved title. */
const RECORDS: FileRecord[] = [
	...[1, 2, 3, 4].map((hour) => ({ ...INCEPTION, kind: "play" as const, watched_at: atHour(hour * 30) })),
	...[1, 2, 3].map((episode) => ({ ...SHOW, kind: "play" as const, season: 1, episode, watched_at: atHour(episode) })),
	{ media_type: "movie" as const, title: "Inception", year: 2010, kind: "play" as const, watched_at: atHour(500) },
	{ ...INCEPTION, kind: "rating" as const, rating: 9, added_at: atHour(1) },
	{ ...SHOW, kind: "rating" as const, rating: 8, season: 1, episode: 2, added_at: atHour(2) },
	{ media_type: "movie" as const, kind: "watchLater" as const, title: "The Matrix", year: 1999, added_at: atHour(3) },
	{ ...INCEPTION, kind: "hidden" as const, added_at: atHour(4) },
	{ ...SHOW, kind: "round" as const, added_at: atHour(5) },
	{ ...SHOW, kind: "progress" as const, season: 2, episode: 1, position: 60, duration: 900, added_at: atHour(6) },
	...[INCEPTION, SHOW].map((title) => ({ ...title, kind: "list" as const, list: "Winter", note: "For the fire" })),
].map((part, index) => toRecord("history.json", index + 1, part));

async function givenImport(records = RECORDS, isWhole = true): Promise<string> {
	const id = await createImport(db, {
		...{ profileId, source: "trakt", isWhole, records },
		report: { files: [], questions: [], warnings: [], people: [], lists: [], asked: [] },
		options: { timeZone: "UTC", dateOrder: null, language: null, ratings: "replace" },
	});
	return id ?? "";
}

async function countNow(id: string, state: "ready" | "applied") {
	return sumRows(await countRows(db, [id]), state);
}

const read = async (id: string) => (await findImport(db, { profileId, id }))!;

async function begin(id: string, work: "applying" | "undoing") {
	expect(await startWork(db, await read(id), work)).toBe(true);
}

/** As requests of a page or the clock do, until nothing is left. */
async function workToTheEnd(id: string): Promise<void> {
	do await workOn(platform, id);
	while (/^(?:matching|applying|undoing)$/.test((await read(id)).state));
}

async function readLibrary() {
	const { entries: plays } = (await listPlays(db, { profileId, limit: 200, timeZone: "UTC" }))!;
	const { entries: ratings } = (await listRemarks(db, "rating", { profileId, limit: 200 }))!;
	const later = await listLater(db, openCatalogue(platform), { profileId, limit: 50 });
	return {
		plays: plays
			.map(({ playId: _, ...play }) => play)
			.map(({ mediaType, id, season, episode, watchedAt }) => [...[mediaType, id, season, episode, watchedAt]]),
		ratings: ratings
			.map(({ mediaType, id, season, episode, rating, ratedAt }) => [mediaType, id, season, episode, rating, ratedAt])
			.sort(),
		later: later.map(({ mediaType, id, addedAt }) => [mediaType, id, addedAt]),
		lists: await readLists(),
		hidden: (await listHidden(db, { profileId, limit: 10 }))?.entries.map(({ id, hiddenAt }) => [id, hiddenAt]),
		begun: (await db.select().from(titles).where(sql`begun_at is not null`)).map(({ id, begunAt }) => [id, begunAt]),
		progress: (await db.select().from(episodes).where(sql`played_at > 0`)).map(({ id, season, position, playedAt }) => {
			return [id, season, position, playedAt];
		}),
	};
}

async function readLists() {
	const lists = await selectLists(db, profileId);
	const entries = lists.map(async ({ id: listId, name, note, size }) => {
		const titles = await listEntries(db, { listId, limit: 100 });
		return [name, note, size, ...titles.map(titleKey)];
	});
	return await Promise.all(entries);
}

/** Works with processes that are killed, each a statement later than the one before, until one reaches the end. */
async function workWithKills(id: string): Promise<number> {
	for (let count = 1; ; count += 1) {
		const mortal = { ...platform, db: killedDatabase(platform.db, count) };
		const wasKilled = await workOn(mortal, id).then(
			() => false,
			(error) => /killed|Failed query/.test(String(error)) || Promise.reject(error),
		);
		// The lease of the dead process runs out.
		await db.update(imports).set({ leaseUntil: 0 });
		if (!wasKilled && !/^(?:matching|applying|undoing)$/.test((await read(id)).state)) return count;
	}
}

describe("work that is killed after any statement", () => {
	test("is taken up where it was: the library is that of work in one go, and undo takes all of it back", async () => {
		await writeRating(db, { profileId, mediaType: "movie", id: 27205, season: null, episode: null, rating: 4 });
		await db.update(episodes).set({ ratedAt: Date.UTC(2020, 1, 3) });
		const before = await readLibrary();
		const whole = await givenImport();
		await workToTheEnd(whole);
		await begin(whole, "applying");
		await workToTheEnd(whole);
		const expected = await readLibrary();
		expect(expected.plays).toHaveLength(8);
		expect(expected.ratings).toMatchObject([
			["movie", 27205, null, null, 9, expect.any(Number)],
			["tv", 1396, 1, 2, 8, expect.any(Number)],
		]);
		expect(expected).toMatchObject({
			hidden: [[27205, Date.parse(atHour(4))]],
			begun: [[1396, Date.parse(atHour(5))]],
			progress: [[1396, 2, 60, Date.parse(atHour(6))]],
		});
		expect(expected.lists).toEqual([["Winter", "For the fire", 2, "movie:27205", "tv:1396"]]);
		await begin(whole, "undoing");
		await workToTheEnd(whole);
		expect(await readLibrary()).toEqual(before);

		const cut = await givenImport();
		expect(await workWithKills(cut)).toBeGreaterThan(5);
		await begin(cut, "applying");
		expect(await workWithKills(cut)).toBeGreaterThan(3);
		expect(await readLibrary()).toEqual(expected);
		const tally = await countNow(cut, "applied");
		expect([tally.done, tally.counts.ready]).toEqual([RECORDS.length, RECORDS.length]);
		await begin(cut, "undoing");
		await workWithKills(cut);
		expect(await readLibrary()).toEqual(before);

		await begin(cut, "applying");
		expect(await workWithKills(cut)).toBeGreaterThan(3);
		expect(await readLibrary()).toEqual(expected);
		await begin(cut, "undoing");
		await workWithKills(cut);
		expect(await readLibrary()).toEqual(before);
	});
});

test("the clock works on imports that nobody waits for, to their end", async () => {
	const [left, other] = [await givenImport(), await givenImport(RECORDS.slice(0, 2))];
	await workOnWaiting(platform);
	expect([(await read(left)).state, (await read(other)).state]).toEqual(["ready", "ready"]);
	await begin(left, "applying");
	await workOnWaiting(platform);
	expect((await read(left)).state).toBe("applied");
});

test("the clock works on the other imports where one fails, and fails then", async () => {
	const [broken, other] = [await givenImport(), await givenImport(RECORDS.slice(0, 2))];
	await db.update(importRows).set({ record: "{" }).where(eq(importRows.importId, broken));
	await expect(workOnWaiting(platform)).rejects.toThrow(SyntaxError);
	expect((await read(other)).state).toBe("ready");
});

test("an import that was stopped before it wrote anything goes on, minding what another one wrote meanwhile", async () => {
	const [stopped, other] = [await givenImport(), await givenImport()];
	await workToTheEnd(stopped);
	await db.update(imports).set({ state: "matching" }).where(eq(imports.id, stopped));
	expect(await removeImport(db, await read(stopped))).toBe("done");
	await workToTheEnd(other);
	await begin(other, "applying");
	await workToTheEnd(other);
	const written = await readLibrary();
	await begin(stopped, "applying");
	await workToTheEnd(stopped);
	expect((await read(stopped)).state).toBe("ready");
	expect((await countNow(stopped, "ready")).byKind.play.ready).toBe(0);
	await begin(stopped, "applying");
	await workToTheEnd(stopped);
	expect(await readLibrary()).toEqual(written);
});

test("what the rows of a title become is worked out anew once others of it are given another title, or left out", async () => {
	const named = { media_type: "movie", title: "Inception", year: 2010, kind: "play", watched_at: atHour(30) } as const;
	const records = [{ ...INCEPTION, kind: "play" as const, watched_at: atHour(30) }, named];
	const readStates = async (id: string) => {
		const isOwn = eq(importRows.importId, id);
		const rows = await db.select({ state: importRows.state }).from(importRows).where(isOwn).orderBy(importRows.row);
		return rows.map(({ state }) => state);
	};
	for (const [choice, after] of [
		[{ mediaType: "movie", id: 603 }, ["ready", "ready"]],
		[null, ["leftOut", "ready"]],
	] as const) {
		const id = await givenImport(records.map((part, at) => toRecord("a.csv", at + 1, part)));
		await workToTheEnd(id);
		expect(await readStates(id)).toEqual(["ready", "present"]);
		await chooseRows(db, await read(id), { row: 1, choice, isAll: true });
		await workToTheEnd(id);
		expect(await readStates(id)).toEqual(after);
		await db.delete(imports).where(eq(imports.id, id));
	}
});

test("a title that is chosen for one row alone leaves the other rows of its name as they are", async () => {
	const records = [30, 60].map((hour, at) =>
		toRecord("a.csv", at + 1, { ...INCEPTION, kind: "play", watched_at: atHour(hour) }),
	);
	const id = await givenImport(records);
	await workToTheEnd(id);
	await chooseRows(db, await read(id), { row: 2, choice: { mediaType: "movie", id: 603 }, isAll: false });
	await workToTheEnd(id);
	const isOwn = eq(importRows.importId, id);
	const rows = await db.select({ id: importRows.id }).from(importRows).where(isOwn).orderBy(importRows.row);
	expect(rows).toEqual([{ id: 27205 }, { id: 603 }]);
});

test("plays, a rating and a saved show that were left out together come back together", async () => {
	const kinds = ["play", "rating", "watchLater"] as const;
	const records = kinds.map((kind, at) =>
		toRecord("a.csv", at + 1, { ...SHOW, kind, ...(kind === "play" && { season: 1, episode: 2 }), rating: 8 }),
	);
	const id = await givenImport(records);
	await workToTheEnd(id);
	const choose = async (choice: { mediaType: "tv"; id: number } | null) =>
		chooseRows(db, await read(id), { row: 2, choice, isAll: true });
	expect(await choose(null)).toBe(3);
	expect(await choose({ mediaType: "tv", id: 1396 })).toBe(3);
	await workToTheEnd(id);
	expect((await countNow(id, "ready")).counts.ready).toBe(3);
});

test("of a file of several people, the rows of the chosen one are used, and other files' rows; all of them again later", async () => {
	const people = ["Ada", "Kim", "Kim", null];
	const records = people.map((person, at) =>
		toRecord("a.csv", at + 1, { ...INCEPTION, person, kind: "play", watched_at: atHour(at * 30) }),
	);
	const id = await givenImport([...records, toRecord("a.csv", 5, { title: "Nowhere", person: "Kim", kind: "play" })]);
	const statesFor = async (person: string | null) => {
		expect(await answerImport(db, await read(id), { person })).toBe(true);
		await workToTheEnd(id);
		const isOwn = eq(importRows.importId, id);
		const rows = await db.select({ state: importRows.state }).from(importRows).where(isOwn).orderBy(importRows.row);
		return rows.map(({ state }) => state);
	};
	expect(await statesFor("Ada")).toEqual(["ready", "leftOut", "leftOut", "ready", "leftOut"]);
	expect(await statesFor("Kim")).toEqual(["leftOut", "ready", "ready", "ready", "unmatched"]);
	const chosen = { mediaType: "movie", id: 603 } as const;
	await chooseRows(db, await read(id), { row: 5, choice: chosen, isAll: true });
	await chooseRows(db, await read(id), { row: 2, choice: null, isAll: false });
	expect(await statesFor("Ada")).toEqual(["ready", "leftOut", "leftOut", "ready", "leftOut"]);
	expect(await statesFor(null)).toEqual(["ready", "leftOut", "ready", "ready", "ready"]);
});

test("a title that the catalogue cannot read waits for a choice, and holds no others up; an outage holds up all", async () => {
	const ids = [27205, 603, 680, 155];
	const rows = [...ids, 603].map((tmdb, at) =>
		toRecord("a.json", at + 1, {
			...{ media_type: "movie", ids: { ...noIds(), tmdb }, kind: "play", person: at < 4 ? "Ada" : "Kim" },
		}),
	);
	const id = await givenImport(rows);
	await answerImport(db, await read(id), { person: "Ada" });
	const match = async (broken: number[]) => {
		const catalogue = openCatalogue(platform);
		const movie: typeof catalogue.movie = async (title) => {
			if (broken.includes(title.id)) throw new UpstreamError(502, 1, new Error("no JSON"));
			return await catalogue.movie(title);
		};
		const stored = await read(id);
		return await matchSome({ db, stored, catalogue: { ...catalogue, movie }, options: readOptions(stored) });
	};
	await expect(match(ids)).rejects.toThrow(UpstreamError);
	// The row of the other person, for which nothing is looked up.
	expect((await countNow(id, "ready")).done).toBe(1);
	await match([603]);
	const states = await db
		.select({ state: importRows.state, reason: importRows.reason })
		.from(importRows)
		.where(eq(importRows.importId, id));
	expect(states.map(({ state }) => state)).toEqual(["found", "unmatched", "found", "found", "leftOut"]);
	expect(states[1]?.reason).toEqual({ code: "unreadTitle" });
});

describe("the cost", () => {
	const EPISODES = [7, 13, 13, 13, 16].flatMap((episodes, season) =>
		Array.from({ length: episodes }, (_, index) => ({ season: season + 1, episode: index + 1 })),
	);

	/** Each episode of a show again and again. */
	function toPlays(count: number): FileRecord[] {
		return Array.from({ length: count }, (_, index) =>
			toRecord("history.json", index + 1, {
				...{ ...SHOW, ...EPISODES[index % EPISODES.length] },
				kind: "play",
				watched_at: atHour(index),
			}),
		);
	}

	async function measure(count: number) {
		const id = await givenImport(toPlays(count));
		const counting = countingDatabase(platform.db);
		const counted = { ...platform, db: counting.db };
		const cost = async (state: string) => {
			while ((await read(id)).state === state) await workOn(counted, id);
			return counting.takeCost();
		};
		const matching = await cost("matching");
		await begin(id, "applying");
		const applying = await cost("applying");
		await begin(id, "undoing");
		return { matching, applying, undoing: await cost("undoing") };
	}

	// What plays of the same episode sum up to is counted with each, so four times the rows cost a little more than that.
	test("of an import grows with its rows, not with their square", async () => {
		const [small, large] = [await measure(400), await measure(1600)];
		for (const name of ["matching", "applying", "undoing"] as const) {
			expect(large[name].read, name).toBeLessThan(8 * small[name].read);
		}
	});

	/** A database that knows how many rows one statement returned at most. */
	function watchedDatabase(real: D1Database) {
		let most = 0;
		function seen<Rows extends unknown[]>(rows: Rows): Rows {
			most = Math.max(most, rows.length);
			return rows;
		}
		const watched = (statement: D1PreparedStatement): D1PreparedStatement =>
			new Proxy(statement, {
				get(target, name) {
					if (name === "bind") return (...values: unknown[]) => watched(target.bind(...values));
					if (name === "raw") return async () => seen(await target.raw());
					const method = Reflect.get(target, name);
					return typeof method === "function" ? method.bind(target) : method;
				},
			});
		const watchedDb = {
			prepare: (sql: string) => watched(real.prepare(sql)),
			batch: (statements: D1PreparedStatement[]) => real.batch(statements),
		};
		return { db: watchedDb as unknown as D1Database, readMost: () => most };
	}

	test("of memory is bounded where thousands of rows are of one title, and repeated ones are found all the same", async () => {
		const records = toPlays(5500);
		const id = await givenImport([...records, ...records.slice(0, 100)]);
		const watching = watchedDatabase(platform.db);
		while ((await read(id)).state === "matching") await workOn({ ...platform, db: watching.db }, id);
		expect((await countNow(id, "ready")).counts).toMatchObject({ ready: 5500, present: 100 });
		expect(watching.readMost()).toBe(5000);
	});

	test("of a page and of asking how far it is, is that of the index that counts the rows", async () => {
		const id = await givenImport(toPlays(400));
		await workToTheEnd(id);
		const counting = countingDatabase(platform.db);
		const counted = openDatabase(counting.db);
		const stored = (await findImport(counted, { profileId, id }))!;
		expect((await toImportResponse(counted, stored, words)).counts.total).toBe(400);
		const asking = counting.takeCost().read;
		expect(asking).toBeLessThan(2 * 400 + 5);
		const view = readImportView(new URLSearchParams({ state: "ready" }));
		const page = await openImport(counted, openCatalogue(platform), { profileId, id, view, words });
		expect([page?.rows.length, page?.total]).toEqual([50, 400]);
		expect(counting.takeCost().read).toBeLessThan(asking + 65);
	});
});

test("rows of one show under many names are planned once, when the last name is known", async () => {
	const cost = async (size: number) => {
		const records = Array.from({ length: size }, (_, at) =>
			toRecord("a.csv", at + 2, {
				...{ ...SHOW, title: `Name ${at}`, kind: "play", watched_at: atHour(at) },
				...{ season: 1 + (at % 5), episode: 1 + (at % 7) },
			}),
		);
		const id = await givenImport(records);
		// A name for each row.
		await db.run(sql`update import_rows set title_key = 'name ' || row where import_id = ${id}`);
		const counting = countingDatabase(platform.db);
		const counted = { ...platform, db: counting.db };
		while ((await read(id)).state === "matching") await workOn(counted, id);
		expect((await countNow(id, "ready")).done).toBe(size);
		await db.delete(imports).where(eq(imports.id, id));
		return counting.takeCost();
	};
	const [once, twice] = [await cost(400), await cost(800)];
	expect(twice.read / once.read).toBeLessThan(2.2);
	expect(twice.written / once.written).toBeLessThan(2.2);
});

test("of one episode, a thousand rows are imported at most, and the others say so", async () => {
	const records = Array.from({ length: 1100 }, (_, at) =>
		toRecord("a.csv", at + 2, { ...SHOW, kind: "play", season: 1, episode: 1, watched_at: atHour(at) }),
	);
	const id = await givenImport(records);
	await workToTheEnd(id);
	const { counts } = await countNow(id, "ready");
	expect([counts.ready, counts.leftOut]).toEqual([1000, 100]);
});
