// Netflix: the viewing history of a profile (a title and a day) and the archive of an account. Neither has ids.
import { groupBy } from "~/lib/group-by";
import { toInvalid } from "../columns";
import type { Reader } from "../format";
import { type FileRecord, readText, toRecord } from "../record";
import { hasColumns } from "../table";

const SEASON_WORD =
	/^(?:season|staffel|saison|temporada|stagione|seizoen|sezon|sæson|säsong|part|teil|partie|parte|volume|series|book|chapter)\s+(\d{1,3})\b/i;
const ONE_SEASON = /^(?:limited series|miniserie|mini-?series|miniserie|minissérie|mini-série)$/i;
const EPISODE_WORD =
	/^(?:episode|folge|épisode|episodio|episódio|capítulo|aflevering|odcinek|kapitel|chapter)\s+(\d{1,3})$/i;

type Named = Pick<FileRecord, "media_type" | "title" | "season" | "episode" | "episodeTitle">;

/** What a title of Netflix says. Of episodes it has the name only; the number where the name is "Episode 4". */
function readNetflixTitle(text: string): Named {
	const parts = text.split(": ");
	const at = parts.findIndex((part, index) => index > 0 && (SEASON_WORD.test(part) || ONE_SEASON.test(part)));
	// "Part 1" at the end is a film's.
	if (at < 0 || at === parts.length - 1)
		return { media_type: null, title: text, season: null, episode: null, episodeTitle: null };
	const number = SEASON_WORD.exec(parts[at] ?? "")?.[1];
	const name = parts.slice(at + 1).join(": ");
	const episode = EPISODE_WORD.exec(name)?.[1] ?? /\((?:episode|folge) (\d{1,3})\)$/i.exec(name)?.[1];
	return {
		...{ media_type: "tv", title: parts.slice(0, at).join(": "), season: number ? Number(number) : 1 },
		...{ episode: episode ? Number(episode) : null, episodeTitle: episode ? null : readText(name) },
	};
}

/** Seconds below which a viewing is a glance. */
const SHORT_SECONDS = 120;

function toSeconds(duration: string): number {
	const [hours = 0, minutes = 0, seconds = 0] = duration.split(":").map(Number);
	return hours * 3600 + minutes * 60 + seconds;
}

function toPlay(file: string, line: number, title: string, watchedAt: string | null): FileRecord {
	const play = { ...readNetflixTitle(title), kind: "play" as const, watched_at: watchedAt };
	if (/^(?::.*|episode \d+)?$/i.test(title.trim()))
		return toRecord(file, line, { ...play, title: null, invalid: "Netflix has removed the title of this row" });
	return toRecord(file, line, play);
}

/** Between the beginnings of two pieces of one viewing. */
const PAUSE_MS = 12 * 60 * 60 * 1000;

/** Leaves out what continues a viewing of the same title in the same profile: a pause begins a row of its own. */
function joinPieces(plays: FileRecord[]): void {
	const viewings = groupBy(
		plays.filter(({ leftOut, watched_at }) => leftOut === null && watched_at !== null),
		({ person, title, season, episode, episodeTitle }) =>
			JSON.stringify([person, title, season, episode, episodeTitle]),
	);
	for (const pieces of viewings.values()) {
		let before = Number.NEGATIVE_INFINITY;
		const sorted = pieces.toSorted((a, b) => (a.watched_at ?? "").localeCompare(b.watched_at ?? ""));
		for (const record of sorted) {
			const at = Date.parse((record.watched_at ?? "").replace(" ", "T"));
			if (at - before < PAUSE_MS)
				Object.assign(record, { invalid: null, leftOut: "It continues a viewing of the file" });
			before = at;
		}
	}
}

export const readNetflix: Reader = ({ path, table }) => {
	if (!table) return null;
	const { header, rows } = table;
	if (hasColumns(table, "profile name", "start time", "title", "supplemental video type")) {
		const records = rows.map((row): FileRecord => {
			if (row.problem) return toInvalid(path, row);
			const { cells, line } = row;
			const played = toPlay(path, line, cells.title ?? "", cells["start time"] ? `${cells["start time"]}Z` : null);
			const play = { ...played, person: readText(cells["profile name"]) };
			if (cells["supplemental video type"]) return { ...play, invalid: null, leftOut: "A trailer or an extra" };
			if (toSeconds(cells.duration ?? "") < SHORT_SECONDS)
				return { ...play, invalid: null, leftOut: "Played for less than two minutes" };
			return play;
		});
		joinPieces(records);
		return { kind: "Netflix archive", records };
	}
	if (header.length !== 2 || header[0] !== "title" || header[1] !== "date") return null;
	const records = rows.map((row) =>
		row.problem ? toInvalid(path, row) : toPlay(path, row.line, row.cells.title ?? "", readText(row.cells.date)),
	);
	return { kind: "Netflix history", records };
};
