// A library as CSV files: those that other services take, and a plain one. The import reads each of them, without loss where its
// columns have the place. Titles are named by their ids at TMDB. Notes are in the plain one alone: others would show them to everybody.
import type { Database } from "~/database/open.server";
import { REMARK_NAMES, REMARKS } from "~/domain/library/changes/remarks";
import { dayOfPlay } from "~/domain/library/diary/play-days";
import { writeCsv } from "~/lib/text/csv";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { writeImdbRatings, writeImdbWatchlist, writeSimkl, writeYamtrack } from "./csv-of-trackers.server";
import { type NamedRow, openEpisodeIds } from "./episode-ids.server";
import { readLibraryData } from "./personal-data.server";
import type { ItemOf, Library } from "./titles-of-library.server";

type Play = ItemOf<"plays">;
type Row = (string | number | null)[];

/** The batches of a list as rows. */
async function* writeRows<Item>(
	list: AsyncIterable<Item[]>,
	toRow: (item: Item) => Row | null,
): AsyncGenerator<string> {
	for await (const batch of list) yield writeCsv(batch.map(toRow).filter((row) => row !== null));
}

const PLACE = ["kind", "media_type", "tmdb_id", "title", "year", "season", "episode"];
const REMARK_COLUMNS = REMARK_NAMES.flatMap((name) => [name, REMARKS[name].timeName]);
const PLAIN = [...PLACE, "watched_at", "added_at", ...REMARK_COLUMNS, "source", "id", "url"];

const toUrl = ({ media_type, media_id }: { media_type: string; media_id: string }) =>
	`https://www.themoviedb.org/${media_type}/${media_id}`;

type Titled = { media_type: string; media_id: string };

/** Of each row the columns that it says. Of a movie, the season and the episode are empty. */
async function* writePlain(library: Library): AsyncGenerator<string> {
	yield writeCsv([PLAIN]);
	const write = <Item extends Titled>(kind: string, list: AsyncIterable<Item[]>) =>
		writeRows(list, (item) => {
			const row = { ...item, kind, tmdb_id: item.media_id, url: toUrl(item) };
			const cells: Record<string, unknown> = row.media_type === "movie" ? { ...row, season: null, episode: null } : row;
			return PLAIN.map((column) => (cells[column] as Row[number] | undefined) ?? null);
		});
	yield* write("play", library.plays);
	for (const name of REMARK_NAMES) yield* write<Titled>(name, library[REMARKS[name].list]);
	yield* write("watchLater", library.watch_later);
}

const TRAKT = ["type", "tmdb_id", "season", "episode", "watched_at", "watchlisted_at", "rating", "rated_at"];
/** Trakt does not read them: they name an episode, and a play, for people who read the file. */
const TRAKT_OWN = ["show_tmdb_id", "season_number", "episode_number", "play_id"];

/** What a row is, and its title. An episode whose own id is not known is named by its show. */
function nameForTrakt(row: NamedRow, ownId: number | undefined): Row {
	if (row.media_type === "movie") return ["movie", row.media_id, null, null];
	if (row.episode === null) return ["show", row.media_id, null, null];
	return ownId === undefined
		? ["episode", row.media_id, row.season, row.episode]
		: ["episode", String(ownId), null, null];
}

function placeForTrakt({ media_type, media_id, season, episode }: NamedRow): Row {
	return media_type === "movie" || episode === null ? [null, null, null] : [media_id, season, episode];
}

async function* writeTrakt(
	{ plays, ratings, watch_later: saved }: Library,
	catalogue: Catalogue,
): AsyncGenerator<string> {
	yield writeCsv([[...TRAKT, ...TRAKT_OWN]]);
	const episodes = openEpisodeIds(catalogue);
	const name = (row: NamedRow) => nameForTrakt(row, episodes.find(row));
	for await (const batch of plays) {
		await episodes.read(batch);
		yield writeCsv(
			batch.map((play) => [
				...[...name(play), play.watched_at ?? "unknown", null, null, null],
				...[...placeForTrakt(play), play.id],
			]),
		);
	}
	for await (const batch of ratings) {
		await episodes.read(batch);
		yield writeCsv(
			batch.map((rated) => [
				...[...name(rated), null, null, rated.rating, rated.rated_at],
				...[...placeForTrakt(rated), null],
			]),
		);
	}
	yield* writeRows(saved, (title) => [
		...[title.media_type === "movie" ? "movie" : "show", title.media_id, null, null],
		...[null, title.added_at, null, null],
		...TRAKT_OWN.map(() => null),
	]);
}

/** The day of a play where the person is; null when it is not known. */
function toDay({ watched_at: at, precision }: Play, timeZone: string): string | null {
	return at === null ? null : dayOfPlay({ watchedAt: Date.parse(at), precision }, timeZone);
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

/** The movies of Watch Later, for Letterboxd's import of a watchlist, which leaves the last column out. */
async function* writeLetterboxdWatchlist({ watch_later: saved }: Library): AsyncGenerator<string> {
	yield writeCsv([["tmdbID", "Title", "Year", "AddedAt"]]);
	yield* writeRows(saved, ({ media_type, media_id, title, year, added_at }) =>
		media_type === "movie" ? [media_id, title, year, added_at] : null,
	);
}

type Write = (library: Library, catalogue: Catalogue, timeZone: string) => AsyncGenerator<string>;

/** Each file by its name. */
const WRITERS = {
	"plain.csv": writePlain,
	"trakt.csv": writeTrakt,
	"letterboxd.csv": (library, _, timeZone) => writeLetterboxd(library, timeZone),
	"letterboxd-watchlist.csv": writeLetterboxdWatchlist,
	"simkl.csv": (library, _, timeZone) => writeSimkl(library, timeZone),
	"yamtrack.csv": writeYamtrack,
	"imdb-ratings.csv": writeImdbRatings,
	"imdb-watchlist.csv": writeImdbWatchlist,
} satisfies Record<string, Write>;

export type CsvExport = keyof typeof WRITERS;
export const CSV_EXPORTS = Object.keys(WRITERS) as CsvExport[];

/** `timeZone`: of the days that Letterboxd's and Simkl's have. `catalogue`: of the ids that Trakt's and IMDb's have. */
export function writeCsvExport(
	db: Database,
	catalogue: Catalogue,
	{ profileId, file, timeZone }: { profileId: ProfileId; file: CsvExport; timeZone: string },
): AsyncGenerator<string> {
	return WRITERS[file](readLibraryData(db, profileId), catalogue, timeZone);
}
