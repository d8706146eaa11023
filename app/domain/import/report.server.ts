// The report of an import as CSV: every row with its state, in columns that the import itself reads.
import type { Database } from "~/database/open.server";
import { isOpen, listRows, type StoredRow, toRowResponse } from "~/domain/import/applying/import-rows.server";
import { readOptions, type StoredImport } from "~/domain/import/applying/imports.server";
import { openLookup, orNull } from "~/domain/import/applying/lookup.server";
import type { PlanOptions } from "~/domain/import/import-options.server";
import { mapSideBySide } from "~/lib/side-by-side";
import { writeCsv } from "~/lib/text/csv";
import type { Catalogue } from "../catalogue/catalogue.server";
import { titleKey } from "../catalogue/paths";

const COLUMNS = [
	...["file", "line", "kind", "state", "reason", "title", "year", "media_type", "tmdb_id", "season", "episode"],
	...["episode_title", "watched_at", "added_at", "rating", "rated_at", "source_id", "imdb_id", "tvdb_id"],
];
const PAGE = 1000;

/** Titles that a report names which its files do not name. */
const NAMED_MAX = 300;
const NAMED_AT_ONCE = 6;

/** Names of the titles that rows without a name became, each looked up once. A report goes on without those that fail. */
function openNames(catalogue: Catalogue) {
	const lookup = openLookup(catalogue, { language: null, shows: new Map() });
	const names = new Map<string, { title: string; year: number | null }>();
	const toTitle = ({ mediaType, id }: StoredRow) => (mediaType && id !== null ? { mediaType, id } : null);
	return {
		async read(rows: StoredRow[]): Promise<void> {
			const nameless = rows.filter((row) => row.record.title === null).flatMap((row) => toTitle(row) ?? []);
			const titles = new Map(nameless.map((title) => [titleKey(title), title]));
			const fresh = [...titles].filter(([key]) => !names.has(key)).slice(0, NAMED_MAX - names.size);
			await mapSideBySide(fresh, NAMED_AT_ONCE, async ([key, title]) => {
				const found = await lookup.byId(title).catch(orNull);
				if (found) names.set(key, found);
			});
		},
		find(row: StoredRow) {
			const title = toTitle(row);
			return title && names.get(titleKey(title));
		},
	};
}

type Named = ReturnType<ReturnType<typeof openNames>["find"]>;

function toCells(row: StoredRow, named: Named, options: PlanOptions): (string | number | null)[] {
	const shown = toRowResponse(row, options);
	const { record } = row;
	const { added_at, sourceId } = record;
	// What an open row may become is not what the file says.
	const { season, episode } = isOpen(row) ? record : row;
	// A date that could not be read is as the file has it, to be mended.
	const watchedAt = ("watched_at" in shown && shown.watched_at) || (row.state === "invalid" ? record.watched_at : null);
	// What was left out stays so in the next import, unless its kind is named again.
	const kind = row.state === "leftOut" ? "other" : row.kind;
	const { file, line, state, reason, title, year, media_type, media_id, episode_title } = shown;
	return [
		...[
			file,
			line,
			kind,
			state,
			reason,
			title ?? named?.title ?? null,
			year ?? (title === null ? named?.year : null) ?? null,
		],
		...[media_type ?? record.media_type, media_id ?? record.ids.tmdb],
		...[season, episode],
		...[
			episode_title,
			watchedAt,
			row.kind === "watchLater" ? added_at : null,
			shown.rating,
			row.kind === "rating" ? added_at : null,
		],
		sourceId,
		...(media_id === null ? [record.ids.imdb, record.ids.tvdb] : [null, null]),
	];
}

/** It begins with a mark of UTF-8, without which Excel takes the letters for others. */
export async function* readReportCsv(db: Database, catalogue: Catalogue, stored: StoredImport): AsyncGenerator<string> {
	const names = openNames(catalogue);
	const options = readOptions(stored);
	yield `\uFEFF${writeCsv([COLUMNS])}`;
	let cursor: string | null | undefined;
	while (cursor !== null) {
		const list = await listRows(db, { importId: stored.id, limit: PAGE, cursor });
		if (!list) return;
		await names.read(list.rows);
		yield writeCsv(list.rows.map((row) => toCells(row, names.find(row), options)));
		cursor = list.nextCursor;
	}
}
