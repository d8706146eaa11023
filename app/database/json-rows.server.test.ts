import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testPlatform } from "../../tests/harness/context";
import { jsonRows, jsonValueAt, jsonValues, whereJsonRow } from "./json-rows";
import { openDatabase } from "./open.server";
import { importRows } from "./schema/imports";
import { plays } from "./schema/library";

const db = openDatabase(testPlatform().db);

const planOf = async (query: ReturnType<typeof sql>) =>
	(await db.all<{ detail: string }>(sql`explain query plan ${query}`)).map(({ detail }) => detail);

test("a list is a table with a column for each name, whose values keep their types", async () => {
	const list = [
		{ id: 7, name: "Ab“c'", isNew: true, parts: { a: [1] } },
		{ id: null, name: null, isNew: false },
	];
	const { from, columns, index } = jsonRows<(typeof list)[number], "id" | "name" | "isNew" | "parts">(
		...([list, ["id", "name", "isNew", "parts"]] as const),
	);
	const { id, name, isNew, parts } = columns;
	expect(await db.all(sql`select ${index} as place, ${id}, ${name}, ${isNew}, ${parts} from ${from}`)).toEqual([
		{ place: 0, id: 7, name: "Ab“c'", isNew: 1, parts: '{"a":[1]}' },
		{ place: 1, id: null, name: null, isNew: 0, parts: null },
	]);
});

test("only what the columns need is sent, whatever else a row has", () => {
	const { from, columns } = jsonRows([{ id: 7, overview: "A long text." }], ["id"]);
	expect(db.select({ id: columns.id }).from(from).toSQL().params).toEqual(['[{"id":7}]']);
});

test("a text in JSON is such a list, and one statement reads two under two names", async () => {
	const one = jsonRows('[{"id":1},{"id":2}]', ["id"]);
	const two = jsonRows([{ id: 2 }, { id: 3 }], ["id"], "others");
	const both = sql`select ${one.columns.id} from ${one.from} join ${two.from} on ${one.columns.id} = ${two.columns.id}`;
	expect(await db.all(both)).toEqual([{ id: 2 }]);
});

test("values are for `in`, and an object has the value of a key", async () => {
	expect(await db.get(sql`select 3 in ${jsonValues([1, 3])} as yes, 'a' in ${jsonValues(["b"])} as no`)).toEqual({
		yes: 1,
		no: 0,
	});
	const meaning = { "a.csv": "later" };
	expect(
		await db.get(sql`select ${jsonValueAt(meaning, sql`'a.csv'`)} as one, ${jsonValueAt(meaning, sql`'b'`)} as none`),
	).toEqual({ one: "later", none: null });
});

test("each row of a list is looked up by an index, also where a column is null", async () => {
	const names = ["mediaType", "id", "season", "episode"] as const;
	const rows = [
		{ mediaType: "movie" as const, id: 1, season: 1, episode: 1 },
		{ mediaType: "tv" as const, id: 2, season: null, episode: null },
	];
	const planned = await planOf(
		sql`select * from ${importRows} where ${whereJsonRow(importRows, { within: { importId: "x" }, rows, names })}`,
	);
	expect(planned.find((detail) => detail.includes("stored"))).toMatch(/^SEARCH stored USING .*import_rows_by_place/);
	const [first] = rows;
	const isStored = whereJsonRow(plays, { within: { mediaType: "movie" }, rows: first ? [first] : [], names: ["id"] });
	expect((await planOf(sql`select * from ${plays} where ${isStored}`)).join()).not.toContain("SCAN plays");
});
