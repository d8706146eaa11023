// A library as the CSV files that Simkl, Yamtrack and whatever reads IMDb's lists take. What their columns have no place for is
// left out; docs/export.md says what.

import { dayOfPlay } from "~/domain/library/diary/play-days";
import { mapSideBySide } from "~/lib/side-by-side";
import { writeCsv } from "~/lib/text/csv";
import { type Catalogue, UpstreamError } from "../../catalogue/catalogue.server";
import { isSpecial } from "../../catalogue/titles/season-words";
import { type ItemOf, type Library, type LibraryTitle, readTitles } from "./titles-of-library.server";

type Play = ItemOf<"plays">;
type Cells = Record<string, string | number | null | undefined>;

const toRow = (columns: string[], cells: Cells) => columns.map((column) => cells[column] ?? null);

/** How the title itself was rated. */
const ratingOf = ({ ratings }: LibraryTitle) => ratings.find(({ episode }) => episode === null);

const SIMKL = [
	...["simkl_id", "TVDB_ID", "TMDB", "IMDB_ID", "MAL_ID", "Type", "Title", "Year", "LastEpWatched", "Watchlist"],
	...["WatchedDate", "Rating", "Memo"],
];

/** The last episode of the last season, specials aside, with its latest time. */
function findLast({ plays }: LibraryTitle): Play | undefined {
	return plays.findLast(({ season }) => !isSpecial(season)) ?? plays.at(-1);
}

/** As 3/31/2026, which Simkl names; null where the day is not known. */
function toSimklDay({ watched_at: at, precision }: Play, timeZone: string): string | null {
	const day = at === null ? null : dayOfPlay({ watchedAt: Date.parse(at), precision }, timeZone);
	const [year, month, date] = day?.split("-").map(Number) ?? [];
	return day && `${month}/${date}/${year}`;
}

/** A row for each title: of a show its last episode, up to which Simkl takes it for watched. */
export async function* writeSimkl(library: Library, timeZone: string): AsyncGenerator<string> {
	yield writeCsv([SIMKL]);
	for await (const title of readTitles(library)) {
		const isMovie = title.media_type === "movie";
		const last = findLast(title);
		if (!last && !title.savedAt && !ratingOf(title)) continue;
		const watched = isMovie ? "completed" : "watching";
		const cells = {
			TMDB: title.media_id,
			Type: isMovie ? "movie" : "tv",
			Title: title.title,
			Year: title.year,
			LastEpWatched: last && !isMovie ? `s${last.season}e${last.episode}` : null,
			Watchlist: last ? watched : title.savedAt ? "plan to watch" : null,
			WatchedDate: last && toSimklDay(last, timeZone),
			Rating: ratingOf(title)?.rating,
		};
		yield writeCsv([toRow(SIMKL, cells)]);
	}
}

const YAMTRACK = [
	...["media_id", "source", "media_type", "title", "image", "season_number", "episode_number", "score", "status"],
	...["notes", "start_date", "end_date", "progress", "created_at", "progressed_at"],
];

/** "2026-01-02 20:15:00+00:00"; a day stays one. */
const toYamtrackTime = (at: string | null) => (at?.includes("T") ? `${at.slice(0, 10)} ${at.slice(11, 19)}+00:00` : at);

/** Yamtrack wants a row of the show and of each season before those of their episodes. */
function* listOfShow(title: LibraryTitle): Generator<Cells> {
	const rating = ratingOf(title);
	const watched = title.plays.length > 0;
	yield {
		media_type: "tv",
		score: rating?.rating,
		status: watched ? "In progress" : title.savedAt ? "Planning" : "Paused",
		created_at: toYamtrackTime(title.savedAt),
		progressed_at: toYamtrackTime(rating?.rated_at ?? null),
	};
	const rated = new Map(title.ratings.map((remark) => [`${remark.season} ${remark.episode}`, remark]));
	let latest: number | null = null;
	for (const { season, episode, watched_at } of title.plays) {
		const place = { season_number: season, episode_number: episode };
		if (season !== latest) yield { media_type: "season", season_number: season, status: "In progress" };
		latest = season;
		const remark = rated.get(`${season} ${episode}`);
		rated.delete(`${season} ${episode}`);
		yield {
			...{ media_type: "episode", ...place, end_date: toYamtrackTime(watched_at) },
			...{ score: remark?.rating, progressed_at: toYamtrackTime(remark?.rated_at ?? null) },
		};
	}
}

