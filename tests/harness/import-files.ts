// Export files as the services write them, with values of our own, and their records in one line each.
import { strToU8, zipSync } from "fflate";
import { readFiles } from "~/domain/import/reading/read-files";
import type { FileRecord } from "~/domain/import/reading/record";

type Content = string | object;

const toText = (content: Content) => (typeof content === "string" ? content : JSON.stringify(content));

export const toFile = (name: string, content: Content) => ({ name, bytes: new TextEncoder().encode(toText(content)) });

export function toZip(name: string, members: Record<string, Content>) {
	const packed = Object.entries(members).map(([path, content]) => [path, strToU8(toText(content))] as const);
	return { name, bytes: zipSync(Object.fromEntries(packed)) };
}

export const readAll = (...files: { name: string; bytes: Uint8Array }[]) =>
	readFiles(files, { now: Date.UTC(2026, 10, 1) });

/** "play tv Dark (2017) S1E2 @2021-02-03 20:00:00 tvdb:334824 [reason]", of an entry of a list with its name: "list “Rainy days” movie Air" */
export function describeRecord(record: FileRecord): string {
	const { kind, media_type: type, title, year, season, episode, watched_at, added_at, rating, ids } = record;
	const idTexts = Object.entries(ids).flatMap(([name, id]) => (id === null ? [] : `${name}:${id}`));
	const reason = record.invalid ?? record.leftOut;
	return [
		...[kind, record.list && `“${record.list}”`, type ?? "?", title ?? "?", year && `(${year})`],
		season !== null && `S${season}${episode === null ? "" : `E${episode}`}`,
		record.episodeTitle && `“${record.episodeTitle}”`,
		...[rating !== null && `=${rating}`, watched_at && `@${watched_at}`, added_at && `+${added_at}`, ...idTexts],
		record.note && `~${record.note.replaceAll("\n", "/")}${record.isOfPlay ? " (of the play)" : ""}`,
		...[record.isBulk && "bulk", record.sourceId && `#${record.sourceId}`, record.asks && `?${record.asks}`],
		...(reason ? [`[${Object.values(reason).join(" ")}]`] : []),
	]
		.filter(Boolean)
		.join(" ");
}

export const describeAll = (...files: Parameters<typeof readAll>) => readAll(...files).records.map(describeRecord);
