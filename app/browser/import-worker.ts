// Reads the files of an import beside the page, which stays free: the same readers as on the server. The page asks for the
// rows in pieces.
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

addEventListener("message", async ({ data }: MessageEvent<ImportQuestion>) => {
	postMessage("files" in data ? await read(data.files) : records.slice(data.from, data.to));
});
