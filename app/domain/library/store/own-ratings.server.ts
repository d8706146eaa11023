// Reads one's ratings of given titles and episodes, for pages that show them beside something else. In a module of its own,
// because the pages of titles are loaded when the worker starts.
import { sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, WHOLE_TITLE } from "~/database/schema/library";
import type { OwnRatings, RatedRef, Rating } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import type { EpisodeRef, MediaType, TitleRef } from "../../catalogue/types";

type Row = Pick<typeof episodes.$inferSelect, "mediaType" | "id" | "season" | "episode" | "rating" | "ratedAt">;

/** Of a row that has one. */
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

/** A title or an episode as `episodes` has it. */
export function toRatedPlace({ mediaType, id, season, episode }: RatedRef): EpisodeRef {
	return { mediaType, id, season: season ?? WHOLE_TITLE, episode: episode ?? WHOLE_TITLE };
}

/** The ratings of these places and of their titles. Finds each by its place, however many the title has. */
export function selectOwnRatings(db: Database, { profileId, places }: { profileId: ProfileId; places: RatedRef[] }) {
	const wanted = new Map(places.flatMap((place) => [wholeTitle(place), place]).map((place) => [keyOf(place), place]));
	const names = ["mediaType", "id", "season", "episode"] as const;
	const { from, columns } = jsonRows([...wanted.values()].map(toRatedPlace), names);
	return (
		db
			.select({
				...{ mediaType: sql<MediaType>`own.media_type`, id: sql<number>`own.media_id` },
				...{ season: sql<number>`own.season`, episode: sql<number>`own.episode` },
				...{ rating: sql<number>`own.rating`, ratedAt: sql<number>`own.rated_at` },
			})
			// Named, so that SQLite reads no row of an episode that is not rated.
			.from(sql`${from} cross join ${episodes} as own indexed by episodes_rated_places`)
			.where(
				sql`own.profile_id = ${profileId} and own.media_type = ${columns.mediaType} and own.media_id = ${columns.id}
				and own.season = ${columns.season} and own.episode = ${columns.episode} and own.rating > 0`,
			)
	);
}

/** Of the rows of `selectOwnRatings`. */
export function toOwnRatings(rows: Row[]): (place: RatedRef) => OwnRatings {
	const found = new Map(rows.map(toRating).map((rated) => [keyOf(rated), rated.rating]));
	return (place) => ({
		title: found.get(keyOf(wholeTitle(place))) ?? null,
		episode: place.season === null ? null : (found.get(keyOf(place)) ?? null),
	});
}
