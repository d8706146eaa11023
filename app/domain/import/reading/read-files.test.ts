import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { ReasonCode } from "~/domain/import/reason";
import { readAll, toFile, toZip } from "../../../../tests/harness/import-files";
import { randomNumbers, shuffled } from "../../../../tests/harness/random";
import { BROWSER_MAX, openMeter } from "./meter";
import { readFiles } from "./read-files";
import { findSizeFaults } from "./zip";

const MOVIE = { title: "Air", year: 2023, ids: { trakt: 1, slug: "air-2023", tmdb: 91001 } };
const PLAY = { id: 11, watched_at: "2026-07-20T20:15:00.000Z", action: "watch", type: "movie", movie: MOVIE };
const HISTORY = { "watched-history.json": [PLAY] };

const reasonsOf = (...files: Parameters<typeof readAll>) => readAll(...files).files.map(({ reason }) => reason);

describe("columns", () => {
	const chosen = [toFile("mine.csv", "Werk;Gesehen\nAir;2024-01-02\n")];

	it("that nobody knows are asked for once", () => {
		expect(readFiles(chosen)).toMatchObject({
			...{ questions: ["columns"], records: [] },
			asked: [
				{ key: "werk", name: "Werk", example: "Air", guess: null },
				{ key: "gesehen", name: "Gesehen", example: "2024-01-02", guess: "watched_at" },
			],
		});
		expect(readFiles(chosen, { columns: { title: "Werk", watched_at: "Gesehen" } }).records).toMatchObject([
			{ title: "Air", watched_at: "2024-01-02" },
		]);
	});

	it("may be called stars; of ratings that may be either, it is said what they were taken for", () => {
		const read = (column: string) => readAll(toFile("mine.csv", `title,${column}\nAir,4\nFog,5\n`));
		const ratingsOf = (column: string) => read(column).records.flatMap(({ rating }) => rating ?? []);
		expect(ratingsOf("stars")).toEqual([8, 10]);
		expect(read("stars").warnings).toEqual([]);
		expect(ratingsOf("rating")).toEqual([4, 5]);
		expect(read("rating").warnings).toEqual([{ code: "scaleOf10", file: "mine.csv" }]);
	});

	it("of an episode without numbers have its own id, which is not taken for its show's", () => {
		const csv = "type,tmdb_id,season,episode,watched_at\nepisode,62085,,,2024-01-02\nepisode,1396,1,2,2024-01-02\n";
		const { records } = readAll(toFile("mine.csv", csv));
		expect(records.map(({ ids, invalid }) => [ids.tmdb, ids.episodeTmdb, invalid !== null])).toEqual([
			[null, 62085, true],
			[1396, null, false],
		]);
	});

	it("are not asked for beside a file that is known, in any order of the files", () => {
		const zip = toZip("t.zip", { ...HISTORY, "notes.csv": "a,b\n1,2\n" });
		for (const files of [
			[zip, ...chosen],
			[...chosen, zip],
		]) {
			expect(readAll(...files).questions).toEqual([]);
			expect(reasonsOf(...files)).toContainEqual({ code: "unnamedAmongOthers" });
		}
	});
});

describe("columns of one file", () => {
	it("are not asked for where another file has known ones, since the answer would count for both", () => {
		const { questions, records } = readAll(
			toFile("ratings.csv", "imdb_id,rating\ntt0111161,5\n"),
			toFile("wishlist.csv", "work,id\nAir,1\n"),
		);
		expect({ questions, count: records.length }).toEqual({ questions: ["rated"], count: 2 });
	});
});

describe("too many records together", () => {
	it("refuse files that have nothing for a library first, in any order of the files", () => {
		const games = toFile("a.csv", `title,watched_at,type\n${"Air,2024-01-02,game\n".repeat(70_000)}`);
		const films = toFile("b.csv", `title,watched_at,type\n${"Air,2024-01-02,movie\n".repeat(40_000)}`);
		for (const files of [
			[games, films],
			[films, games],
		]) {
			const used = readAll(...files).files.filter(({ isUsed }) => isUsed);
			expect(used.map(({ name }) => name)).toEqual(["b.csv"]);
		}
	});
});

