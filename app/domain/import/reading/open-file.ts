// A file's bytes, opened as JSON, as XML or as a table; what cannot be opened says what it is.

import type { Reason } from "~/domain/import/reason";
import { explainBytes } from "./containers";
import { findEncoding, nameEncoding } from "./decode";
import { FileError } from "./file-error";
import type { OpenFile } from "./format";
import { COST, type Meter } from "./meter";
import { readTable } from "./table";
import { isGzip, isZip, readGzip } from "./zip";

/** Characters before a value of JSON that is nested deeper than any export. */
const DEPTH_MAX = 100;
function baseName(path: string): string {
	return (path.split(/[\\/]/).at(-1) ?? path).toLowerCase();
}

/** Why a JSON text is not parsed: JSON.parse copes with depth, but what reads the value need not. Its objects and lists are paid. */
function findJsonFault(text: string, meter: Meter): Reason | null {
	let depth = 0;
	let isText = false;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (isText) {
			if (code === 92) at += 1;
			else if (code === 34) isText = false;
		} else if (code === 34) isText = true;
		else if (code === 91 || code === 123) {
			depth += 1;
			meter.spend(COST.object);
		} else if (code === 93 || code === 125) depth -= 1;
		if (depth > DEPTH_MAX) return { code: "deepJson" };
	}
	return null;
}

/** What a text is that begins as XML does. */
function explainXml(text: string): Reason | null {
	const start = text.slice(0, 2000).toLowerCase();
	if (/<!doctype html|<html|<head|<body|<script/.test(start)) return { code: "webPage" };
	if (/<(?:rss|feed|opml)\b/.test(start)) return { code: "feed" };
	return null;
}

export type Opened = { file: OpenFile } | { reason: Reason };

function openText(path: string, bytes: Uint8Array, meter: Meter): Opened {
	meter.spend(COST.file + Math.ceil((bytes.length / 1024) * COST.kilobyte));
	// Trakt writes an empty list as an empty CSV file.
	if (bytes.length === 0 || (bytes.length === 3 && bytes[0] === 0xef)) return { reason: { code: "empty" } };
	const encoding = findEncoding(bytes);
	if (encoding === null) return { reason: { code: "notText" } };
	const text = new TextDecoder(encoding).decode(bytes);
	const base = { path, name: baseName(path), table: null, json: null, xml: null, encoding: nameEncoding(encoding) };
	const open = (part: Partial<OpenFile>): Opened => ({ file: { ...base, ...part } });
	if (/^\s*[[{]/.test(text)) {
		const reason = findJsonFault(text, meter);
		if (reason !== null) return { reason };
		try {
			return open({ json: JSON.parse(text) });
		} catch {
			return { reason: { code: "cutJson" } };
		}
	}
	if (/^\s*</.test(text)) {
		const reason = explainXml(text);
		return reason === null ? open({ xml: text }) : { reason };
	}
	const table = readTable(text, meter);
	return table ? open({ table }) : { reason: { code: "notCsvOrJson" } };
}

/** What a file is, or why it is not opened. */
export function openFile(packedPath: string, packed: Uint8Array, meter: Meter): Opened {
	const isPacked = isGzip(packed);
	try {
		const bytes = isPacked ? readGzip(packed, meter) : packed;
		if (!bytes) return { reason: { code: "damagedGzip" } };
		const path = isPacked ? packedPath.replace(/\.gz$/i, "") : packedPath;
		const reason: Reason | null =
			isPacked && (isGzip(bytes) || isZip(bytes)) ? { code: "innerGzip" } : explainBytes(path, bytes);
		return reason === null ? openText(path, bytes, meter) : { reason };
	} catch (error) {
		if (error instanceof FileError) return { reason: error.reason };
		throw error;
	}
}
