// The imports of one profile, for the personal export: what its files said, and what became of it.
import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import { openRow, type StoredRow, toRowResponse } from "~/domain/import/applying/import-rows.server";
import { listImports, readOptions, toOwnResponse } from "~/domain/import/applying/imports.server";
import { readWaiting } from "~/domain/import/applying/read-here.server";
import type { ImportWords } from "~/domain/import/describe-import";
import type { PlanOptions } from "~/domain/import/import-options.server";
import { readInBatches } from "~/lib/text/stream-text";
import type { ProfileId } from "../accounts/profiles";

/** Rows per statement. */
const BATCH = 2000;

function toRow(row: StoredRow, of: { options: PlanOptions; words: ImportWords }) {
	const { candidates: _, ...shown } = toRowResponse(row, of);
	const { ids, sourceId, person, position, duration } = row.record;
	return { import_id: row.importId, ...shown, ids, source_id: sourceId, person, position, duration };
}

async function* readImports(db: Database, profileId: ProfileId, words: ImportWords) {
	const stored = await listImports(db, profileId);
	yield stored.map((one) => {
		const { announced: _, differing: __, ...answers } = readOptions(one);
		return { ...toOwnResponse(one, words), answers, waiting: readWaiting(one) };
	});
}

async function* readRows(db: Database, profileId: ProfileId, words: ImportWords) {
	for (const stored of await listImports(db, profileId)) {
		const selectAfter = (last: { row: number } | null, limit: number) =>
			db
				.select()
				.from(importRows)
				.where(and(eq(importRows.importId, stored.id), gt(importRows.row, last?.row ?? 0)))
				.orderBy(asc(importRows.row))
				.limit(limit);
		const of = { options: readOptions(stored), words };
		for await (const rows of readInBatches(BATCH, selectAfter)) yield rows.map((row) => toRow(openRow(row), of));
	}
}

/** The lists of a profile's imports, each in batches that are read when they are consumed. */
export function readImportData(db: Database, profileId: ProfileId, words: ImportWords) {
	return { imports: readImports(db, profileId, words), import_rows: readRows(db, profileId, words) };
}