describe("several files", () => {
	it("tell the same in any order and in any split into files", () => {
		const plays = Array.from({ length: 30 }, (_, index) => ({ ...PLAY, id: 100 + index }));
		const whole = readAll(toFile("watched-history.json", plays)).records.map(({ sourceId }) => sourceId);
		const random = randomNumbers(1);
		const mixed = shuffled(plays, random);
		const split = readAll(
			toFile("watched-history-2.json", mixed.slice(11)),
			toFile("watched-history-1.json", mixed.slice(0, 11)),
		);
		expect(split.records.map(({ sourceId }) => sourceId).toSorted()).toEqual(whole.toSorted());
	});

	it("of which one was chosen twice are read once", () => {
		const csv = "title,year,tmdbId,imdbId,watchedAt\nAir,2023,91001,,\n";
		expect(readAll(toFile("a.csv", csv), toFile("copy.csv", csv)).records).toHaveLength(1);
		expect(reasonsOf(toFile("a.csv", csv), toFile("copy.csv", csv))).toEqual([null, { code: "chosenTwice" }]);
	});

	it("with long names warn in no more than 300 characters, as far as the server takes them", () => {
		const { warnings, files } = readAll(toFile(`${"long".repeat(70)}.csv`, "title,rating\nAir,4.5\n"));
		expect(warnings).toMatchObject([{ code: "scaleOf5", file: expect.stringMatching(/^.{1,300}$/) }]);
		expect(files[0]?.name.length).toBeLessThanOrEqual(300);
	});

	it("of the same path are told apart", () => {
		const csv = "title,year,tmdbId,imdbId,watchedAt\nAir,2023,91001,,\n";
		const zips = [toZip("a.zip", { "history.csv": csv }), toZip("b.zip", { "history.csv": csv, "x.txt": "x" })];
		expect(readAll(...zips).records.map(({ file }) => file)).toEqual(["history.csv", "history.csv (2)"]);
	});
});

/** A zip with one member whose local header and directory claim something else. */
function change(bytes: Uint8Array, at: number, value: number): Uint8Array {
	const changed = bytes.slice();
	changed[at] = value;
	return changed;
}

const ZIP = toZip("a.zip", {
	"a.csv": `title,year,watched_at\n${"Air,2023,2024-01-02\n".repeat(200)}`,
	"b.csv": "title,year,watched_at\nSlow Rain,2021,2024-01-02\n",
});
const SPACES = " ".repeat(90_000);
const noise = (size: number) =>
	Uint8Array.from({ length: size }, (_, index) => (Math.imul(index, 2654435761) >>> 13) & 255);

