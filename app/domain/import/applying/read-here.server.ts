// Files that the server reads itself: those that a page without scripts sends, and those that wait for their columns.
import { Buffer } from "node:buffer";
import type { imports } from "~/database/schema/imports";
import { decodeText } from "~/domain/import/reading/decode";
import { openMeter, SERVER_MAX } from "~/domain/import/reading/meter";
import { type ChosenFile, type ReadResult, readFiles } from "~/domain/import/reading/read-files";

/** Files that are read here at once. */
const FILES_HERE = 20;

/** Null: they are more than one request may cost. */
export function readHere(
	chosen: ChosenFile[],
	options: Pick<NonNullable<Parameters<typeof readFiles>[1]>, "columns" | "profileName">,
): ReadResult | null {
	if (chosen.length > FILES_HERE) return null;
	const meter = openMeter(SERVER_MAX);
	const result = readFiles(chosen, { ...options, meter });
	return meter.isSpent() ? null : result;
}

/** Files that wait for their columns, in base64: one value of D1 has 2 MB at most. */
export function writeUnread(chosen: ChosenFile[]): string {
	const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
	return JSON.stringify(chosen.map(({ name, bytes }) => ({ name, text: toText(bytes) })));
}

export function readUnread(unread: string): ChosenFile[] {
	const waiting: { name: string; text: string }[] = JSON.parse(unread);
	return waiting.map(({ name, text }) => ({ name, bytes: new Uint8Array(Buffer.from(text, "base64")) }));
}

/** The files of an import that wait for their columns. */
export function readWaiting({
	unread,
}: Pick<typeof imports.$inferSelect, "unread">): { name: string; text: string | null }[] {
	return unread ? readUnread(unread).map(({ name, bytes }) => ({ name, text: decodeText(bytes) })) : [];
}
