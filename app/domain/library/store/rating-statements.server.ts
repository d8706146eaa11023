// The statements that write ratings, and take back those of an import. What is stored does not depend on how often and in which
// order ratings with a time arrive: the latest one counts, and of the same time the higher one. A removal is a rating of 0.
import { sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, libraries } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { Rating } from "~/domain/library/types";
import { toRatedPlace } from "./own-ratings.server";
import { RATINGS_MAX } from "./ratings.server";
import { type Changed, writeEpisodes } from "./titles.server";

function toRow<Row extends Rating>(row: Row) {
	return { ...row, ...toRatedPlace(row) };
}

const RATED = { rating: sql`excluded.rating`, ratedAt: sql`excluded.rated_at` };

const PLACE = ["mediaType", "id", "season", "episode"] as const;

/** Rates, and removes ratings; those beyond 100,000 are left out. For a batch. */
export function writeRatings(db: Database, { profileId, changes, isLive }: Changed<"rate" | "unrate">) {
	const rows = changes.map((change) => ({
		...toRatedPlace(change),
		at: change.at,
		...(change.kind === "rate" ? { rating: change.rating, since: change.since } : { rating: 0 }),
	}));
	const { from, columns, index } = jsonRows(JSON.stringify(rows), [...PLACE, "rating", "at", "since"]);
	const { mediaType, id, season, episode, rating, at, since } = columns;
	const isLater = sql`${at} > coalesce(l.record_cleared_at, 0)
		and (${at}, ${rating}) > (coalesce(known.rated_at, -1), coalesce(known.rating, 0))`;
	const hasRoom = sql`(${rating} = 0 or known.rating > 0
		or ${index} + coalesce(l.rated_movies + l.rated_shows, 0) < ${RATINGS_MAX})`;
	return writeEpisodes(db, {
		columns: {
			...{ profileId: sql`${profileId}`, mediaType, id, season, episode },
			...{ rating, ratedAt: sql`coalesce(${since}, ${at})` },
		},
		set: RATED,
		from: sql`from ${from} left join ${episodes} as known on known.profile_id = ${profileId} and known.media_type = ${mediaType}
				and known.media_id = ${id} and known.season = ${season} and known.episode = ${episode}
			left join ${libraries} as l on l.profile_id = ${profileId}
			where ${hasRoom} and ${isLive ? true : isLater}`,
	});
}

/** Adds ratings with the time of the file, and replaces others only if it is told to; those beyond 100,000 are left out. Returns the written ones. */
export function importRatings(
	db: Database,
	{ profileId, ratings: given, isReplacing }: { profileId: ProfileId; ratings: Rating[]; isReplacing: boolean },
) {
	const { from, columns, index } = jsonRows(given.map(toRow), [...PLACE, "rating", "ratedAt"]);
	const total = sql`coalesce((select rated_movies + rated_shows from ${libraries} where profile_id = ${profileId}), 0)`;
	return writeEpisodes(db, {
		columns: { profileId: sql`${profileId}`, ...columns },
		set: RATED,
		setWhere: isReplacing ? undefined : sql`${episodes.rating} in (0, excluded.rating)`,
		from: sql`from ${from} where ${index} + ${total} < ${RATINGS_MAX}`,
	}).returning({ mediaType: episodes.mediaType, id: episodes.id, season: episodes.season, episode: episodes.episode });
}

interface AppliedRating extends Rating {
	/** The rating that it replaced; 0 for none. */
	former: number;
	/** Null: not known. */
	formerAt: number | null;
}

/** Restores what each rating was before, with its time, unless it was changed since. */
export function takeBackRatings(
	db: Database,
	{ profileId, ratings: given, now }: { profileId: ProfileId; ratings: AppliedRating[]; now: number },
) {
	const { from, columns } = jsonRows(given.map(toRow), [...PLACE, "rating", "ratedAt", "former", "formerAt"]);
	return db
		.update(episodes)
		.set({
			rating: sql`${columns.former}`,
			// A removal is new, so that no late report brings the rating back.
			ratedAt: sql`case ${columns.former} when 0 then ${now} else coalesce(${columns.formerAt}, ${now}) end`,
		})
		.from(from)
		.where(
			sql`${episodes.profileId} = ${profileId} and ${episodes.mediaType} = ${columns.mediaType} and ${episodes.id} = ${columns.id}
				and ${episodes.season} = ${columns.season} and ${episodes.episode} = ${columns.episode}
				and ${episodes.rating} = ${columns.rating} and ${episodes.ratedAt} = ${columns.ratedAt}`,
		);
}
