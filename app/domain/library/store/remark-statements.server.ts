// The statements that write remarks, and take back those of an import. What is stored does not depend on how often and in which
// order remarks with a time arrive: the latest one counts, and of the same time the greater value. A removal leaves its time.
import { sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, libraries } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { Change } from "~/domain/library/changes/changes";
import {
	ofRemarks,
	type RatedRef,
	REMARK_NAMES,
	REMARKS,
	type RemarkName,
	readRemark,
} from "~/domain/library/changes/remarks";
import { toRatedPlace } from "./own-remarks.server";
import { selectCount } from "./remarks.server";
import { writeEpisodes } from "./titles.server";

/** Of each remark: the columns of its value and of its time, what says nothing, and how many there may be. */
const COLUMNS = ofRemarks((name) => {
	const { timeName, none, max } = REMARKS[name];
	return { value: sql.raw(name), at: sql.raw(timeName), none, max };
});

const PLACE = ["mediaType", "id", "season", "episode"] as const;

/** What an insert or an update of the remark sets. */
export function remarkColumns<Value>(name: RemarkName, value: Value, at: Value): Partial<Record<RemarkName, Value>> {
	return { [name]: value, [REMARKS[name].time]: at };
}

export function setExcluded(name: RemarkName): SQLiteUpdateSetSource<typeof episodes> {
	const { value, at } = COLUMNS[name];
	return remarkColumns(name, sql`excluded.${value}`, sql`excluded.${at}`);
}

interface Written {
	profileId: ProfileId;
	changes: Change[];
	/** They are of this moment, by the server's clock: nothing is later. */
	isLive: boolean;
}

/** Writes and removes what the changes say, for a batch: a statement for each kind of them. Those beyond `max` are left out. */
export function writeRemarks(db: Database, { profileId, changes, isLive }: Written) {
	const told = changes.flatMap((change) => {
		const remark = readRemark(change);
		const since = "since" in change ? change.since : undefined;
		return remark ? [{ ...toRatedPlace(remark), name: remark.name, value: remark.value, at: change.at, since }] : [];
	});
	return REMARK_NAMES.flatMap((name) => {
		const rows = told.filter((remark) => remark.name === name);
		if (rows.length === 0) return [];
		const { none, max, ...column } = COLUMNS[name];
		const { from, columns, index } = jsonRows(JSON.stringify(rows), [...PLACE, "value", "at", "since"]);
		const { mediaType, id, season, episode, value, at, since } = columns;
		const isLater = sql`${at} > coalesce(${libraries.recordClearedAt}, 0)
			and (${at}, ${value}) > (coalesce(stored.${column.at}, -1), coalesce(stored.${column.value}, ${none}))`;
		const hasRoom = sql`(${value} = ${none} or stored.${column.value} <> ${none}
			or ${index} + coalesce(${selectCount(name)}, 0) < ${max})`;
		return writeEpisodes(db, {
			columns: {
				profileId: sql`${profileId}`,
				mediaType,
				id,
				season,
				episode,
				...remarkColumns(name, value, sql`coalesce(${since}, ${at})`),
			},
			set: setExcluded(name),
			from: sql`from ${from} left join ${episodes} as stored on stored.profile_id = ${profileId} and stored.media_type = ${mediaType}
					and stored.media_id = ${id} and stored.season = ${season} and stored.episode = ${episode}
				left join ${libraries} on ${libraries.profileId} = ${profileId}
				where ${hasRoom} and ${isLive ? true : isLater}`,
		});
	});
}

/** A remark of a file. */
export interface ImportedRemark extends RatedRef {
	value: number | string;
	/** When it was said. */
	at: number;
}

const toRow = <Row extends RatedRef>(row: Row) => ({ ...row, ...toRatedPlace(row) });

/**
 * Adds remarks with the time of the file, and replaces others only if it is told to; those beyond `max` are left out. Returns the
 * places of those that were written.
 */
export function importRemarks(
	db: Database,
	name: RemarkName,
	{ profileId, remarks, isReplacing }: { profileId: ProfileId; remarks: ImportedRemark[]; isReplacing: boolean },
) {
	const { none, max, ...column } = COLUMNS[name];
	const { from, columns, index } = jsonRows(remarks.map(toRow), [...PLACE, "value", "at"]);
	const { value, at, ...place } = columns;
	const count = sql`coalesce((select ${selectCount(name)} from ${libraries} where ${libraries.profileId} = ${profileId}), 0)`;
	return writeEpisodes(db, {
		columns: { profileId: sql`${profileId}`, ...place, ...remarkColumns(name, value, at) },
		set: setExcluded(name),
		setWhere: isReplacing ? undefined : sql`${episodes}.${column.value} in (${none}, excluded.${column.value})`,
		from: sql`from ${from} where ${index} + ${count} < ${max}`,
	}).returning({ mediaType: episodes.mediaType, id: episodes.id, season: episodes.season, episode: episodes.episode });
}

interface AppliedRemark extends ImportedRemark {
	/** What it replaced; 0 or "" for none. */
	former: number | string;
	/** Null: not stored. */
	formerAt: number | null;
}

/** Restores what each remark was before, with its time, unless it was changed since. */
export function takeBackRemarks(
	db: Database,
	name: RemarkName,
	{ profileId, remarks, now }: { profileId: ProfileId; remarks: AppliedRemark[]; now: number },
) {
	const { none, ...column } = COLUMNS[name];
	const { from, columns } = jsonRows(remarks.map(toRow), [...PLACE, "value", "at", "former", "formerAt"]);
	// A removal is new, so that no late report brings the remark back.
	const at = sql`case ${columns.former} when ${none} then ${now} else coalesce(${columns.formerAt}, ${now}) end`;
	return db
		.update(episodes)
		.set(remarkColumns(name, sql`${columns.former}`, at))
		.from(from)
		.where(
			sql`${episodes.profileId} = ${profileId} and ${episodes.mediaType} = ${columns.mediaType} and ${episodes.id} = ${columns.id}
				and ${episodes.season} = ${columns.season} and ${episodes.episode} = ${columns.episode}
				and ${episodes}.${column.value} = ${columns.value} and ${episodes}.${column.at} = ${columns.at}`,
		);
}