describe("hostile files: nothing of them is read, and the reason is said", () => {
	it.each<[string, { name: string; bytes: Uint8Array }, ReasonCode[]]>([
		["a zip that is cut off within a member", { ...ZIP, bytes: ZIP.bytes.slice(0, 60) }, ["incompleteZip"]],
		[
			"a zip that is cut off between two members",
			{ ...ZIP, bytes: ZIP.bytes.slice(0, ZIP.bytes.length - 140) },
			["incompleteZip"],
		],
		["a bomb", { name: "a.zip", bytes: zipSync({ "a.csv": new Uint8Array(20_000_000) }) }, ["unpacksFar"]],
		[
			"a bomb of many members",
			{
				name: "a.zip",
				bytes: zipSync(
					Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}.csv`, new Uint8Array(3_000_000)])),
				),
			},
			["unpacksFar"],
		],
		[
			"a zip with too many members",
			{
				name: "a.zip",
				bytes: zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.png`, new Uint8Array(0)]))),
			},
			["manyMembers"],
		],
		[
			"a zip of more than 25 MB",
			{ name: "a.zip", bytes: zipSync({ "a.csv": [new Uint8Array(26 * 1024 * 1024), { level: 0 }] }) },
			["largeZip"],
		],
		["a zip with a password", { name: "a.zip", bytes: change(ZIP.bytes, 6, 1) }, ["encryptedZip"]],
		["a zip within a zip", toNested(), ["innerZip"]],
		[
			"a zip whose bytes are damaged",
			{
				name: "a.zip",
				bytes: zipSync({ "a.csv": noise(100) }).map((byte, at) => (at > 35 && at < 90 ? byte ^ 255 : byte)),
			},
			["damagedMember", "notText"],
		],
		["an empty zip", { name: "a.zip", bytes: zipSync({}) }, ["emptyZip"]],
		["JSON that is cut off", toFile("a.json", '[{"a": 1'), ["cutJson"]],
		["JSON that is too deep", toFile("a.json", `${"[".repeat(5000)}${"]".repeat(5000)}`), ["deepJson"]],
		["a header without an end", toFile("a.csv", "a,".repeat(1_000_000)), ["notCsvOrJson"]],
		["JSON of another kind", toFile("a.json", { a: [1, "x", null] }), ["noService"]],
		["JSON lists of wrong types", toFile("a.json", [1, "x", null, [[]]]), ["noService"]],
		["a picture", { name: "a.csv", bytes: Uint8Array.from([0x89, 0x50, 0, 0xff]) }, ["notText"]],
		["prose", toFile("a.csv", "Dear reader\nthis is a letter\n"), ["notCsvOrJson"]],
		["a web page", toFile("a.csv", "<!doctype html><title>Sign in</title>"), ["webPage"]],
		["an empty file", toFile("a.csv", ""), ["empty"]],
		[
			"a file of too many rows",
			toFile("a.csv", `title,watched_at\n${"Air,2024-01-02\n".repeat(100_001)}`),
			["manyRecords"],
		],
		["a file of too many columns", toFile("a.csv", `${"a,".repeat(300)}b\n1\n`), ["manyColumns"]],
		[
			"rows that count to too many plays",
			toFile(
				"a.csv",
				`tv_show_name,episode_season_number,episode_number,episode_id,cpt\n${"Dark Tide,1,2,5,100\n".repeat(1001)}`,
			),
			["manyRecords"],
		],
	])("%s", (_, file, codes) => {
		const { files, records } = readAll(file);
		expect(records).toEqual([]);
		expect(files.every(({ isUsed }) => !isUsed)).toBe(true);
		expect(codes).toContain(files[0]?.reason?.code);
	});

	function toNested() {
		return { name: "a.zip", bytes: zipSync({ "b.csv": zipSync({ "a.csv": strToU8("a,b") }) }) };
	}
});

it("zips that unpack to more than is allowed together are refused from there on", () => {
	const csv = `title,year,watched_at\n${"Air,2023,2024-01-02\n".repeat(1000)}`;
	const zips = ["a.zip", "b.zip"].map((name) => toZip(name, { [`${name}.csv`]: csv, [`${name}.txt`]: name }));
	const { files } = readFiles(zips, { meter: openMeter({ ...BROWSER_MAX, bytes: 30_000 }) });
	expect(files.map(({ name, isUsed }) => [name, isUsed])).toEqual([
		["a.zip.csv", true],
		["a.zip.txt", false],
		["b.zip", false],
	]);
	expect(files[2]?.reason?.code).toBe("unpacksTooFar");
});

it("more than 2,000 files together are read up to there", () => {
	const members = (name: string) =>
		toZip(name, Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`${name}/${at}.png`, ""])));
	const { files } = readAll(toFile("watched-history.json", [PLAY]), members("a.zip"), members("b.zip"));
	expect(files).toHaveLength(200);
	expect([files[0]?.isUsed, files.at(-1)?.reason?.code]).toEqual([true, "manyFiles"]);
});

