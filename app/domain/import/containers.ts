// What a file is that is neither text nor a plain zip, by its first bytes or its members, and what its owner can do.

const SPREADSHEET = (what: string, menu: string) => `This is ${what}. Save it as CSV (${menu}), and choose that file`;
const XLSX = SPREADSHEET("an Excel workbook", "File → Save As → CSV UTF-8");
const ODS = SPREADSHEET("an OpenDocument spreadsheet", "File → Save As → Text CSV");
const NUMBERS = SPREADSHEET("a Numbers spreadsheet", "File → Export To → CSV");
const DOCUMENT =
	"This is a text document. Save it as plain text with one title on each line, or put it into a spreadsheet and save that as CSV";
const PDF =
	"This is a PDF. Look for the same as CSV or JSON at the service, or copy the titles into a text file, one on each line";
const PICTURE = "This is a picture, whose text cannot be read. Copy the titles into a text file, one on each line";
const MEDIA = "This is a video or a sound, not a list of titles";
const DATABASE = "This is an app's database. Export your list in the app, as CSV or JSON, and choose that file";
const BOOK = "This is an e-book, not a list of titles";
const PROGRAM = "This is a program, not a list of titles";
const toArchive = (name: string) => `This is a ${name} archive. Unpack it, and choose the files in it`;

/** Bytes at an offset, as text of one character for each. */
const SIGNATURES: [at: number, bytes: string, explanation: string][] = [
	[0, "%PDF", PDF],
	[0, "{\\rtf", DOCUMENT],
	[0, "\xd0\xcf\x11\xe0", XLSX],
	[0, "SQLite format 3", DATABASE],
	[0, "bplist00", "This is a property list of an Apple app. Export your list in the app, as CSV or JSON"],
	[0, "Rar!", toArchive("RAR")],
	[0, "7z\xbc\xaf", toArchive("7-Zip")],
	[0, "\xfd7zXZ", toArchive("xz")],
	[0, "BZh", toArchive("bzip2")],
	[0, "\x28\xb5\x2f\xfd", toArchive("zstd")],
	[257, "ustar", toArchive("tar")],
	[0, "\x89PNG", PICTURE],
	[0, "\xff\xd8\xff", PICTURE],
	[0, "GIF8", PICTURE],
	[8, "WEBP", PICTURE],
	[4, "ftyphei", PICTURE],
	[4, "ftypmif1", PICTURE],
	[4, "ftypavif", PICTURE],
	[4, "ftyp", MEDIA],
	[0, "\x1aE\xdf\xa3", MEDIA],
	[0, "ID3", MEDIA],
	[0, "OggS", MEDIA],
	[0, "MZ\x90", PROGRAM],
	[0, "\x7fELF", PROGRAM],
	[0, "PAR1", DATABASE],
];

/** Null where the first bytes say nothing. */
export function explainBytes(path: string, bytes: Uint8Array): string | null {
	const start = String.fromCharCode(...bytes.subarray(0, 300));
	const found = SIGNATURES.find(([at, signature]) => start.startsWith(signature, at))?.[2] ?? null;
	// Word's old files begin as Excel's do.
	return found === XLSX && /\.(?:doc|ppt|msg)$/i.test(path) ? DOCUMENT : found;
}

/** Of a zip that is a document of an office program. Null for other zips. */
export function explainZip(path: string, bytes: Uint8Array, members: string[]): string | null {
	const has = (pattern: RegExp) => members.some((member) => pattern.test(member));
	// Such files begin with a member that is not packed and says what they are.
	const start = String.fromCharCode(...bytes.subarray(0, 120));
	if (start.includes("opendocument.spreadsheet")) return ODS;
	if (start.includes("opendocument.")) return DOCUMENT;
	if (start.includes("epub+zip")) return BOOK;
	if (has(/^\[Content_Types\]\.xml$/)) return has(/^xl\//) ? XLSX : DOCUMENT;
	if (has(/(?:^|\/)Index(?:\/.*\.iwa|\.zip)$/)) return /\.(?:pages|key)$/i.test(path) ? DOCUMENT : NUMBERS;
	return has(/^content\.xml$/) && has(/^META-INF\//) ? ODS : null;
}

const ENDINGS: [ending: RegExp, explanation: string][] = [
	[/\.xls[xmb]?$/i, XLSX],
	[/\.ods$/i, ODS],
	[/\.numbers$/i, NUMBERS],
	[/\.(?:docx?|odt|rtf|pages)$/i, DOCUMENT],
	[/\.pdf$/i, PDF],
	[/\.(?:rar|7z|tar|tgz|xz|bz2|zst)$/i, "It is an archive. Unpack it, and choose the files in it"],
	[/\.(?:sqlite3?|db)$/i, DATABASE],
];

/** Of a member that is not opened, by the ending of its name. */
export function explainEnding(path: string): string | null {
	return ENDINGS.find(([ending]) => ending.test(path))?.[1] ?? null;
}
