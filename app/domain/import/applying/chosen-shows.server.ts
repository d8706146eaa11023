// A show that a person chose for one row holds for all rows that begin with the show's name, in this import and in later ones:
// their episodes are sought in it by their names. What it does not have stays as it was.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import { toWords } from "~/domain/import/reading/exact-words";
import type { FileRecord } from "~/domain/import/reading/record";
import { splitTitle } from "~/domain/import/title-parts";

type OfShow = Pick<FileRecord, "title" | "season" | "episode" | "episodeTitle">;

/** The names that a row may give to its show: its title, or the beginnings of a title that has more than the show's name. */
function listNames({ title, season, episode, episodeTitle }: OfShow): string[] {
	if (title === null) return [];
	const parts = splitTitle(title);
	const isName = season !== null || episode !== null || Boolean(episodeTitle) || parts.length === 1;
	return isName ? [title] : parts.slice(0, -1).map(({ end }) => title.slice(0, end));
}

/** Remembers the show that was chosen for a row. */
export function rememberShow(db: Database, importId: string, { record, id }: { record: OfShow; id: number }) {
	const shows = Object.fromEntries(listNames(record).map((name) => [toWords(name), id]));
	return db
		.update(imports)
		.set({ options: sql`json_patch(options, ${JSON.stringify({ shows })})` })
		.where(eq(imports.id, importId));
}

/** Rows that wait for a choice and begin with the name of the row's show. */
export function isOfSameShow(importId: string, record: OfShow) {
	const name = listNames(record)[0] ?? "";
	const rest = sql`ltrim(substr(record ->> 'title', length(${name}) + 1))`;
	return and(
		eq(importRows.importId, importId),
		inArray(importRows.state, ["ambiguous", "unmatched"]),
		eq(importRows.isChosen, false),
		sql`${name} <> '' and substr(record ->> 'title', 1, length(${name})) = ${name}
			and (${rest} = '' or substr(${rest}, 1, 1) in (':', '：', '︓'))`,
	);
}
