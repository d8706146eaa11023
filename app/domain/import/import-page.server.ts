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
	countFiltered,
	describeImport,
	findImport,
	listImports,
	readAsked,
	readOptions,
	toListResponse,
} from "~/domain/import/applying/imports.server";
import { listBrought } from "~/domain/import/applying/lists-of-rows.server";
import { listEpisodes, orNull, searchTitles } from "~/domain/import/applying/lookup.server";
import { countIn, countRows } from "~/domain/import/applying/row-counts.server";
import { listReasons } from "~/domain/import/applying/row-reasons.server";
import { findKnownTitle } from "~/domain/library/store/known-title.server";
import { mapSideBySide } from "~/lib/side-by-side";
import { withTimeout } from "~/lib/timeouts";
import { type CardFacts, cardOfTitle } from "../catalogue/cards";
import type { Catalogue } from "../catalogue/catalogue.server";
import { titleKey } from "../catalogue/paths";
import type { TitleRef } from "../catalogue/types";
import type { ImportWords } from "./describe-import";
import type { ImportView } from "./import-view";

const ROWS_OF_PAGE = 50;

/** Titles of one page whose posters are looked up, those of its rows first, and side by side. */
const POSTERS_MAX = 80;
const POSTERS_AT_ONCE = 10;
/** Milliseconds for the posters of a page. Those that come later are there when it is opened again. */
const POSTERS_MS = 2500;

/** What the catalogue shows of the titles that rows become, and of those to choose from, by `titleKey`. */
async function findCards(catalogue: Catalogue, rows: StoredRow[]): Promise<Record<string, CardFacts>> {
	const becoming = rows.flatMap(({ mediaType, id }) => (mediaType && id !== null ? [{ mediaType, id }] : []));
	const titles: TitleRef[] = [...becoming, ...rows.flatMap(({ candidates }) => candidates ?? [])];
	const distinct = [...new Map(titles.map((title) => [titleKey(title), title]))].slice(0, POSTERS_MAX);
	const cards: Record<string, CardFacts> = {};
	await withTimeout(async () => {
		await mapSideBySide(distinct, POSTERS_AT_ONCE, async ([key, ref]) => {
			const { title } = await findKnownTitle(catalogue, ref);
			if (title) cards[key] = cardOfTitle(title);
		});
	}, POSTERS_MS);
	return { ...cards };
}

export async function openImportList(db: Database, profileId: ProfileId, words: ImportWords) {
	return await toListResponse(db, await listImports(db, profileId), words);
}

/** Null: there is no such import of this profile. */
export async function openImport(
	db: Database,
	catalogue: Catalogue,
	{ profileId, id, view, words }: { profileId: ProfileId; id: string; view: ImportView; words: ImportWords },
) {
	const stored = await findImport(db, { profileId, id });
	if (!stored) return null;
	const { state, kind, cursor, choose, text } = view;
	const options = readOptions(stored);
	const isOf = { importId: id, state: state ?? undefined, kind: kind ?? undefined };
	const counted = await countRows(db, [id]);
	const hasLists = countIn(counted, { kind: "list", state: "ready" }) > 0;
	const [lists, reasons, list, chosen] = await Promise.all([
		hasLists ? listBrought(db, stored) : [],
		listReasons(db, id, words),
		listRows(db, { ...isOf, limit: ROWS_OF_PAGE, cursor: cursor ?? undefined }),
		choose === null ? null : findRow(db, { importId: id, row: choose }),
	]);
	const { entries: rows, nextCursor } = list ??
		(await listRows(db, { ...isOf, limit: ROWS_OF_PAGE })) ?? { entries: [], nextCursor: null };
	const toShown = (row: StoredRow) => ({
		...toRowResponse(row, { options, words }),
		needsEpisode: isOpen(row) && needsEpisode(row),
	});
	const open = chosen && toShown(chosen);
	const sought = text || (open?.title ?? "");
	const show = chosen && needsEpisode(chosen) ? chosen : null;
	const [cards, alike, titles, episodes] = await Promise.all([
		findCards(catalogue, rows),
		countAlike(db, id, rows),
		sought && open ? searchTitles(catalogue, sought).catch(orNull) : [],
		show && show.id !== null ? listEpisodes(catalogue, { id: show.id, season: show.season }).catch(orNull) : [],
	]);
	return {
		shown: describeImport(stored, { counted, words }),
		asked: readAsked(stored),
		reasons,
		lists,
		options,
		rows: rows.map((row, at) => ({ ...toShown(row), group: row.titleKey, alike: alike[at] ?? 1 })),
		cards,
		total: countFiltered(stored, counted, isOf),
		nextCursor,
		choosing: open && { row: open, text: sought, found: titles, episodes: episodes ?? [] },
	};
}
