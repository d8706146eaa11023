// Reads one's ratings and notes of given titles and episodes, for pages that show them beside something else. In a module of its own,
// because the pages of titles are loaded when the worker starts.
import { sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, WHOLE_TITLE } from "~/database/schema/library";
import type { OwnRatings, PlaceNote, RatedRef, Rating } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import type { EpisodeRef, MediaType, TitleRef } from "../../catalogue/types";

type Stored = typeof episodes.$inferSelect;
type Place = Pick<Stored, "mediaType" | "id" | "season" | "episode">;
type Row = Place & Pick<Stored, "rating" | "note">;

function toPlace({ mediaType, id, season, episode }: Place): RatedRef {
	const isWhole = season === WHOLE_TITLE;
	return { mediaType, id, season: isWhole ? null : season, episode: isWhole ? null : episode };
}

/** Of a row that has one. */
export function toRating({ rating, ratedAt, ...row }: Place & Pick<Stored, "rating" | "ratedAt">): Rating {
	return { ...toPlace(row), rating, ratedAt };
}

/** Of a row that has one. */
export function toPlaceNote({ note, notedAt, ...row }: Place & Pick<Stored, "note" | "notedAt">): PlaceNote {
	return { ...toPlace(row), note, notedAt };
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

/** The rows of these places and of their titles. Finds each by its place, however many the title has. */
export function selectOwnRemarks(db: Database, { profileId, places }: { profileId: ProfileId; places: RatedRef[] }) {
	const wanted = new Map(places.flatMap((place) => [wholeTitle(place), place]).map((place) => [keyOf(place), place]));
	const names = ["mediaType", "id", "season", "episode"] as const;
	const { from, columns } = jsonRows([...wanted.values()].map(toRatedPlace), names);
	return (
		db
			.select({
				mediaType: sql<MediaType>`stored.media_type`,
				id: sql<number>`stored.media_id`,
				season: sql<number>`stored.season`,
				episode: sql<number>`stored.episode`,
				rating: sql<number>`stored.rating`,
				note: sql<string>`stored.note`,
			})
			// Named, so that SQLite reads no row of an episode of which nothing is said.
			.from(sql`${from} cross join ${episodes} as stored indexed by episodes_rated_places`)
			.where(
				sql`stored.profile_id = ${profileId} and stored.media_type = ${columns.mediaType} and stored.media_id = ${columns.id}
				and stored.season = ${columns.season} and stored.episode = ${columns.episode} and (stored.rating > 0 or stored.note <> '')`,
			)
	);
}

/** Of the rows of `selectOwnRemarks`: the ratings of a place and its title, and the note of the place, "" for none. */
export function toOwnRemarks(rows: Row[]): (place: RatedRef) => { ratings: OwnRatings; note: string } {
	const stored = new Map(rows.map((row) => [keyOf(toPlace(row)), row]));
	const rating = (place: RatedRef) => stored.get(keyOf(place))?.rating || null;
	return (place) => ({
		ratings: { title: rating(wholeTitle(place)), episode: place.season === null ? null : rating(place) },
		note: stored.get(keyOf(place))?.note ?? "",
	});
}
