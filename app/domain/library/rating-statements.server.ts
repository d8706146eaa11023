// The statements that write the ratings of an import, and take them back.

import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries, ratings, WHOLE_TITLE } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import type { ProfileId } from "~/domain/accounts/profiles";
import { RATINGS_MAX } from "./ratings.server";
import type { Rating } from "./types";

function toRows(given: Rating[]): string {
	return JSON.stringify(
		given.map(({ season, episode, ...rating }) => ({
			...rating,
			season: season ?? WHOLE_TITLE,
			episode: episode ?? WHOLE_TITLE,
		})),
	);
}

const value = (name: string) => sql.raw(`value ->> '${name}'`);

/** Adds ratings with the time of the file, and replaces others only if it is told to; those beyond 100,000 are left out. Returns the written ones. */
export function importRatings(
	db: Database,
	{ userId, ratings: given, isReplacing }: { userId: ProfileId; ratings: Rating[]; isReplacing: boolean },
) {
	const row = {
		userId: sql`${userId}`,
		mediaType: value("mediaType"),
		id: value("id"),
		season: value("season"),
		episode: value("episode"),
		rating: value("rating"),
		ratedAt: value("ratedAt"),
	};
	const total = sql`coalesce((select rated_movies + rated_shows from ${libraries} where user_id = ${userId}), 0)`;
	return db
		.insert(ratings)
		.select(selectColumns(ratings, row, sql`from json_each(${toRows(given)}) where key + ${total} < ${RATINGS_MAX}`))
		.onConflictDoUpdate({
			target: [ratings.userId, ratings.mediaType, ratings.id, ratings.season, ratings.episode],
			set: { rating: sql`excluded.rating`, ratedAt: sql`excluded.rated_at` },
			setWhere: isReplacing ? undefined : sql`${ratings.rating} in (0, excluded.rating)`,
		})
		.returning({ mediaType: ratings.mediaType, id: ratings.id, season: ratings.season, episode: ratings.episode });
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
	{ userId, ratings: given, now }: { userId: ProfileId; ratings: AppliedRating[]; now: number },
) {
	// With a limit SQLite reads the list once, and not for every rating of the profile.
	const rows = sql`(select ${value("mediaType")} as type, ${value("id")} as title, ${value("season")} as of_season,
		${value("episode")} as of_episode, ${value("rating")} as own, ${value("ratedAt")} as own_at, ${value("former")} as former,
		${value("formerAt")} as former_at
		from json_each(${toRows(given)}) limit ${RATINGS_MAX}) as given`;
	return db
		.update(ratings)
		.set({
			rating: sql`given.former`,
			// A removal is new, so that no late report brings the rating back.
			ratedAt: sql`case given.former when 0 then ${now} else coalesce(given.former_at, ${now}) end`,
		})
		.from(rows)
		.where(
			sql`user_id = ${userId} and media_type = given.type and media_id = given.title
				and season = given.of_season and episode = given.of_episode and rating = given.own and rated_at = given.own_at`,
		);
}
