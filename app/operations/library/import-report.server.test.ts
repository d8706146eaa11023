// What an import tells of its rows: the report that is mended in a spreadsheet, and why rows are not used.
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { listReasons } from "~/domain/import/applying/row-reasons.server";
import { openImportWords } from "~/domain/import/describe-import";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { call } from "../../../tests/harness/calls";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	async function upload(name: string, content: string | Uint8Array<ArrayBuffer>) {
		const form = new FormData();
		form.append("file", new File([content], name));
		return (await call("/api/imports", { method: "POST", token, body: form })).body.data;
	}
	/** `language`: that the client accepts. */
	function read(path: string, language = "en") {
		const headers = { ...freshAddress(), authorization: `Bearer ${token}`, "accept-language": language };
		return fetchApi(`/api/imports/${path}`, { headers });
	}
	async function report(id: string) {
		return new Uint8Array(await (await read(`${id}/report.csv`)).arrayBuffer());
	}
	const apply = (id: string) => call(`/api/imports/${id}/apply`, { method: "POST", token });
	return { upload, read, report, apply };
}

test("the report says of each row what the page says", async () => {
	const { upload, report, apply } = await givenClient();
	const { id } = await upload("mine.csv", "tmdb_id,type,watched_at\n27205,movie,2024-01-02\n0,movie,2024-01-02\n");
	const readStates = async () => {
		const [, ...rows] = new TextDecoder()
			.decode(await report(id))
			.trim()
			.split("\r\n");
		return rows.map((row) => row.split(",")[3]);
	};
	expect(await readStates()).toEqual(["Ready", "Not readable"]);
	await apply(id);
	expect(await readStates()).toEqual(["Added", "Not readable"]);
});

test("rows say why in the language that is accepted, with the same code, and the report in that of the page", async () => {
	const { upload, read } = await givenClient();
	const { id } = await upload("mine.csv", "title,type,watched_at\nAir,game,2024-01-02\n");
	const rowIn = async (language: string) => {
		const { data } = (await (await read(`${id}/rows`, language)).json()) as { data: object[] };
		return data[0];
	};
	const german = "„game“ ist weder ein Film noch eine Serie";
	expect(await rowIn("de-AT")).toMatchObject({ reason: german, reasonCode: "notMovieOrShow" });
	expect(await rowIn("xx")).toMatchObject({
		reason: "“game” is neither a movie nor a show",
		reasonCode: "notMovieOrShow",
	});
	const report = await (await read(`${id}/report.csv?in=de-DE`, "fr")).text();
	expect(report).toContain(`Ausgelassen,${german},Air`);
	expect(await (await read(`${id}/report.csv`, "fr")).text()).toContain("Ignoré");
});

test("the report begins with a mark of UTF-8, names what its files name by an id only, and is read again", async () => {
	const { upload, report } = await givenClient();
	const { id } = await upload("mine.csv", "tmdb_id,type,watched_at\n27205,movie,2024-01-02\n1396,tv,2024-01-02\n");
	const bytes = await report(id);
	expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const [, movie, show] = new TextDecoder().decode(bytes).split("\r\n");
	expect(movie).toContain("Inception,2010,movie,27205");
	expect(show).toContain("Breaking Bad,2008,tv,1396");
	expect((await upload("report.csv", bytes)).counts).toMatchObject({ total: 2, ready: 1 });
});

test("why rows are left out is told in groups, the most frequent first, and the rest together", async () => {
	const { upload } = await givenClient();
	const rows = ["game", "game", "game", "book", "opera", "play", "radio", "puppet", "circus", "ballet", "mime"];
	const csv = `title,type,watched_at\n${rows.map((type) => `Air,${type},2024-01-02\n`).join("")}`;
	const { id, counts } = await upload("mine.csv", csv);
	expect(counts.leftOut).toBe(11);
	const reasons = await listReasons(db, id, await openImportWords("en"));
	expect(reasons[0]).toEqual({ state: "leftOut", reason: "“game” is neither a movie nor a show", rows: 3 });
	expect(reasons.at(-1)).toEqual({ state: "leftOut", reason: null, rows: 1 });
	expect(reasons.reduce((sum, reason) => sum + reason.rows, 0)).toBe(11);
});

test("the server reads the letters and the names of months that a browser reads", async () => {
	const { upload, report } = await givenClient();
	// "Сталкер" in Windows-1251.
	const title = [0xd1, 0xf2, 0xe0, 0xeb, 0xea, 0xe5, 0xf0];
	const toBytes = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
	const bytes = [...toBytes("title,watched_at\n"), ...title, ...toBytes(",2 Okt. 2024\nInception,2 janv. 2024\n")];
	const { id, warnings } = await upload("mine.csv", Uint8Array.from(bytes));
	expect(warnings).toEqual([expect.stringContaining("Cyrillic, windows-1251")]);
	const text = new TextDecoder().decode(await report(id));
	expect(text).toContain("Сталкер");
	expect(text).toContain("2024-01-02");
});
