// Where the catalogue calls the title of a row otherwise than its file does. A row stores the catalogue's name and year only there,
// and where the file has none.
import { sql } from "drizzle-orm";
import { toWords } from "~/domain/import/reading/exact-words";
import type { FileRecord } from "~/domain/import/reading/record";
import { listShowNames } from "~/domain/import/title-parts";
import type { MediaType } from "../../catalogue/types";
import type { Candidate } from "./lookup";

export const DIFFERENCES = ["title", "year", "type"] as const;
export type Difference = (typeof DIFFERENCES)[number];

interface OwnName {
	name: string | null;
	year: number | null;
}

/** What a row stores of the title that it becomes. Names that differ in case, accents or punctuation only are the same. */
export function toOwnName(record: FileRecord, { mediaType, title, year }: Candidate): OwnName {
	const names = mediaType === "movie" ? [record.wholeTitle, record.title] : [record.title, ...listShowNames(record)];
	const isSame = names.some((name) => name !== null && toWords(name) === toWords(title));
	return { name: isSame ? null : title, year: year === record.year ? null : year };
}

export function listDifferences({
	name,
	year,
	mediaType,
	record,
}: OwnName & { mediaType: MediaType | null; record: FileRecord }): Difference[] {
	const differs: Record<Difference, boolean> = {
		title: name !== null && record.title !== null,
		year: year !== null && record.year !== null,
		type: mediaType !== null && record.media_type !== null && record.media_type !== mediaType,
	};
	return DIFFERENCES.filter((difference) => differs[difference]);
}

/** The same of stored rows: of those that become something, unless a person chose it. */
export const whereDiffers = sql`(state in ('found', 'ready', 'written', 'present') and not is_chosen and media_id is not null and (
	(name is not null and record ->> 'title' is not null) or (year is not null and record ->> 'year' is not null)
	or record ->> 'media_type' <> media_type))`;
