// Simkl's backup, as JSON or CSV. Its CSV has only the last episode of a show; its rewatches are not verified.
import { isRecord } from "~/lib/is-record";
import type { Reader } from "../reading/format";
import { type Entry, readEntries, readRows, toParts } from "../reading/lines";
import {
	isTrue,
	type Part,
	readCount,
	readIds,
	readMediaType,
	readObjects,
	readScore,
	readText,
	readYear,
} from "../reading/record";
import { type Cells, hasColumns } from "../reading/table";
import type { Reason } from "../reason";

/** "S01E03", up to which a show was watched. */
function readLast(text: unknown) {
	const last = /^s(\d+)e(\d+)$/i.exec(readText(text) ?? "");
	return last && { season: readCount(last[1]), episode: readCount(last[2]) };
}

/** What becomes of a status of which nothing is kept, beside a rating too. */
function findLeftOut(said: Part[], status: string, isMovie: boolean): Part | null {
	if (said.some(({ kind }) => kind !== "rating")) return null;
	if (status === "") return said.length > 0 ? null : { leftOut: { code: "emptyEntry" } };
	const code = isMovie ? "statusHasNoPlace" : "statusWithoutEpisodes";
	return { leftOut: { code, status: status.slice(0, 30) } };
}

function readEntry(entry: Entry): Part[] {
	const title = isRecord(entry.movie) ? entry.movie : isRecord(entry.show) ? entry.show : null;
	if (!title) return [{ invalid: { code: "entryUnnamed" } }];
	const ids = isRecord(title.ids) ? title.ids : {};
	// A film is among the anime as a show of one episode.
	const isFilm = entry.anime_type === "movie";
	const isMovie = isRecord(entry.movie) || isFilm;
	const seasons = readObjects(entry.seasons);
	const base: Part = {
		media_type: isMovie ? "movie" : "tv",
		title: readText(title.title),
		year: readYear(title.year),
		ids: readIds(ids.tmdb, ids.imdb, ids.tvdb),
	};
	if (isFilm && seasons.flatMap(({ episodes }) => readObjects(episodes)).length > 1)
		return [{ ...base, invalid: { code: "idsOfPart" } }];
	const said: Part[] = [];
	const status = String(entry.status ?? "");
	// A rewatch is a row of its own.
	const again = isTrue(entry.is_rewatch) ? readText(entry.rewatch_id) : null;
	const toPlay = (watched_at: string | null): Part => ({
		kind: "play",
		watched_at,
		isRewatch: again !== null,
		sourceId: again === null ? `simkl:watch:${watched_at}` : `simkl:rewatch:${again}`,
	});
	if (isMovie && status === "completed") said.push(toPlay(readText(entry.last_watched_at)));
	for (const season of isMovie ? [] : seasons) {
		for (const episode of readObjects(season.episodes)) {
			const place = { season: readCount(season.number), episode: readCount(episode.number) };
			said.push({ ...place, ...toPlay(readText(episode.watched_at)) });
		}
	}
	const last = said.length === 0 && !isMovie ? readLast(entry.last_watched) : null;
	if (last) said.push({ ...last, ...toPlay(readText(entry.last_watched_at)) });
	if (status === "plantowatch") said.push({ kind: "watchLater", added_at: readText(entry.added_to_watchlist_at) });
	const rating = readScore(entry.user_rating);
	if (rating) said.push({ kind: "rating", ...rating, added_at: readText(entry.user_rated_at) });
	return toParts(base, [...said, findLeftOut(said, status, isMovie)]);
}

/** The files that Simkl takes have the month first; those that it writes have the order of their account. */
function readDay(text: string | null, isMonthFirst: boolean): string | null {
	const [, month = "", day = "", year] = (isMonthFirst && /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text ?? "")) || [];
	return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

function readRow(cells: Cells, isMonthFirst: boolean): Part[] {
	const media_type = readMediaType(cells.type);
	const base: Part = {
		media_type,
		title: readText(cells.title),
		year: readYear(cells.year),
		ids: readIds(cells.tmdb, cells.imdb ?? cells.imdb_id, cells.tvdb ?? cells.tvdb_id),
	};
	const said: Part[] = [];
	const status = (cells.watchlist ?? "").toLowerCase().replaceAll(" ", "");
	const last = readLast(cells.lastepwatched);
	const watched_at = readDay(readText(cells.watcheddate), isMonthFirst);
	if (media_type === "movie" && status === "completed") said.push({ kind: "play", watched_at });
	// The file does not say which earlier episodes were watched, nor when.
	else if (last) said.push({ ...last, kind: "play", watched_at });
	else if (media_type === "tv" && cells.lastepwatched) said.push({ leftOut: { code: "lastEpisodeOnly" } });
	if (status === "plantowatch") said.push({ kind: "watchLater" });
	const rating = readScore(cells.rating);
	if (rating) said.push({ kind: "rating", ...rating });
	return toParts(base, [...said, findLeftOut(said, cells.watchlist ?? "", media_type === "movie")]);
}

export const readSimkl: Reader = ({ path, name, json, table }) => {
	if (table && hasColumns(table, "simkl_id", "watchlist")) {
		const warnings: Reason[] = [{ code: "simklCsv" }];
		const isForSimkl = hasColumns(table, "mal_id");
		const records = readRows(path, table.rows, (cells) => readRow(cells, isForSimkl));
		return { kind: "Simkl list (CSV)", records, warnings };
	}
	if (!isRecord(json) || !["shows", "movies", "anime"].some((name) => Array.isArray(json[name]))) return null;
	const entries = [json.shows, json.anime, json.movies].flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
	const isOfSimkl = (entry: unknown) =>
		isRecord(entry) && "status" in entry && ("show" in entry || "movie" in entry || "anime" in entry);
	// Three empty lists say nothing; its own name does.
	if (!entries.some(isOfSimkl) && !(entries.length === 0 && /^simkl/.test(name))) return null;
	return {
		kind: "Simkl backup",
		records: readEntries(path, entries, readEntry),
		warnings: [{ code: "simklRewatches" }],
	};
};
