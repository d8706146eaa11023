// Downloads the user export: reads the stream, reports the progress and saves the file.
import { PASSWORD_REQUIRED } from "~/domain/accounts/fresh-password";
import { saveFile } from "~/lib/dom/save-file.client";
import { dayOf } from "~/lib/text/days";
import { readToken } from "./auth-storage.client";

const LINE_END = "\n".charCodeAt(0);
const ENVELOPE = '{"success":true,"data":';
const ENVELOPE_END = "}\n";

export interface ExportProgress {
	users: number;
	/** Number of users; 0 when the server does not send it. */
	total: number;
}

function countLines(bytes: Uint8Array): number {
	let lines = 0;
	for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) lines++;
	return lines;
}

async function readParts(response: Response, onProgress: (progress: ExportProgress) => void): Promise<Blob> {
	const total = Number(response.headers.get("x-total-users") ?? 0);
	const parts: BlobPart[] = [];
	let users = 0;
	for (const reader = response.body?.getReader(); reader; ) {
		const { done, value } = await reader.read();
		if (done) break;
		parts.push(value);
		// One user per line.
		users += countLines(value);
		onProgress({ users: Math.min(users, total), total });
	}
	return new Blob(parts);
}

/** The users as a JSON array. Throws for an incomplete response. */
async function openEnvelope(response: Blob): Promise<Blob> {
	const end = response.size - ENVELOPE_END.length;
	const isWhole =
		(await response.slice(0, ENVELOPE.length).text()) === ENVELOPE &&
		(await response.slice(end - 1).text()) === `]${ENVELOPE_END}`;
	if (!isWhole) throw new Error("The export is incomplete");
	return response.slice(ENVELOPE.length, end, "application/json");
}

async function needsPassword(response: Response): Promise<boolean> {
	if (response.status !== PASSWORD_REQUIRED.status) return false;
	const body: { code?: string } = await response.json();
	return body.code === PASSWORD_REQUIRED.code;
}

/** False where the server wants the password first. Rejects for an error response or an incomplete one; no file is saved then. */
export async function downloadUsers(address: string, onProgress: (progress: ExportProgress) => void): Promise<boolean> {
	const token = readToken();
	const response = await fetch(address, { headers: token ? { authorization: `Bearer ${token}` } : {} });
	if (await needsPassword(response)) return false;
	if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
	saveFile(await openEnvelope(await readParts(response, onProgress)), `users-${dayOf(Date.now())}.json`);
	return true;
}
