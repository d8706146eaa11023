// A file's bytes, opened as JSON or as a table; what cannot be opened says what it is.
import { decodeText } from "./decode";
import { FileError } from "./file-error";
import type { OpenFile } from "./format";
import { readTable } from "./table";

/** Characters before a value of JSON that is nested deeper than any export. */
const DEPTH_MAX = 100;
function baseName(path: string): string {
	return (path.split(/[\\/]/).at(-1) ?? path).toLowerCase();
}

/** Objects and lists of one JSON file; those of a play are about six. */
const OBJECTS_MAX = 1_000_000;

/** Why a JSON text is not parsed: JSON.parse copes with depth, but what reads the value need not, and memory is bounded. */
function findJsonFault(text: string): string | null {
	let depth = 0;
	let objects = 0;
	let isText = false;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (isText) {
			if (code === 92) at += 1;
			else if (code === 34) isText = false;
		} else if (code === 34) isText = true;
		else if (code === 91 || code === 123) {
			depth += 1;
			objects += 1;
		} else if (code === 93 || code === 125) depth -= 1;
		if (depth > DEPTH_MAX) return "The file is nested too deeply to be a list of titles";
		if (objects > OBJECTS_MAX) return "The file has more than 1,000,000 objects";
	}
	return null;
}

export type Opened = { file: OpenFile } | { reason: string };

export function openText(path: string, bytes: Uint8Array): Opened {
	const name = baseName(path);
	const open = (part: Partial<OpenFile>): Opened => ({ file: { path, name, table: null, json: null, ...part } });
	// Trakt writes an empty list as an empty CSV file.
	if (bytes.length === 0 || (bytes.length === 3 && bytes[0] === 0xef)) return { reason: "The file is empty" };
	const text = decodeText(bytes);
	if (text === null) return { reason: "The file is not text" };
	if (/^\uFEFF?\s*[[{]/.test(text)) {
		const reason = findJsonFault(text);
		if (reason !== null) return { reason };
		try {
			return open({ json: JSON.parse(text.replace(/^\uFEFF/, "")) });
		} catch {
			return { reason: "The file is not complete: its JSON ends too early or is damaged" };
		}
	}
	if (/^\s*</.test(text)) return { reason: "Web pages and XML cannot be imported" };
	try {
		const table = readTable(text);
		return table ? open({ table }) : { reason: "The file is neither CSV nor JSON" };
	} catch (error) {
		if (error instanceof FileError) return { reason: error.message };
		throw error;
	}
}
