// A diary of plays: by day, and as tickets by month. Works on plays in their order: the newest first, those without a date
// last. Ratings stand by their number, the highest first.
import type { EpisodeNumber } from "../../catalogue/types";
import type { ListedPlay, Play } from "./plays";

type Dated = Pick<ListedPlay, "day">;

/** Whether an episode stands in one line with the play before it: of the same show, on the same day. */
export function isSameEvening(before: Play & Dated, play: Play & Dated): boolean {
	const isSameShow = play.mediaType === "tv" && before.mediaType === "tv" && before.id === play.id;
	return isSameShow && before.day === play.day;
}

/** The entries of a day in lines: those of an evening of one show together. */
export function groupIntoLines<Entry extends Play & Dated>(entries: Entry[]): [Entry, ...Entry[]][] {
	const lines: [Entry, ...Entry[]][] = [];
	for (const entry of entries) {
		const line = lines.at(-1);
		const before = line?.at(-1);
		if (line && before && isSameEvening(before, entry)) line.push(entry);
		else lines.push([entry]);
	}
	return lines;
}

/** How episodes are called in the language of the page. */
export interface EpisodeTexts {
	/** "S2E5". */
	episodeCode(season: number, episode: number): string;
	/** "E9", of the season that was named before. */
	episodeShort(episode: number): string;
	/** "S2E10, S3E1". */
	commas(items: string[]): string;
}

/** "S2E5–E9", "S2E5–E6, E8", "S2E10, S3E1": each episode once, in their order. */
export function describeEpisodes(texts: EpisodeTexts, episodes: EpisodeNumber[]): string {
	const ordered = episodes.toSorted((one, other) => one.season - other.season || one.episode - other.episode);
	const runs: { season: number; first: number; last: number }[] = [];
	for (const { season, episode } of ordered) {
		const run = runs.at(-1);
		if (run?.season === season && episode <= run.last + 1) run.last = episode;
		else runs.push({ season, first: episode, last: episode });
	}
	const parts = runs.map(({ season, first, last }, index) => {
		const isNamed = runs[index - 1]?.season === season;
		const start = isNamed ? texts.episodeShort(first) : texts.episodeCode(season, first);
		return last > first ? `${start}–${texts.episodeShort(last)}` : start;
	});
	return texts.commas(parts);
}

/** Parts with so many lines each in two columns that end level: the lines of the first one, between two parts where that is as level. */
export function halfOf(sizes: number[]): number {
	const total = sizes.reduce((sum, size) => sum + size, 0);
	const halves = [Math.ceil(total / 2), Math.floor(total / 2)];
	let end = 0;
	const ends = sizes.map((size) => {
		end += size;
		return end;
	});
	return halves.find((half) => ends.includes(half)) ?? Math.ceil(total / 2);
}

export interface Part<Entry, Key = string | null> {
	/** A day or a month; null for what has no date. Of ratings, the number. */
	key: Key;
	entries: Entry[];
}

function groupBy<Entry, Key>(entries: Entry[], keyOf: (entry: Entry) => Key): Part<Entry, Key>[] {
	const parts = new Map<Key, Entry[]>();
	for (const entry of entries) {
		const key = keyOf(entry);
		parts.set(key, [...(parts.get(key) ?? []), entry]);
	}
	return [...parts].map(([key, grouped]) => ({ key, entries: grouped }));
}

export function groupByDay<Entry extends Dated>(entries: Entry[]): Part<Entry>[] {
	return groupBy(entries, ({ day }) => day);
}

export function groupByRating<Entry extends { rating: number }>(entries: Entry[]): Part<Entry, number>[] {
	return groupBy(entries, ({ rating }) => rating);
}

/** The stub of a movie's play, or the season ticket of a show's plays in one month, the newest first. */
export interface Ticket<Entry> {
	plays: [Entry, ...Entry[]];
}

export function groupIntoTickets<Entry extends Play & Dated>(entries: Entry[]): Part<Ticket<Entry>>[] {
	return groupBy(entries, ({ day }) => day?.slice(0, 7) ?? null).map(({ key, entries: inMonth }) => {
		const ticketOf = ({ mediaType, id, season, playId }: Entry) =>
			mediaType === "movie" ? `movie ${playId}` : `tv ${id} ${season}`;
		const tickets = groupBy(inMonth, ticketOf).map(({ entries: plays }) => ({ plays: plays as [Entry, ...Entry[]] }));
		return { key, entries: tickets };
	});
}
