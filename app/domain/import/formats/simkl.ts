// Simkl's backup, as JSON or CSV. Its CSV has only the last episode of a show; its rewatches are not verified.
import { isRecord } from "~/lib/is-record";
import { toInvalid } from "../columns";
import type { Reader } from "../format";
import type { Reason } from "../reason";
import {
	collectRecords,
	type FileRecord,
	isTrue,
	readCount,
	readId,
	readImdb,
	readMediaType,
	readObjects,
	readScore,
	readText,
	readYear,
	toRecord,
} from "../record";
import { hasColumns, type Table } from "../table";

/** "S01E03", up to which a show was watched. */
function readLast(text: unknown) {
	const last = /^s(\d+)e(\d+)$/i.exec(readText(text) ?? "");
	return last && { season: readCount(last[1]), episode: readCount(last[2]) };
}

/** What becomes of a status of which nothing is kept, beside a rating too. */
function findLeftOut(found: FileRecord[], status: string, isMovie: boolean): Partial<FileRecord>[] {
	if (found.some(({ kind }) => kind !== "rating")) return [];
	if (status === "") return found.length > 0 ? [] : [{ leftOut: { code: "emptyEntry" } }];
	const code = isMovie ? "statusHasNoPlace" : "statusWithoutEpisodes";
	return [{ leftOut: { code, status: status.slice(0, 30) } }];
}

function readEntry(path: string, entry: unknown, line: number): FileRecord[] {
	if (!isRecord(entry)) return [toRecord(path, line, { invalid: { code: "notAnObject" } })];
	const title = isRecord(entry.movie) ? entry.movie : isRecord(entry.show) ? entry.show : null;
	if (!title) return [toRecord(path, line, { invalid: { code: "entryUnnamed" } })];
	const ids = isRecord(title.ids) ? title.ids : {};
	// A film is among the anime as a show of one episode.
	const isFilm = entry.anime_type === "movie";
	const isMovie = isRecord(entry.movie) || isFilm;
	const seasons = readObjects(entry.seasons);
	const base = {
		media_type: isMovie ? ("movie" as const) : ("tv" as const),
		...{ title: readText(title.title), year: readYear(title.year) },
		ids: { tmdb: readId(ids.tmdb), imdb: readImdb(ids.imdb), tvdb: readId(ids.tvdb) },
	};
	const found: FileRecord[] = [];
	const add = (part: Partial<FileRecord>) => found.push(toRecord(path, line, { ...base, ...part }));
	const status = String(entry.status ?? "");
	// A rewatch is a row of its own.
	const again = isTrue(entry.is_rewatch) ? readText(entry.rewatch_id) : null;
	const toPlay = (watched_at: string | null) => ({
		...{ kind: "play" as const, watched_at, isRewatch: again !== null },
		sourceId: again === null ? `simkl:watch:${watched_at}` : `simkl:rewatch:${again}`,
	});
	if (isMovie && status === "completed") add(toPlay(readText(entry.last_watched_at)));
	if (isFilm && seasons.flatMap(({ episodes }) => readObjects(episodes)).length > 1)
		return [toRecord(path, line, { ...base, invalid: { code: "idsOfPart" } })];
	for (const season of isMovie ? [] : seasons) {
		for (const episode of readObjects(season.episodes)) {
			const place = { season: readCount(season.number), episode: readCount(episode.number) };
			add({ ...place, ...toPlay(readText(episode.watched_at)) });
		}
	}
	const last = found.length === 0 && !isMovie ? readLast(entry.last_watched) : null;
	if (last) add({ ...last, ...toPlay(readText(entry.last_watched_at)) });
	if (status === "plantowatch") add({ kind: "watchLater", added_at: readText(entry.added_to_watchlist_at) });
	const rating = readScore(entry.user_rating);
	if (rating) add({ kind: "rating", ...rating, added_at: readText(entry.user_rated_at) });
	findLeftOut(found, status, isMovie).forEach(add);
	return found;
}

function readTable(path: string, table: Table): FileRecord[] {
	return table.rows.flatMap((row): FileRecord[] => {
		if (row.problem) return [toInvalid(path, row)];
		const { cells, line } = row;
		const mediaType = readMediaType(cells.type);
		const base = {
			...{ media_type: mediaType, title: readText(cells.title), year: readYear(cells.year) },
			ids: {
				tmdb: readId(cells.tmdb),
				imdb: readImdb(cells.imdb ?? cells.imdb_id),
				tvdb: readId(cells.tvdb ?? cells.tvdb_id),
			},
		};
		const found: FileRecord[] = [];
		const add = (part: Partial<FileRecord>) => found.push(toRecord(path, line, { ...base, ...part }));
		const status = (cells.watchlist ?? "").toLowerCase().replaceAll(" ", "");
		const last = readLast(cells.lastepwatched);
		if (mediaType === "movie" && status === "completed") add({ kind: "play", watched_at: readText(cells.watcheddate) });
		else if (last) {
			// The file does not say which earlier episodes were watched, nor when.
			add({ ...last, kind: "play", watched_at: readText(cells.watcheddate) });
		} else if (mediaType === "tv" && cells.lastepwatched) {
			add({ leftOut: { code: "lastEpisodeOnly" } });
		}
		if (status === "plantowatch") add({ kind: "watchLater" });
		const rating = readScore(cells.rating);
		if (rating) add({ kind: "rating", ...rating });
		findLeftOut(found, cells.watchlist ?? "", mediaType === "movie").forEach(add);
		return found;
	});
}

export const readSimkl: Reader = ({ path, name, json, table }) => {
	if (table && hasColumns(table, "simkl_id", "watchlist")) {
		const warnings: Reason[] = [{ code: "simklCsv" }];
		return { kind: "Simkl list (CSV)", records: readTable(path, table), warnings };
	}
	if (!isRecord(json) || !["shows", "movies", "anime"].some((name) => Array.isArray(json[name]))) return null;
	const entries = [json.shows, json.anime, json.movies].flatMap((each): unknown[] => (Array.isArray(each) ? each : []));
	const isOfSimkl = (entry: unknown) =>
		isRecord(entry) && "status" in entry && ("show" in entry || "movie" in entry || "anime" in entry);
	// Three empty lists say nothing; its own name does.
	if (!entries.some(isOfSimkl) && !(entries.length === 0 && /^simkl/.test(name))) return null;
	const records = collectRecords(entries, (entry, index) => readEntry(path, entry, index + 1));
	return { kind: "Simkl backup", records, warnings: [{ code: "simklRewatches" }] };
};
