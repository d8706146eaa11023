// A library as CSV files: one of each that Letterboxd and Trakt take, and a plain one that the import reads. Titles are
// named by their ids at TMDB, which all three know. Notes are in the plain one alone: the others would show them to everybody.
import type { Database } from "~/database/open.server";
import { writeCsv } from "~/lib/text/csv";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { type NamedRow, openEpisodeIds } from "./episode-ids.server";
import { readLibraryData } from "./personal-data.server";

export const CSV_EXPORTS = ["plain.csv", "letterboxd.csv", "trakt.csv"] as const;
export type CsvExport = (typeof CSV_EXPORTS)[number];

type Library = ReturnType<typeof readLibraryData>;
type Batch<Name extends keyof Library> = Library[Name] extends AsyncIterable<infer Rows> ? Rows : never;
type Play = Batch<"plays">[number];
type Row = (string | number | null)[];

/** The batches of a list as rows. */
async function* writeRows<Item>(
	list: AsyncIterable<Item[]>,
	toRow: (item: Item) => Row | null,
): AsyncGenerator<string> {
	for await (const batch of list) yield writeCsv(batch.map(toRow).filter((row) => row !== null));
}

const PLAIN = [
	...[
		"kind",
		"media_type",
		"tmdb_id",
		"title",
		"year",
		"season",
		"episode",
		"watched_at",
		"added_at",
		"rating",
		"rated_at",
	],
	...["note", "noted_at", "source", "id", "url"],
];

const toUrl = ({ media_type, media_id }: { media_type: string; media_id: string }) =>
	`https://www.themoviedb.org/${media_type}/${media_id}`;

/** Of a movie, and of a whole title, the season and the episode are empty. */
function toPlace({
	media_type,
	season,
	episode,
}: {
	media_type: string;
	season: number | null;
	episode: number | null;
}) {
	return media_type === "movie" ? [null, null] : [season, episode];
}

const nameForPlain = ({
	media_type,
	media_id,
	title,
	year,
}: Batch<"plays" | "watch_later" | "ratings" | "notes">[number]) => [media_type, media_id, title, year] as const;

async function* writePlain({ plays, ratings, notes, watch_later: saved }: Library): AsyncGenerator<string> {
	yield writeCsv([PLAIN]);
	yield* writeRows(plays, (play) => [
		...["play", ...nameForPlain(play), ...toPlace(play), play.watched_at, null, null, null],
		...[play.note, null, play.source, play.id, toUrl(play)],
	]);
	yield* writeRows(ratings, (rated) => [
		...["rating", ...nameForPlain(rated), ...toPlace(rated), null, null, rated.rating, rated.rated_at],
		...[null, null, null, null, toUrl(rated)],
	]);
	yield* writeRows(notes, (noted) => [
		...["note", ...nameForPlain(noted), ...toPlace(noted), null, null, null, null],
		...[noted.note, noted.noted_at, null, null, toUrl(noted)],
	]);
	yield* writeRows(saved, (title) => [
		...["watchLater", ...nameForPlain(title), null, null, null, title.added_at, null, null],
		...[null, null, null, null, toUrl(title)],
	]);
}

/** What a row is, and its title. An episode whose own id is not known is named by its show. */
function nameForTrakt(row: NamedRow, ownId: number | undefined): Row {
	if (row.media_type === "movie") return ["movie", row.media_id, null, null];
	if (row.episode === null) return ["show", row.media_id, null, null];
	return ownId === undefined
		? ["episode", row.media_id, row.season, row.episode]
		: ["episode", String(ownId), null, null];
}

async function* writeTrakt(
	{ plays, ratings, watch_later: saved }: Library,
	catalogue: Catalogue,
): AsyncGenerator<string> {
	yield writeCsv([["type", "tmdb_id", "season", "episode", "watched_at", "watchlisted_at", "rating", "rated_at"]]);
	const episodes = openEpisodeIds(catalogue);
	const name = (row: NamedRow) => nameForTrakt(row, episodes.find(row));
	for await (const batch of plays) {
		await episodes.read(batch);
		yield writeCsv(batch.map((play) => [...name(play), play.watched_at ?? "unknown", null, null, null]));
	}
	for await (const batch of ratings) {
		await episodes.read(batch);
		yield writeCsv(batch.map((rated) => [...name(rated), null, null, rated.rating, rated.rated_at]));
	}
	yield* writeRows(saved, (title) => [
		...[title.media_type === "movie" ? "movie" : "show", title.media_id, null, null],
		...[null, title.added_at, null, null],
	]);
}

/** The day of a play where the person is; null when it is not known. */
function toDay({ watched_at: at, precision }: Play, timeZone: string): string | null {
	if (at === null || precision === "day") return at;
	// The Swedish form of a date is that of ISO 8601.
	return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(Date.parse(at));
}

/** Movies only. One that was rated and has no play is a row without a day. */
async function* writeLetterboxd({ plays, ratings }: Library, timeZone: string): AsyncGenerator<string> {
	const rated = new Map<string, number>();
	for await (const batch of ratings) {
		for (const { media_type, media_id, rating } of batch) if (media_type === "movie") rated.set(media_id, rating);
	}
	const seen = new Set<string>();
	yield writeCsv([["tmdbID", "WatchedDate", "Rating10", "Rewatch"]]);
	// A movie's plays come in the order of their times, those without a date first.
	yield* writeRows(plays, (play) => {
		if (play.media_type !== "movie") return null;
		const isAgain = seen.has(play.media_id);
		seen.add(play.media_id);
		return [play.media_id, toDay(play, timeZone), rated.get(play.media_id) ?? null, String(isAgain)];
	});
	yield writeCsv([...rated].flatMap(([id, rating]) => (seen.has(id) ? [] : [[id, null, rating, "false"]])));
}

/** `timeZone`: of the days that Letterboxd's file has. `catalogue`: of the episodes' ids that Trakt's has. */
export function writeCsvExport(
	db: Database,
	catalogue: Catalogue,
	{ profileId, file, timeZone }: { profileId: ProfileId; file: CsvExport; timeZone: string },
): AsyncGenerator<string> {
	const library = readLibraryData(db, profileId);
	if (file === "plain.csv") return writePlain(library);
	return file === "trakt.csv" ? writeTrakt(library, catalogue) : writeLetterboxd(library, timeZone);
}
