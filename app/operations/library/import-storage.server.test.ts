// What imports may take of the database, and that they are stored whole or not at all.
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { removeOldRows } from "~/domain/administration/retention.server";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);
const DAY_MS = 24 * 60 * 60 * 1000;

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	return (method: string, path: string, body?: object | FormData) => call(path, { method, token, body });
}

const ROW = { file: "a.json", line: 1, kind: "play", media_type: "movie", ids: { tmdb: 27205 } };

const count = async (table: "imports" | "import_rows") =>
	(await db.get<{ rows: number }>(sql`select count(*) as rows from ${sql.raw(table)}`)).rows;

/** Texts that take as many bytes as may be sent in so many characters. */
const LONG = {
	"of three bytes a character": "日".repeat(1000),
	"of four bytes a character": "𝕏".repeat(500),
	"of quotes and backslashes": '"\\'.repeat(500),
};

describe("rows of the longest texts are stored:", () => {
	test.each(Object.entries(LONG))("%s", async (_, text) => {
		const send = await givenClient();
		const rows = Array.from({ length: 80 }, (_, line) => ({
			...ROW,
			line,
			title: text,
			episodeTitle: text,
			watched_at: text,
		}));
		const created = await send("POST", "/api/imports", { rows: rows.slice(0, 40) });
		expect(created.status).toBe(201);
		const path = `/api/imports/${created.body.data.id}`;
		expect((await send("POST", `${path}/rows`, { rows: rows.slice(40), last: true })).status).toBe(200);
		expect((await send("GET", path)).body.data.counts.total).toBe(80);
	});

	test("of 200 files with the longest names", async () => {
		const send = await givenClient();
		const files = Array.from({ length: 200 }, (_, at) => ({
			name: `${at}${"日".repeat(295)}`,
			kind: "日".repeat(100),
			records: 0,
			reason: { code: "stated", text: "日".repeat(300) },
		}));
		const { status, body } = await send("POST", "/api/imports", { files, rows: [ROW], last: true });
		expect([status, body.data.files.length, body.data.fileCount]).toEqual([201, 200, 200]);
		expect((await send("GET", "/api/imports")).body.data[0]).toMatchObject({ files: { length: 20 }, fileCount: 200 });
	});
});

describe("what cannot be stored is refused with its row, and nothing of it is left:", () => {
	test.each([
		["control characters in a title", { title: `a${"\u0000".repeat(50)}` }, "rows.1.title"],
		["half a character", { title: "a\ud83d" }, "rows.1.title"],
		["a line feed in a date", { watched_at: "2024-01-01\n" }, "rows.1.watched_at"],
		["an escape in a file's name", { file: "a\u001b[31m" }, "rows.1.file"],
		["a text of 1,001 characters", { title: "a".repeat(1001) }, "rows.1.title"],
	])("%s", async (_, part, field) => {
		const send = await givenClient();
		const [imports, rows] = [await count("imports"), await count("import_rows")];
		const { status, body } = await send("POST", "/api/imports", { rows: [ROW, { ...ROW, ...part }], last: true });
		expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
		expect([await count("imports"), await count("import_rows")]).toEqual([imports, rows]);
	});

	test("the 201st file", async () => {
		const send = await givenClient();
		const files = Array.from({ length: 201 }, (_, at) => ({ name: `${at}`, kind: "csv" }));
		expect((await send("POST", "/api/imports", { files, rows: [ROW] })).body.errors).toHaveProperty("files");
	});
});

test("files that wait for their columns are kept byte by byte, whatever bytes they have", async () => {
	const send = await givenClient();
	const form = new FormData();
	const latin = Uint8Array.from(`Werk,Gesehen\nAm${"\u00e9".repeat(400_000)}lie,2024-01-02\n`, (character) =>
		character.charCodeAt(0),
	);
	form.append("file", new File([latin], "mine.csv"));
	const { status, body } = await send("POST", "/api/imports", form);
	expect([status, body.data.columns]).toEqual([201, ["werk", "gesehen"]]);
	const path = `/api/imports/${body.data.id}`;
	const columns = { title: "werk", watched_at: "gesehen" };
	expect((await send("PUT", path, { columns })).body.data.counts).toMatchObject({ total: 1, invalid: 1 });
});

test("an import that nobody applied goes a day after anybody last made a choice in it, an applied one stays", async () => {
	const send = await givenClient();
	const bring = async () => (await send("POST", "/api/imports", { rows: [ROW], last: true })).body.data.id as string;
	const [left, chosen, applied] = [await bring(), await bring(), await bring()];
	await send("POST", `/api/imports/${applied}/apply`);
	await db.run(
		sql`update imports set asked_at = ${Date.now() - DAY_MS - 1000}, created_at = ${Date.now() - DAY_MS - 1000}`,
	);
	await send("PUT", `/api/imports/${chosen}`, { timeZone: "Europe/Berlin" });
	await removeOldRows(platform.db, "unappliedImports");
	const listed = (await send("GET", "/api/imports")).body.data.map(({ id }: { id: string }) => id);
	expect(listed.sort()).toEqual([chosen, applied].sort());
	expect((await send("GET", `/api/imports/${left}`)).status).toBe(404);
});

test("the bytes of an account's imports are counted as they are stored", async () => {
	const send = await givenClient();
	const rows = Array.from({ length: 500 }, (_, line) => ({ ...ROW, line, title: "日本".repeat(50) }));
	const { id } = (await send("POST", "/api/imports", { rows, last: true })).body.data;
	const { stored, told } = await db.get<{ stored: number; told: number }>(
		sql`select (select sum(length(cast(record as blob))) from import_rows where import_id = ${id}) as stored,
			(select size from imports where id = ${id}) as told`,
	);
	expect(told).toBeGreaterThan(stored);
	expect(told).toBeLessThan(stored * 2);
	await db.run(sql`update imports set size = 64000000 where id = ${id}`);
	await send("POST", `/api/imports/${id}/apply`);
	expect(await send("POST", "/api/imports", { rows: [ROW] })).toMatchObject({ status: 409, body: { code: "full" } });
});

test("a database that is nearly full takes no more imports, and everything else as before", async () => {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	/** D1 tells its size with each result. */
	const resized = <Value extends object>(target: Value): Value =>
		new Proxy(target, {
			get(own, name) {
				const member: unknown = Reflect.get(own, name);
				if (name === "meta") return { ...(member as object), size_after: 9_100_000_000 };
				if (typeof member !== "function") return member;
				return (...values: unknown[]) => {
					const result = member.apply(own, values);
					if (result instanceof Promise)
						return result.then((value) =>
							value && typeof value === "object" && !Array.isArray(value) ? resized(value) : value,
						);
					return result && typeof result === "object" ? resized(result) : result;
				};
			},
		});
	const full = { replaced: { db: resized(platform.db) } };
	const created = await call("/api/imports", { method: "POST", token, body: { rows: [ROW] } }, full);
	expect(created).toMatchObject({ status: 503, body: { code: "no_room" } });
});
