// Rows of `titles` and of `episodes`: what a profile has of a title, and of each episode.
import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, titles } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ChangeKind, ChangeOf } from "~/domain/library/changes/changes";
import type { ProfileId } from "../../accounts/profiles";
import type { TitleRef } from "../../catalogue/types";

export interface TitleOfProfile extends TitleRef {
	profileId: ProfileId;
}

type Table = typeof titles | typeof episodes;
type Columns<Of extends Table> = Partial<Record<keyof Of["$inferInsert"], SQL | number | string | null>>;

/** The columns of a table from rows that have some of them. */
function selectSome<Of extends Table>(table: Of, values: Columns<Of>, from: SQL): SQL {
	const standard = Object.entries(getTableColumns(table)).map(([name, column]) => [name, column.default ?? null]);
	return selectColumns<Table>(table, { ...Object.fromEntries(standard), ...values }, from);
}

const TITLE_KEY = [titles.profileId, titles.mediaType, titles.id];
const EPISODE_KEY = [episodes.profileId, episodes.mediaType, episodes.id, episodes.season, episodes.episode];

export function whereTitle({ profileId, mediaType, id }: TitleOfProfile): SQL | undefined {
	return and(eq(titles.profileId, profileId), eq(titles.mediaType, mediaType), eq(titles.id, id));
}

interface Write<Of extends Table> {
	/** Of rows that are new. */
	columns: Columns<Of>;
	/** Of rows that are there; `excluded` has what `columns` says. */
	set: SQLiteUpdateSetSource<Of>;
	setWhere?: SQL;
	from: SQL;
}

/** Writes some columns of titles, and adds the rows that are missing. One statement, for a batch. */
export function writeTitles(db: Database, { columns, set, setWhere, from }: Write<typeof titles>) {
	const updatedAt = Date.now();
	return db
		.insert(titles)
		.select(selectSome(titles, { ...columns, updatedAt }, from))
		.onConflictDoUpdate({ target: TITLE_KEY, set: { ...set, updatedAt }, setWhere });
}

/** The same of episodes. */
export function writeEpisodes(db: Database, { columns, from, ...update }: Write<typeof episodes>) {
	return db
		.insert(episodes)
		.select(selectSome(episodes, columns, from))
		.onConflictDoUpdate({ target: EPISODE_KEY, ...update });
}

/** Changes of a kind to one profile's rows. */
export interface Changed<Kind extends ChangeKind> {
	profileId: ProfileId;
	changes: ChangeOf<Kind>[];
	/** They are of this moment, by the server's clock: nothing is later. */
	isLive: boolean;
}

const EXCLUDED = {
	closedAt: sql`excluded.closed_at`,
	savedChangedAt: sql`excluded.saved_changed_at`,
	hiddenChangedAt: sql`excluded.hidden_changed_at`,
	begunChangedAt: sql`excluded.begun_changed_at`,
};

interface TakeBack extends Changed<"close" | "unsave" | "show" | "unbegin"> {
	/** When the fact was last changed. */
	changedAt: keyof typeof EXCLUDED;
	set: SQLiteUpdateSetSource<typeof titles>;
	/** What else must be true of a row that is there. */
	where?: SQL;
}

/**
 * Takes a fact of titles back, for a batch, unless it was changed since. A title without a row gets one that has the time alone:
 * an earlier change that arrives later does not count. One of this moment has nothing later, and needs none.
 */
export function takeBack(db: Database, { profileId, changes, isLive, changedAt, set, where }: TakeBack) {
	const { from, columns } = jsonRows(changes, ["mediaType", "id", "at"]);
	const { mediaType, id, at } = columns;
	const isThere = sql`exists (select 1 from ${titles} as stored where stored.profile_id = ${profileId}
		and stored.media_type = ${mediaType} and stored.media_id = ${id})`;
	const [column, changed] = [titles[changedAt], EXCLUDED[changedAt]];
	return writeTitles(db, {
		columns: { profileId: sql`${profileId}`, mediaType, id, [changedAt]: at },
		set: { [changedAt]: sql`max(${column}, ${changed})`, ...set },
		setWhere: sql`(${isLive} or ${changed} >= ${column}) and ${where ?? sql`true`}`,
		from: sql`from ${from} where ${isLive ? isThere : true}`,
	});
}

/** Whether a change, `excluded`, comes after the last change of the same fact: at the same time, what takes it back stays. */
export const whereLaterFact = {
	saved: sql`excluded.saved_changed_at > ${titles.savedChangedAt}`,
	hidden: sql`excluded.hidden_changed_at > ${titles.hiddenChangedAt}`,
	begun: sql`excluded.begun_changed_at > ${titles.begunChangedAt}`,
};
