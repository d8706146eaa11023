// Owns the download of all users in the browser: read as it streams in, told while it does, saved under its name.
import { readToken } from "../accounts/browser-auth.client";

function fileName(): string {
	return `users-${new Date().toISOString().slice(0, 10)}.json`;
}

async function readParts(response: Response, onProgress: (bytes: number) => void): Promise<BlobPart[]> {
	const parts: BlobPart[] = [];
	let bytes = 0;
	for (const reader = response.body?.getReader(); reader; ) {
		const { done, value } = await reader.read();
		if (done) break;
		parts.push(value);
		bytes += value.byteLength;
		onProgress(bytes);
	}
	return parts;
}

function save(parts: BlobPart[]): void {
	const url = URL.createObjectURL(new Blob(parts, { type: "application/json" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = fileName();
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Rejects when the answer is no success or breaks off. */
export async function downloadUsers(address: string, onProgress: (bytes: number) => void): Promise<void> {
	const token = readToken();
	const response = await fetch(address, { headers: token ? { authorization: `Bearer ${token}` } : {} });
	if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
	save(await readParts(response, onProgress));
}
