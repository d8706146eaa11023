// Reads one's ratings of given titles and episodes, for pages that show them beside something else. In a module of its own,
// because the pages of titles are loaded when the worker starts.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { ratings, WHOLE_TITLE } from "~/database/schema/library";
import type { ProfileId } from "../accounts/profiles";
import type { TitleRef } from "../catalogue/types";
import type { OwnRatings, RatedRef, Rating } from "./types";

type Row = Omit<typeof ratings.$inferSelect, "userId">;

/** Of a row that is not removed. */
export function toRating({ mediaType, id, season, episode, rating, ratedAt }: Row): Rating {
	const isWhole = season === WHOLE_TITLE;
	return { mediaType, id, season: isWhole ? null : season, episode: isWhole ? null : episode, rating, ratedAt };
}

function keyOf({ mediaType, id, season, episode }: RatedRef): string {
	return `${mediaType} ${id} ${season} ${episode}`;
}

function wholeTitle({ mediaType, id }: TitleRef): RatedRef {
	return { mediaType, id, season: null, episode: null };
}

/** The ratings of these places and of their titles. Finds each in the primary key, however many the title has. */
export function selectOwnRatings(db: Database, { userId, places }: { userId: ProfileId; places: RatedRef[] }) {
	const given = new Map(places.flatMap((place) => [wholeTitle(place), place]).map((place) => [keyOf(place), place]));
	const found = sql`select r.rowid from json_each(${JSON.stringify([...given.values()])}) as given
		cross join ${ratings} as r
		where r.user_id = ${userId} and r.media_type = given.value ->> 'mediaType' and r.media_id = given.value ->> 'id'
			and r.season = coalesce(given.value ->> 'season', ${WHOLE_TITLE})
			and r.episode = coalesce(given.value ->> 'episode', ${WHOLE_TITLE}) and r.rating > 0`;
	return db.select().from(ratings).where(sql`${ratings}.rowid in (${found})`);
}

/** Of the rows of `selectOwnRatings`. */
export function toOwnRatings(rows: Row[]): (place: RatedRef) => OwnRatings {
	const found = new Map(rows.map(toRating).map((rated) => [keyOf(rated), rated.rating]));
	return (place) => ({
		title: found.get(keyOf(wholeTitle(place))) ?? null,
		episode: place.season === null ? null : (found.get(keyOf(place)) ?? null),
	});
}
