// Reads one's remarks of given titles and episodes, for pages that show them beside something else. In a module of its own, because
// the pages of titles are loaded when the worker starts.
import { sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, HAS_REMARK, WHOLE_TITLE } from "~/database/schema/library";
import {
	NO_REMARKS,
	type OwnRemarks,
	ofRemarks,
	type RatedRef,
	type RemarkValues,
} from "~/domain/library/changes/remarks";
import type { ProfileId } from "../../accounts/profiles";
import { episodeKey } from "../../catalogue/paths";
import type { EpisodeRef, MediaType, TitleRef } from "../../catalogue/types";

/** A row of `episodes` with the place that a person knows. */
export function toRemarked<Row extends EpisodeRef>(row: Row): Omit<Row, keyof RatedRef> & RatedRef {
	const isWhole = row.season === WHOLE_TITLE;
	return { ...row, season: isWhole ? null : row.season, episode: isWhole ? null : row.episode };
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
	const all = places.flatMap((place) => [wholeTitle(place), place]).map(toRatedPlace);
	const wanted = new Map(all.map((place) => [episodeKey(place), place]));
	const names = ["mediaType", "id", "season", "episode"] as const;
	const { from, columns } = jsonRows([...wanted.values()], names);
	return (
		db
			.select({
				mediaType: sql<MediaType>`stored.media_type`,
				id: sql<number>`stored.media_id`,
				season: sql<number>`stored.season`,
				episode: sql<number>`stored.episode`,
				...ofRemarks((name) => sql<never>`stored.${sql.raw(name)}`),
			})
			// Named, so that SQLite reads no row of an episode of which nothing is said.
			.from(sql`${from} cross join ${episodes} as stored indexed by episodes_rated_places`)
			.where(
				sql`stored.profile_id = ${profileId} and stored.media_type = ${columns.mediaType} and stored.media_id = ${columns.id}
				and stored.season = ${columns.season} and stored.episode = ${columns.episode} and (${sql.raw(HAS_REMARK)})`,
			)
	);
}

/** Of the rows of `selectOwnRemarks`: the remarks of a place and of its title. */
export function toOwnRemarks(rows: (EpisodeRef & RemarkValues)[]): (place: RatedRef) => OwnRemarks {
	const stored = new Map(rows.map((row) => [episodeKey(row), row]));
	const valuesOf = (place: RatedRef): RemarkValues => {
		const row = stored.get(episodeKey(toRatedPlace(place))) ?? NO_REMARKS;
		return ofRemarks((name) => row[name]) as RemarkValues;
	};
	return (place) => ({ title: valuesOf(wholeTitle(place)), place: valuesOf(place) });
}
