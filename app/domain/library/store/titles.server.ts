// Rows of `titles` and of `episodes`: what a profile has of a title, and of each episode.
import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { jsonRows, whereJsonRow } from "~/database/json-rows";
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

/** A fact of a title that a change takes back. */
interface Fact {
	/** The column that has when it was last changed. */
	changedAt: "closedAt" | "savedChangedAt" | "hiddenChangedAt" | "begunChangedAt";
	/** What is left of it. */
	none: SQLiteUpdateSetSource<typeof titles>;
}

/** Those that have the time at which they began, in a column. */
export const FACTS = {
	saved: {
		since: "savedAt",
		changedAt: "savedChangedAt",
		none: { savedAt: null, nextSeason: 1, nextEpisode: 1, card: null, cardSource: null },
	},
	hidden: { since: "hiddenAt", changedAt: "hiddenChangedAt", none: { hiddenAt: null } },
	/** The round before is the current one again. */
	begun: {
		since: "begunAt",
		changedAt: "begunChangedAt",
		none: { begunAt: sql`${titles.formerBegunAt}`, formerBegunAt: null },
	},
} satisfies Record<string, Fact & { since: keyof typeof titles.$inferSelect }>;

const excluded = ({ changedAt }: Pick<Fact, "changedAt">) => sql`excluded.${sql.identifier(toSnakeCase(changedAt))}`;

/** Whether a change, `excluded`, comes after the last change of the same fact: at the same time, what takes it back stays. */
export const isLater = (fact: Fact) => sql`${excluded(fact)} > ${titles[fact.changedAt]}`;

interface TakenBack extends Omit<Changed<ChangeKind>, "changes"> {
	changes: (TitleRef & { at: number })[];
}

/**
 * Takes a fact of titles back, for a batch, unless it was changed since. A title without a row gets one that has the time alone:
 * an earlier change that arrives later does not count. One of this moment has nothing later, and needs none.
 *
 * @param where what else must be true of a row that is there.
 */
export function takeBack(
	db: Database,
	{ changedAt, none }: Fact,
	{ profileId, changes, isLive }: TakenBack,
	where = sql`true`,
) {
	const { from, columns } = jsonRows(changes, ["mediaType", "id", "at"]);
	const { mediaType, id, at } = columns;
	const isThere = sql`exists (select 1 from ${titles} as stored where stored.profile_id = ${profileId}
		and stored.media_type = ${mediaType} and stored.media_id = ${id})`;
	const [column, changed] = [titles[changedAt], excluded({ changedAt })];
	return writeTitles(db, {
		columns: { profileId: sql`${profileId}`, mediaType, id, [changedAt]: at },
		set: { [changedAt]: sql`max(${column}, ${changed})`, ...none },
		setWhere: sql`(${isLive} or ${changed} >= ${column}) and ${where}`,
		from: sql`from ${from} where ${isLive ? isThere : true}`,
	});
}

/** Takes a fact back of titles that it has still since the time that they were given: what was changed since stays. For a batch. */
export function takeBackUnchanged(
	db: Database,
	{ since, changedAt, none }: (typeof FACTS)[keyof typeof FACTS],
	{ profileId, titles: given }: { profileId: ProfileId; titles: (TitleRef & { addedAt: number })[] },
) {
	const now = Date.now();
	// Only the one that is compared is read.
	const rows = given.map(({ mediaType, id, addedAt }) => {
		return { mediaType, id, savedAt: addedAt, hiddenAt: addedAt, begunAt: addedAt };
	});
	return db
		.update(titles)
		.set({ ...none, [changedAt]: now, updatedAt: now })
		.where(whereJsonRow(titles, { within: { profileId }, rows, names: ["mediaType", "id", since] }));
}
