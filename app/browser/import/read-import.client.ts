// Reads the files of an import in a worker and sends their rows to the server in pieces.
import { ApiError, callApi } from "~/browser/call-api.client";
import type { FileRecord } from "~/domain/import/reading/record";
import { LARGE_BODY_MAX } from "~/lib/http/read-body";
import { pageLanguage } from "~/lib/language/languages";
import { countBytes, fitBytes } from "~/lib/text/fit-bytes";
import { importTexts } from "~/messages/import";
import type { ImportAnswer, ImportQuestion } from "./import-worker";

/** Of one request, for what it says besides the rows and the files. */
const ROOM_BYTES = 4096;
/** Of the names of files, which come with the first rows. */
const FILES_BYTES = LARGE_BODY_MAX / 2;
const ATTEMPTS = 12;
const PAUSE_MS = 10_000;

export interface SendingImport {
	read: ImportAnswer | null;
	/** Rows that the server has. */
	sent: number;
}

/** `id`: of the import; null when nothing in the files can be imported, or their columns are not known. */
interface Sent {
	id: string | null;
	read: ImportAnswer;
}

/** A busy server and a lost connection pass. The server knows a piece that it has already. */
async function repeat(send: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		signal.throwIfAborted();
		try {
			await send();
			return;
		} catch (error) {
			const isBusy = error instanceof ApiError && error.status === 429 && error.code !== "daily_limit";
			const passes = !(error instanceof ApiError) || isBusy || error.status >= 502;
			if (!passes || attempt === ATTEMPTS) throw error;
			await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
		}
	}
}

function openWorker(signal: AbortSignal) {
	const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
	signal.addEventListener("abort", () => worker.terminate());
	const { unreadable } = importTexts.in(pageLanguage());
	return {
		ask: <Answer>(question: ImportQuestion): Promise<Answer> =>
			new Promise((resolve, reject) => {
				worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
				worker.onerror = () => reject(new Error(unreadable));
				worker.onmessageerror = () => reject(new Error(unreadable));
				worker.postMessage(question);
			}),
		close: () => worker.terminate(),
	};
}

/** Throws `ApiError`, or another error with a message for a person. */
export async function sendImport(
	files: File[],
	{
		profileName,
		signal,
		onProgress,
	}: { profileName: string | null; signal: AbortSignal; onProgress: (progress: SendingImport) => void },
): Promise<Sent> {
	const worker = openWorker(signal);
	try {
		const read = await worker.ask<ImportAnswer>({ files, profileName });
		onProgress({ read, sent: 0 });
		const { total, source, questions, warnings, people, lists, rated, dateOrder } = read;
		if (questions.includes("columns") || !read.files.some(({ isUsed }) => isUsed)) return { id: null, read };
		/** The rows from this one on that fit in one request, beside so many bytes. */
		function takeRows(from: number, taken = 0): Promise<FileRecord[]> {
			return worker.ask({ from, bytes: LARGE_BODY_MAX - ROOM_BYTES - taken });
		}
		const described = {
			source,
			questions,
			warnings,
			people,
			lists,
			rated,
			...(dateOrder && { dateOrder }),
			files: fitBytes(read.files, FILES_BYTES),
		};
		const first = await takeRows(0, countBytes(described));
		let sent = first.length;
		const { id } = await callApi("POST /api/imports", { body: { ...described, rows: first, last: sent >= total } });
		while (sent < total) {
			signal.throwIfAborted();
			onProgress({ read, sent });
			const rows = await takeRows(sent);
			const body = { rows, from: sent, last: sent + rows.length >= total };
			await repeat(() => callApi("POST /api/imports/:id/rows", { params: { id }, body }), signal);
			sent += rows.length;
		}
		signal.throwIfAborted();
		return { id, read };
	} finally {
		worker.close();
	}
}
