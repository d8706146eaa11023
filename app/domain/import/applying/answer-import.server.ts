// What a person answers to the questions of an import changes its rows.
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import type { PlanOptions } from "~/domain/import/import-options.server";
import { toKindByLists } from "~/domain/import/import-options.server";
import type { Columns } from "~/domain/import/reading/guess-columns";
import { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";
import {
	changeImport,
	readLast,
	requireRows,
	whereFull,
	whereLeftOut,
	whereNow,
	writeRows,
} from "./import-rows.server";
import { endReading, readOptions, type StoredImport, storeRows, toReport } from "./imports.server";
import { readHere, readUnread } from "./read-here.server";

const TOO_MUCH = {
	status: 413,
	code: "too_large",
	message: sentence("tooManyWithColumns"),
};

/** Reads the waiting files again with the columns that a person named. Throws `HttpError` 413. */
function readColumns(stored: StoredImport, columns: Columns) {
	if (!stored.unread) return null;
	const result = readHere(readUnread(stored.unread), { columns });
	if (!result) throw new HttpError(TOO_MUCH);
	const report = JSON.stringify(toReport(result));
	const rows = writeRows(result.records);
	const size = rows.bytes + report.length + stored.unread.length;
	return {
		rows,
		records: result.records.length,
		dateOrder: result.dateOrder,
		rated: result.rated,
		part: { report, size },
	};
}

/** Answers questions; the rows are looked at anew. False: the import is not in a state for that. */
export async function answerImport(
	db: Database,
	stored: StoredImport,
	{ columns, lists, ...answers }: Partial<PlanOptions> & { columns?: Columns },
): Promise<boolean> {
	const read = columns && readColumns(stored, columns);
	const former = readOptions(stored);
	const meant = { ...former.lists, ...lists };
	await requireRows(db, { profileId: stored.profileId, count: read?.records ?? (await readLast(db, stored.id)) });
	const whereOwn = eq(importRows.importId, stored.id);
	const whereLookedUp = sql`title_key is not null and not ${whereLeftOut}`;
	/** Which rows are used says which are looked up; the other answers say what becomes of those that were found. */
	const isOfUse = [answers.person, answers.rated, answers.thumbs, lists].some((answer) => answer !== undefined);
	const [anew, whereConcerned] = !isOfUse
		? (["found", sql`media_id is not null and (state in ('ready', 'present', 'invalid') or ${whereFull})`] as const)
		: (["pending", whereLookedUp] as const);
	const rows = read
		? db.delete(importRows).where(and(whereOwn, whereNow(stored.id)))
		: db
				.update(importRows)
				.set({ state: anew, reason: null, ...(lists && { kind: toKindByLists(meant) }) })
				.where(and(whereOwn, whereNow(stored.id), whereConcerned));
	const answered = changeImport(db, stored.id, {
		state: read ? "reading" : "matching",
		options: JSON.stringify({
			...former,
			dateOrder: former.dateOrder ?? read?.dateOrder ?? null,
			rated: read?.rated ?? former.rated,
			lists: meant,
			...answers,
		}),
		...read?.part,
	});
	const [, changed] = await db.batch([rows, answered]);
	if (read && changed.length > 0) {
		await storeRows(db, stored.id, read.rows);
		await endReading(db, stored.id);
	}
	return changed.length > 0;
}
