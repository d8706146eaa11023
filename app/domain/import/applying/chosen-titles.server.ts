// A title that a person chose for a name holds for that name in later imports. A show holds for all rows that begin with its
// name, in this import, too: their episodes are sought in it by their names. What it does not have stays as it was.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import { toWords } from "~/domain/import/reading/exact-words";
import type { FileRecord } from "~/domain/import/reading/record";
import { listShowNames } from "~/domain/import/title-parts";
import type { TitleRef } from "../../catalogue/types";
import type { StoredRow } from "./import-rows.server";
import { readOptions, type StoredImport } from "./imports.server";
import type { Lookup } from "./lookup";

type OfShow = Pick<FileRecord, "title" | "season" | "episode" | "episodeTitle">;

/** Characters of an import's answers from which on it remembers no further choice. */
const OPTIONS_MAX = 100_000;

/** Remembers the title that was chosen for all rows of a name. */
export function rememberChosen(
	db: Database,
	importId: string,
	{ row: { titleKey, record }, title }: { row: Pick<StoredRow, "titleKey" | "record">; title: TitleRef },
) {
	const names = [titleKey ?? [], title.mediaType === "tv" ? listShowNames(record).map(toWords) : []].flat();
	const titles = Object.fromEntries(names.map((name) => [name, title]));
	return db
		.update(imports)
		.set({ options: sql`json_patch(options, ${JSON.stringify({ titles })})` })
		.where(and(eq(imports.id, importId), sql`length(options) < ${OPTIONS_MAX}`));
}

/** By what `rememberChosen` calls them, in all of the profile's imports. The latest choice of a name counts, one of this import most. */
export async function listChosen(
	db: Database,
	{ profileId, id }: Pick<StoredImport, "profileId" | "id">,
): Promise<Lookup["chosen"]> {
	const stored = await db
		.select({ options: imports.options })
		.from(imports)
		.where(and(eq(imports.profileId, profileId), sql`options like '%"titles"%'`))
		.orderBy(sql`id = ${id}`, imports.createdAt);
	return new Map(stored.flatMap((answers) => Object.entries(readOptions(answers).titles ?? {})));
}

/** Rows that wait for a choice and begin with the name of the row's show. */
export function whereOfSameShow(importId: string, record: OfShow) {
	const name = listShowNames(record)[0] ?? "";
	const rest = sql`ltrim(substr(record ->> 'title', length(${name}) + 1))`;
	return and(
		eq(importRows.importId, importId),
		inArray(importRows.state, ["ambiguous", "unmatched"]),
		eq(importRows.isChosen, false),
		sql`${name} <> '' and substr(record ->> 'title', 1, length(${name})) = ${name}
			and (${rest} = '' or substr(${rest}, 1, 1) in (':', '：', '︓'))`,
	);
}
