// Words of a search within the record: which titles they name, and in which notes they are. Whatever has a name is found without the
// catalogue, which is asked for names of titles that have none.
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { episodes, plays, titles } from "~/database/schema/library";
import { matchesFilter } from "~/domain/library/lists/title-filter";
import { wherePlay } from "~/domain/library/store/play-statements.server";
import { nameTitles } from "~/domain/library/store/title-names.server";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import type { MediaType, TitleRef } from "../../catalogue/types";

/** Rows of one statement, which are in memory together. */
const TITLES_READ = 10_000;
const NOTES_READ = 2000;
/** Titles without a name that one search looks up. */
const LOOK_UPS_MAX = 240;

/** What the words are in: plays or ratings of `titles`, and the rows of others whose notes have the words that the name has not. */
export interface FoundByWords {
	titles: Record<MediaType, number[]>;
	rowids: number[];
	/** Titles without a name, of which the catalogue did not tell one. */
	unread: number;
}

interface Words {
	profileId: ProfileId;
	text: string;
	/** Whether plays are searched, or ratings. */
	of: "plays" | "ratings";
}

/** Reads the names of all titles of the record and all its notes, however often a title was watched. */
export async function searchRecord(db: Database, catalogue: Catalogue, words: Words): Promise<FoundByWords> {
	const { names, unread } = await readTitles(db, catalogue, words);
	const has = (title: TitleRef & { name: string | undefined }, note = "") =>
		matchesFilter(
			{ mediaType: title.mediaType, title: title.name ?? "", note, genres: [] },
			{ text: words.text, genre: null, isShort: false },
		);
	const matches: FoundByWords = { titles: { movie: [], tv: [] }, rowids: [], unread };
	for (const title of names.values()) if (has(title)) matches.titles[title.mediaType].push(title.id);
	const listed = new Set([
		...matches.titles.movie.map((id) => `movie:${id}`),
		...matches.titles.tv.map((id) => `tv:${id}`),
	]);
	for await (const { rowid, note, ...title } of readNotes(db, words)) {
		const key = titleKey(title);
		if (!listed.has(key) && has({ ...title, name: names.get(key)?.name }, note)) matches.rowids.push(rowid);
	}
	return matches;
}

type NamedTitle = TitleRef & { name: string };

async function readTitles(
	db: Database,
	catalogue: Catalogue,
	{ profileId, of }: Words,
): Promise<{ names: Map<string, NamedTitle>; unread: number }> {
	const names = new Map<string, NamedTitle>();
	const unnamed: TitleRef[] = [];
	const { mediaType, id, name } = titles;
	const isRecorded = of === "plays" ? sql`recorded = 2` : sql`recorded > 0`;
	for (let after: TitleRef | undefined, isWhole = false; !isWhole; ) {
		const isAfter: SQL | undefined = after && sql`(${mediaType}, ${id}) > (${after.mediaType}, ${after.id})`;
		const rows: (TitleRef & { name: string | null })[] = await db
			.select({ mediaType, id, name })
			.from(titles)
			.where(and(eq(titles.profileId, profileId), isRecorded, isAfter))
			.orderBy(asc(mediaType), asc(id))
			.limit(TITLES_READ);
		for (const { name, ...title } of rows) {
			if (name === null) unnamed.push(title);
			else names.set(titleKey(title), { ...title, name });
		}
		after = rows.at(-1);
		isWhole = rows.length < TITLES_READ;
	}
	const { named, gone } = await nameTitles(db, catalogue, { profileId, titles: unnamed, most: LOOK_UPS_MAX });
	for (const title of named) names.set(titleKey(title), title);
	return { names, unread: unnamed.length - named.length - gone };
}

type NotedRow = TitleRef & { rowid: number; note: string };

/** Of plays, or of what was rated; the latest note first. */
async function* readNotes(db: Database, { profileId, of }: Words): AsyncGenerator<NotedRow> {
	const table = of === "plays" ? plays : episodes;
	const { notedAt, note, mediaType, id } = table;
	const rowid = sql<number>`${table}.rowid`;
	const isSearched = of === "plays" ? wherePlay : sql`rating > 0`;
	for (let before: SQL | undefined, isWhole = false; !isWhole; ) {
		const rows: (NotedRow & { notedAt: number })[] = await db
			.select({ rowid: rowid.as("row_id"), mediaType, id, note, notedAt })
			.from(table)
			.where(and(eq(table.profileId, profileId), sql`${note} <> ''`, isSearched, before))
			.orderBy(desc(notedAt), desc(rowid))
			.limit(NOTES_READ);
		yield* rows;
		const last = rows.at(-1);
		before = last && sql`(${notedAt}, ${rowid}) < (${last.notedAt}, ${last.rowid})`;
		isWhole = rows.length < NOTES_READ;
	}
}
