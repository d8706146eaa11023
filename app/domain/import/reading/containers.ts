// What a file is that is neither text nor a plain zip, by its first bytes or its members, and what its owner can do.
import type { Reason } from "~/domain/import/reason";

const EXCEL: Reason = { code: "excel" };
const OPEN_DOCUMENT: Reason = { code: "openDocument" };
const NUMBERS: Reason = { code: "numbers" };
const DOCUMENT: Reason = { code: "document" };
const toArchive = (format: string): Reason => ({ code: "archiveOf", format });

/** Bytes at an offset, as text of one character for each. */
const SIGNATURES: [at: number, bytes: string, reason: Reason][] = [
	[0, "%PDF", { code: "pdf" }],
	[0, "{\\rtf", DOCUMENT],
	[0, "\xd0\xcf\x11\xe0", EXCEL],
	[0, "SQLite format 3", { code: "database" }],
	[0, "bplist00", { code: "propertyList" }],
	[0, "Rar!", toArchive("RAR")],
	[0, "7z\xbc\xaf", toArchive("7-Zip")],
	[0, "\xfd7zXZ", toArchive("xz")],
	[0, "BZh", toArchive("bzip2")],
	[0, "\x28\xb5\x2f\xfd", toArchive("zstd")],
	[257, "ustar", toArchive("tar")],
	[0, "\x89PNG", { code: "picture" }],
	[0, "\xff\xd8\xff", { code: "picture" }],
	[0, "GIF8", { code: "picture" }],
	[8, "WEBP", { code: "picture" }],
	[4, "ftyphei", { code: "picture" }],
	[4, "ftypmif1", { code: "picture" }],
	[4, "ftypavif", { code: "picture" }],
	[4, "ftyp", { code: "media" }],
	[0, "\x1aE\xdf\xa3", { code: "media" }],
	[0, "ID3", { code: "media" }],
	[0, "OggS", { code: "media" }],
	[0, "MZ\x90", { code: "program" }],
	[0, "\x7fELF", { code: "program" }],
	[0, "PAR1", { code: "database" }],
];

/** Null where the first bytes say nothing. */
export function explainBytes(path: string, bytes: Uint8Array): Reason | null {
	const start = String.fromCharCode(...bytes.subarray(0, 300));
	const reason = SIGNATURES.find(([at, signature]) => start.startsWith(signature, at))?.[2] ?? null;
	// Word's old files begin as Excel's do.
	return reason === EXCEL && /\.(?:doc|ppt|msg)$/i.test(path) ? DOCUMENT : reason;
}

/** Of a zip that is a document of an office program. Null for other zips. */
export function explainZip(path: string, bytes: Uint8Array, members: string[]): Reason | null {
	const has = (pattern: RegExp) => members.some((member) => pattern.test(member));
	// Such files begin with a member that is not packed and says what they are.
	const start = String.fromCharCode(...bytes.subarray(0, 120));
	if (start.includes("opendocument.spreadsheet")) return OPEN_DOCUMENT;
	if (start.includes("opendocument.")) return DOCUMENT;
	if (start.includes("epub+zip")) return { code: "book" };
	if (has(/^\[Content_Types\]\.xml$/)) return has(/^xl\//) ? EXCEL : DOCUMENT;
	if (has(/(?:^|\/)Index(?:\/.*\.iwa|\.zip)$/)) return /\.(?:pages|key)$/i.test(path) ? DOCUMENT : NUMBERS;
	return has(/^content\.xml$/) && has(/^META-INF\//) ? OPEN_DOCUMENT : null;
}

const ENDINGS: [ending: RegExp, reason: Reason][] = [
	[/\.xls[xmb]?$/i, EXCEL],
	[/\.ods$/i, OPEN_DOCUMENT],
	[/\.numbers$/i, NUMBERS],
	[/\.(?:docx?|odt|rtf|pages)$/i, DOCUMENT],
	[/\.pdf$/i, { code: "pdf" }],
	[/\.(?:rar|7z|tar|tgz|xz|bz2|zst)$/i, { code: "archive" }],
	[/\.(?:sqlite3?|db)$/i, { code: "database" }],
];

/** Of a member that is not opened, by the ending of its name. */
export function explainEnding(path: string): Reason | null {
	return ENDINGS.find(([ending]) => ending.test(path))?.[1] ?? null;
}