/** A row for each time; one more where it is to be watched again. */
function* listOfMovie(title: LibraryTitle): Generator<Cells> {
	const rating = ratingOf(title);
	const said = { score: rating?.rating, progressed_at: toYamtrackTime(rating?.rated_at ?? null) };
	for (const [at, { watched_at }] of title.plays.entries()) {
		const isLast = at === title.plays.length - 1;
		yield { media_type: "movie", status: "Completed", end_date: toYamtrackTime(watched_at), ...(isLast && said) };
	}
	const isRatedAlone = rating !== undefined && title.plays.length === 0;
	const saved = { media_type: "movie", status: "Planning", created_at: toYamtrackTime(title.savedAt) };
	if (title.savedAt) yield { ...saved, ...(isRatedAlone && said) };
	else if (isRatedAlone) yield { media_type: "movie", status: "Paused", ...said };
}

export async function* writeYamtrack(library: Library): AsyncGenerator<string> {
	yield writeCsv([YAMTRACK]);
	for await (const title of readTitles(library)) {
		const rows = title.media_type === "movie" ? listOfMovie(title) : listOfShow(title);
		const named = { media_id: title.media_id, source: "tmdb", title: title.title };
		yield writeCsv([...rows].map((cells) => toRow(YAMTRACK, { ...named, ...cells })));
	}
}

/** Movies whose ids at IMDb one download looks up: each takes a request, of which a Worker may make a thousand. */
const IMDB_IDS_MAX = 300;
const IMDB_IDS_AT_ONCE = 6;

/** Reads movies' ids at IMDb. Of the rest, of shows and while the catalogue is down, none is known. */
function openImdbIds(catalogue: Catalogue) {
	let left = IMDB_IDS_MAX;
	return async (titles: { media_type: string; media_id: string }[]): Promise<(string | null)[]> =>
		await mapSideBySide(titles, IMDB_IDS_AT_ONCE, async ({ media_type, media_id }) => {
			if (media_type !== "movie" || left <= 0) return null;
			left -= 1;
			try {
				return (await catalogue.movie({ id: Number(media_id) }))?.imdb_id || null;
			} catch (error) {
				if (!(error instanceof UpstreamError)) throw error;
				left = 0;
				return null;
			}
		});
}

const FACTS = [
	...["Title", "Original Title", "URL", "Title Type", "IMDb Rating", "Runtime (mins)", "Year", "Genres", "Num Votes"],
	...["Release Date", "Directors"],
];
/** The last one is not IMDb's: it names what IMDb's id does not. */
const OWN_ID = "TMDB ID";
const IMDB_RATINGS = ["Const", "Your Rating", "Date Rated", ...FACTS, OWN_ID];
const IMDB_LIST = [
	...["Position", "Const", "Created", "Modified", "Description", ...FACTS, "Your Rating", "Date Rated", OWN_ID],
];

type Listed = { media_type: string; media_id: string; title: string | null; year: number | null };

const toImdbCells = ({ media_type, media_id, title, year }: Listed, id: string | null | undefined): Cells => ({
	...{ Const: id, Title: title, Year: year, [OWN_ID]: media_id },
	URL: id ? `https://www.imdb.com/title/${id}/` : `https://www.themoviedb.org/${media_type}/${media_id}`,
	"Title Type": media_type === "movie" ? "Movie" : "TV Series",
});

/** Ratings of whole titles. */
export async function* writeImdbRatings({ ratings }: Library, catalogue: Catalogue): AsyncGenerator<string> {
	yield writeCsv([IMDB_RATINGS]);
	const readIds = openImdbIds(catalogue);
	for await (const batch of ratings) {
		const titles = batch.filter(({ episode }) => episode === null);
		const ids = await readIds(titles);
		const rows = titles.map((entry, at) => {
			const said = { "Your Rating": entry.rating, "Date Rated": entry.rated_at };
			return toRow(IMDB_RATINGS, { ...toImdbCells(entry, ids[at]), ...said });
		});
		yield writeCsv(rows);
	}
}

export async function* writeImdbWatchlist(
	{ watch_later: saved }: Library,
	catalogue: Catalogue,
): AsyncGenerator<string> {
	yield writeCsv([IMDB_LIST]);
	const readIds = openImdbIds(catalogue);
	let position = 0;
	for await (const batch of saved) {
		const ids = await readIds(batch);
		const rows = batch.map((entry, at) => {
			position += 1;
			const said = { Position: position, Created: entry.added_at };
			return toRow(IMDB_LIST, { ...toImdbCells(entry, ids[at]), ...said });
		});
		yield writeCsv(rows);
	}
}
