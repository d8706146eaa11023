// What the pages of imports show.

import type { Database } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import {
	countAlike,
	findRow,
	isOpen,
	listRows,
	needsEpisode,
	type StoredRow,
	toRowResponse,
} from "~/domain/import/applying/import-rows.server";
import {
	describeImport,
	findImport,
	isPreviewOld,
	listImports,
	readAsked,
	readOptions,
	toListResponse,
} from "~/domain/import/applying/imports.server";
import { listEpisodes, orNull, searchTitles } from "~/domain/import/applying/lookup.server";
import { countIn, countRows } from "~/domain/import/applying/row-counts.server";
import { listReasons } from "~/domain/import/applying/row-reasons.server";
import type { Catalogue } from "../catalogue/catalogue.server";
import type { ImportView } from "./import-view";

const ROWS_OF_PAGE = 50;

export async function openImportList(db: Database, profileId: ProfileId) {
	return await toListResponse(db, await listImports(db, profileId));
}

/** Null: there is no such import of this profile. */
export async function openImport(
	db: Database,
	catalogue: Catalogue,
	{ profileId, id, view }: { profileId: ProfileId; id: string; view: ImportView },
) {
	const stored = await findImport(db, { profileId, id });
	if (!stored) return null;
	const { state, kind, cursor, choose, text } = view;
	const options = readOptions(stored);
	const isOf = { importId: id, state: state ?? undefined, kind: kind ?? undefined };
	const [counted, isOld, reasons, list, chosen] = await Promise.all([
		countRows(db, [id]),
		isPreviewOld(db, stored),
		listReasons(db, id),
		listRows(db, { ...isOf, limit: ROWS_OF_PAGE, cursor: cursor ?? undefined }),
		choose === null ? null : findRow(db, { importId: id, row: choose }),
	]);
	const { rows, nextCursor } = list ??
		(await listRows(db, { ...isOf, limit: ROWS_OF_PAGE })) ?? { rows: [], nextCursor: null };
	const toShown = (row: StoredRow) => ({
		...toRowResponse(row, options),
		needsEpisode: isOpen(row) && needsEpisode(row),
	});
	const open = chosen && toShown(chosen);
	const sought = text || (open?.title ?? "");
	const show = chosen && needsEpisode(chosen) ? chosen : null;
	const [alike, titles, episodes] = await Promise.all([
		countAlike(db, id, rows),
		sought && open ? searchTitles(catalogue, sought).catch(orNull) : [],
		show && show.id !== null ? listEpisodes(catalogue, { id: show.id, season: show.season }).catch(orNull) : [],
	]);
	return {
		shown: describeImport(stored, counted),
		isPreviewOld: isOld,
		asked: readAsked(stored),
		reasons,
		options,
		rows: rows.map((row, at) => ({ ...toShown(row), group: row.titleKey, alike: alike[at] ?? 1 })),
		total: countIn(counted, isOf),
		nextCursor,
		choosing: open && { row: open, text: sought, found: titles, episodes: episodes ?? [] },
	};
}
