// Reads the files of an import beside the page, which stays free: the same readers as on the server. The page asks for the
// rows in pieces.
import { type GivenRow, toGivenRow } from "~/domain/import/given-row";
import { type ReadResult, readFiles } from "~/domain/import/read-files";
import type { FileRecord } from "~/domain/import/record";

export type ImportQuestion = { files: File[] } | { from: number; to: number };
export type ImportAnswer = Omit<ReadResult, "records"> & { total: number };

let records: FileRecord[] = [];

async function read(files: File[]): Promise<ImportAnswer> {
	const chosen = await Promise.all(
		files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
	);
	const { records: found, ...result } = readFiles(chosen);
	records = found;
	return { ...result, total: found.length };
}

function give(from: number, to: number): GivenRow[] {
	return records.slice(from, to).map(toGivenRow);
}

addEventListener("message", async ({ data }: MessageEvent<ImportQuestion>) => {
	postMessage("files" in data ? await read(data.files) : give(data.from, data.to));
});