it("a file that is too large, alone or with those before it, is refused by its size; the others are read", () => {
	const mib = 1024 * 1024;
	const zip = (size: number) => ({ size: size * mib, isZip: true });
	const plain = (size: number) => ({ size: size * mib, isZip: false });
	expect(
		findSizeFaults([zip(26), zip(20), zip(6), zip(5), plain(201), plain(150), plain(51), plain(50)], BROWSER_MAX.bytes),
	).toEqual([
		...[{ code: "largeZip", megabytes: 25 }, null, { code: "largeZips", megabytes: 25 }, null],
		...[{ code: "largeFile", megabytes: 200 }, null, { code: "largeFiles", megabytes: 200 }, null],
	]);
});

describe("what is wrong in a file costs only itself", () => {
	it("a name that leads out of the zip stays closed, the others are read", () => {
		const paths = ["../../etc/passwd.csv", "/etc/a.csv", "C:\\a.csv", "a\u0007b.csv", `${"x".repeat(400)}.csv`];
		const { files, records } = readAll(
			toZip("t.zip", { ...Object.fromEntries(paths.map((path) => [path, "title,watched_at\nx,2024\n"])), ...HISTORY }),
		);
		expect(records).toHaveLength(1);
		expect(files.filter(({ isUsed }) => !isUsed).map(({ reason }) => reason)).toEqual(
			paths.map(() => ({ code: "badPath" })),
		);
		expect(Math.max(...files.map(({ name }) => name.length))).toBeLessThanOrEqual(300);
	});

	it("a member that is damaged or packed in another way does not stop the others", () => {
		const bytes = zipSync({
			"a.csv": strToU8("title,year,watched_at\n".padEnd(500, "x")),
			...{ "watched-history.json": strToU8(JSON.stringify([PLAY])) },
		});
		const end = bytes.length - 22;
		const directory = new DataView(bytes.buffer).getUint32(end + 16, true);
		expect(readAll({ name: "a.zip", bytes: change(bytes, directory + 10, 99) })).toMatchObject({
			records: [{ title: "Air" }],
			files: [{ reason: { code: "oddPacking" } }, { isUsed: true }],
		});
		expect(readAll({ name: "a.zip", bytes: change(bytes, 36, 255) })).toMatchObject({
			records: [{ title: "Air" }],
			files: [{ reason: { code: "damagedMember" } }, { isUsed: true }],
		});
	});

	it("a directory that claims more further fields than the zip has bytes", () => {
		const bytes = zipSync({ "watched-history.json": strToU8(JSON.stringify([PLAY])) });
		const directory = new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
		expect(readAll({ name: "a.zip", bytes: change(bytes, directory + 31, 255) })).toMatchObject({
			records: [{ title: "Air" }],
		});
	});

	it.each([
		["a title of Netflix with many spaces", toFile("a.csv", `Title,Date\n":${SPACES}x",1/2/2020\n`)],
		[
			"a name of TMDB with many spaces",
			toFile("a.csv", `TMDb ID,Type,Episode Number,Your Rating,Name\n1,tv,1,5,"x${SPACES}y"\n`),
		],
		["a member with a long name", toZip("a.zip", { [`${"token".repeat(13_000)}/x.csv`]: "a" })],
	])("%s is read at once", (_, file) => {
		const started = performance.now();
		readAll(
			...Array.from({ length: 5 }, (_, at) => ({
				name: `${at}.${file.name}`,
				bytes: new Uint8Array([...file.bytes, at]),
			})),
		);
		expect(performance.now() - started).toBeLessThan(1000);
	});

	it("a field of 200 kB", () => {
		const { records } = readAll(
			toFile("a.csv", `title,year,watched_at\n"${"x".repeat(200_000)}",2001,2024-01-02\nAir,2023,2024-01-02\n`),
		);
		expect(records.map(({ title, invalid }) => title ?? invalid)).toEqual([{ code: "longField" }, "Air"]);
	});

	it("a text that no title or date has, and a number that no season has", () => {
		const long = { ...PLAY, id: "9".repeat(2000), movie: { ...MOVIE, title: "x".repeat(2000) } };
		const show = { ...PLAY, movie: undefined, show: MOVIE, episode: { season: 1e20, number: "2", ids: {} } };
		expect(readAll(toFile("watched-history.json", [long, show])).records).toMatchObject([
			{ title: `${"x".repeat(100)}…`, invalid: { code: "longText" } },
			{ season: null, episode: 2, invalid: null },
		]);
		const odd = `title,type,watched_at\nAir,${"game".repeat(5000)},2024-01-02\n`;
		expect(readAll(toFile("a.csv", odd)).records[0]?.leftOut).toMatchObject({
			text: expect.stringMatching(/^.{300}$/),
		});
	});

	it("a column that is there twice: the first one with text counts", () => {
		const csv = "title,Title,watched_at,watched_at\nAir,,,2024-01-02\n,Slow Rain,2024-01-03,2024-01-04\n";
		expect(readAll(toFile("a.csv", csv)).records).toMatchObject([
			{ title: "Air", watched_at: "2024-01-02" },
			{ title: "Slow Rain", watched_at: "2024-01-03" },
		]);
	});

	it("a member that is there twice in an object: the last one counts", () => {
		const json =
			'[{"id":1,"id":2,"type":"movie","watched_at":"x","movie":{"title":"A","title":"Air","ids":{"trakt":1}}}]';
		expect(readAll(toFile("watched-history.json", json)).records).toMatchObject([
			{ title: "Air", sourceId: "trakt:2" },
		]);
	});

	it("an entry of the wrong type, the first one too", () => {
		const odd = { ...PLAY, watched_at: 5, movie: { ...MOVIE, title: ["x"], year: null, ids: { trakt: 1, tmdb: "x" } } };
		const { records } = readAll(toFile("watched-history.json", [7, null, PLAY, odd]));
		expect(records.map(({ kind, invalid }) => invalid ?? kind)).toEqual([
			...[{ code: "notAnObject" }, { code: "notAnObject" }],
			...["play", "play"],
		]);
	});

	it("a column that is called like a part of every object", () => {
		const csv =
			"id,watched_at,movie.title,movie.ids.trakt,__proto__.polluted,movie.__proto__.polluted,constructor.prototype.polluted\n1,2024-01-02T03:04:05Z,Air,1,yes,yes,yes\n";
		expect(readAll(toFile("watched-history.csv", csv)).records).toMatchObject([{ kind: "play", title: "Air" }]);
		expect("polluted" in {}).toBe(false);
	});

	it("a file of UTF-8 that is cut off within a letter", () => {
		const bytes = new TextEncoder().encode("title,year,watched_at\nÖl,2001,2024-01-02\nÄr");
		expect(readAll({ name: "a.csv", bytes: bytes.slice(0, -2) }).records[0]).toMatchObject({ title: "Öl" });
	});
});

describe("an empty list", () => {
	const kindsOf = (...files: Parameters<typeof readAll>) => readAll(...files).files.map(({ kind }) => kind);
	const plays = { shows: [], movies: [] };

	it.each([
		["favorites.json", plays],
		["movies.json", { movies: [] }],
		["history.json", []],
		["watchlist.json", []],
		["favorites.json", []],
		["all.json", { history: [] }],
		["user-data.json", []],
	])("makes no file a service's: %s", (name, content) => {
		expect(kindsOf(toFile(name, content))).toEqual(["unknown"]);
		expect(readAll(toFile(name, content)).source).toBe("csv");
	});

	it("of a service is known by the name that only the service gives", () => {
		expect(kindsOf(toFile("SimklBackup.json", { shows: [], anime: [], movies: [] }))).toEqual(["Simkl backup"]);
		expect(kindsOf(toFile("watched-history.json", []))).toEqual(["Trakt history"]);
	});
});
