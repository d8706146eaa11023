// What people choose that is no export: each says what it is and what to do.
import { gzipSync, strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { ReasonCode } from "~/domain/import/reason";
import { readAll, toFile, toZip } from "../../../../tests/harness/import-files";

const toBytes = (start: string, at = 0) => {
	const bytes = new Uint8Array(600);
	bytes.set(
		Array.from(start, (character) => character.charCodeAt(0)),
		at,
	);
	return bytes;
};
const zipOf = (...paths: string[]) => zipSync(Object.fromEntries(paths.map((path) => [path, strToU8("x")])));
const office = (mimetype: string) =>
	zipSync({ mimetype: [strToU8(`application/${mimetype}`), { level: 0 }], "content.xml": strToU8("<x/>") });

it.each<[string, Uint8Array, ReasonCode]>([
	["films.xlsx", zipOf("[Content_Types].xml", "xl/workbook.xml", "docProps/app.xml"), "excel"],
	["films.xls", toBytes("\xd0\xcf\x11\xe0"), "excel"],
	["renamed.csv", zipOf("[Content_Types].xml", "xl/workbook.xml"), "excel"],
	["films.docx", zipOf("[Content_Types].xml", "word/document.xml"), "document"],
	["films.doc", toBytes("\xd0\xcf\x11\xe0"), "document"],
	["films.rtf", toBytes("{\\rtf1"), "document"],
	["films.ods", office("vnd.oasis.opendocument.spreadsheet"), "openDocument"],
	["films.odt", office("vnd.oasis.opendocument.text"), "document"],
	["films.numbers", zipOf("Index/Document.iwa", "Index/Tables/DataList.iwa"), "numbers"],
	["films.pages", zipOf("Index/Document.iwa"), "document"],
	["book.epub", office("epub+zip"), "book"],
	["films.pdf", toBytes("%PDF-1.7"), "pdf"],
	["films.png", toBytes("\x89PNG\r\n"), "picture"],
	["films.jpg", toBytes("\xff\xd8\xff\xe0"), "picture"],
	["films.heic", toBytes("ftypheic", 4), "picture"],
	["films.webp", toBytes("WEBP", 8), "picture"],
	["film.mp4", toBytes("ftypisom", 4), "media"],
	["export.rar", toBytes("Rar!\x1a"), "archiveOf"],
	["export.7z", toBytes("7z\xbc\xaf\x27"), "archiveOf"],
	["export.tar", toBytes("ustar", 257), "archiveOf"],
	["export.tar.gz", gzipSync(toBytes("ustar", 257)), "archiveOf"],
	["export.csv.xz", toBytes("\xfd7zXZ"), "archiveOf"],
	["app.db", toBytes("SQLite format 3\0"), "database"],
	["a.html", strToU8("<!DOCTYPE html><title>Sign in</title>"), "webPage"],
	["a.csv", strToU8("\n\n<html><body>"), "webPage"],
	["feed.xml", strToU8('<?xml version="1.0"?><rss version="2.0"></rss>'), "feed"],
	["a.xml", strToU8("<videodb><movie/></videodb>"), "otherXml"],
])("%s", (name, bytes, code) => {
	expect(readAll({ name, bytes }).files).toEqual([
		expect.objectContaining({ name, isUsed: false, reason: expect.objectContaining({ code }) }),
	]);
});

it("a workbook within a zip says what to do with it, beside the files that are read", () => {
	const csv = "title,year,tmdbId,imdbId,watchedAt\nAir,2023,91001,,\n";
	expect(
		readAll(toZip("my.zip", { "films.xlsx": "x", "history.csv": csv, "cover.png": "x" })).files.map(
			({ reason }) => reason,
		),
	).toEqual([{ code: "excel" }, null, { code: "clutter" }]);
});

describe("a packed file", () => {
	const csv = "title,year,watched_at\nAir,2023,2024-01-02\n";

	it("is read as what is in it, alone and in a zip", () => {
		const packed = gzipSync(strToU8(csv));
		expect(readAll({ name: "a.csv.gz", bytes: packed })).toMatchObject({ records: [{ title: "Air", file: "a.csv" }] });
		expect(readAll({ name: "a.zip", bytes: zipSync({ "a.csv.gz": packed }) }).records).toHaveLength(1);
	});

	it("that unpacks to too much, is damaged or holds another one is not", () => {
		const reasonOf = (bytes: Uint8Array) => readAll({ name: "a.gz", bytes }).files[0]?.reason?.code;
		expect(reasonOf(gzipSync(new Uint8Array(20_000_000)))).toBe("unpacksFar");
		expect(reasonOf(gzipSync(strToU8(csv)).slice(0, 30))).toBe("damagedGzip");
		expect(reasonOf(gzipSync(gzipSync(strToU8(csv))))).toBe("innerGzip");
		expect(reasonOf(gzipSync(zipOf("a.csv")))).toBe("innerGzip");
	});
});

it("letters that are guessed are said beside the records", () => {
	const bytes = Uint8Array.from("title,watched_at\nAm\xe9lie,2024-01-02\n", (character) => character.charCodeAt(0));
	expect(readAll({ name: "a.csv", bytes }).warnings).toEqual([
		{ code: "encoding", file: "a.csv", encoding: "Western European, windows-1252" },
	]);
	expect(readAll(toFile("b.csv", "title,watched_at\nAmélie,2024-01-02\n")).warnings).toEqual([]);
});
