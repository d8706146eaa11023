// The report of an import as CSV: every row with its state, in columns that the import itself reads.
import type { Database } from "~/database/open.server";
import { isOpen, listRows, type StoredRow, toRowResponse } from "~/domain/import/applying/import-rows.server";
import { readOptions, type StoredImport } from "~/domain/import/applying/imports.server";
import type { ImportWords } from "~/domain/import/describe-import";
import type { PlanOptions } from "~/domain/import/import-options.server";
import { isFact } from "~/domain/import/row-kinds";
import { REMARK_NAMES, REMARKS } from "~/domain/library/changes/remarks";
import { writeCsv } from "~/lib/text/csv";

const COLUMNS = [
	...["file", "line", "kind", "state", "reason", "title", "year", "media_type", "tmdb_id", "season", "episode"],
	...["episode_title", "watched_at", "added_at"],
	...REMARK_NAMES.flatMap((name) => [name, REMARKS[name].timeName]),
	...["of_play", "source_id", "imdb_id", "tvdb_id", "list", "position", "duration"],
];
const PAGE = 1000;

function toCells(
	row: StoredRow,
	{ importState, ...of }: { options: PlanOptions; words: ImportWords; importState: string },
): (string | number | null)[] {
	const shown = toRowResponse(row, of);
	const { record } = row;
	const { added_at, sourceId } = record;
	// What an open row may become is not what the file says.
	const { season, episode } = isOpen(row) ? record : row;
	// A date that could not be read is as the file has it, to be mended.
	const watchedAt =
		("watched_at" in shown && shown.watched_at) ||
		(row.state === "invalid" || record.isOfPlay ? record.watched_at : null);
	// What was left out stays so in the next import, unless its kind is named again.
	const kind = row.state === "leftOut" ? "other" : row.kind;
	const { file, line, list, state, reason, title, year, media_type, media_id, episode_title } = shown;
	return [
		...[file, line, kind, of.words.ofState(state, importState), reason, title, year],
		...[media_type ?? record.media_type, media_id ?? record.ids.tmdb, season, episode],
		...[episode_title, watchedAt, isFact(row.kind) ? added_at : null],
		...REMARK_NAMES.flatMap((name) => [
			record[name] === null ? null : String(record[name]),
			row.kind === name ? added_at : null,
		]),
		record.isOfPlay ? "yes" : null,
		sourceId,
		...(media_id === null ? [record.ids.imdb, record.ids.tvdb] : [null, null]),
		...[list, record.position, record.duration],
	];
}

/** It begins with a mark of UTF-8, without which Excel takes the letters for others. */
export async function* readReportCsv(db: Database, stored: StoredImport, words: ImportWords): AsyncGenerator<string> {
	const of = { options: readOptions(stored), words, importState: stored.state };
	yield `\uFEFF${writeCsv([COLUMNS])}`;
	let cursor: string | null | undefined;
	while (cursor !== null) {
		const list = await listRows(db, { importId: stored.id, limit: PAGE, cursor });
		if (!list) return;
		yield writeCsv(list.entries.map((row) => toCells(row, of)));
		cursor = list.nextCursor;
	}
}
