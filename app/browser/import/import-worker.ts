// Reads the files of an import beside the page, which stays free: the same readers as on the server. The page asks for the
// rows in pieces.
import { BROWSER_MAX } from "~/domain/import/reading/meter";
import { type ChosenFile, type ReadResult, readFiles } from "~/domain/import/reading/read-files";
import type { FileRecord } from "~/domain/import/reading/record";
import { findSizeFaults, isZip } from "~/domain/import/reading/zip";
import { fitBytes } from "~/lib/text/fit-bytes";

export type ImportQuestion = { files: File[]; profileName: string | null } | { from: number; bytes: number };
export type ImportAnswer = Omit<ReadResult, "records"> & { total: number };

/** Rows of one request. */
const PIECE = 1000;

let records: FileRecord[] = [];

/** The bytes of files that are not too large, which are not read else. */
async function open(files: File[]): Promise<ChosenFile[]> {
	const starts = await Promise.all(files.map(async (file) => new Uint8Array(await file.slice(0, 4).arrayBuffer())));
	const sizes = files.map(({ size }, at) => ({ size, isZip: isZip(starts[at] as Uint8Array) }));
	const faults = findSizeFaults(sizes, BROWSER_MAX.bytes);
	return await Promise.all(
		files.map(async (file, at) => {
			const fault = faults[at] ?? null;
			const bytes = fault === null ? new Uint8Array(await file.arrayBuffer()) : (starts[at] as Uint8Array);
			return { name: file.name, fault, bytes };
		}),
	);
}

async function read(files: File[], profileName: string | null): Promise<ImportAnswer> {
	const chosen = await open(files);
	const { records: readRecords, ...result } = readFiles(chosen, { profileName });
	records = readRecords;
	return { ...result, total: readRecords.length };
}

async function answer(question: ImportQuestion): Promise<void> {
	if ("files" in question) postMessage(await read(question.files, question.profileName));
	else postMessage(fitBytes(records.slice(question.from, question.from + PIECE), question.bytes));
}

// A rejected promise does not reach the page, a reported error does: a file may be gone since it was chosen.
addEventListener("message", ({ data }: MessageEvent<ImportQuestion>) => answer(data).catch(reportError));
