// A diary of plays: by day, and as tickets by month. Works on plays in their order: the newest first, those without a date
// last. Ratings stand by their number, the highest first.
import type { ListedPlay, Play } from "./plays";

type Dated = Pick<ListedPlay, "day">;

/** Whether an episode stands in one line with the play before it: of the same show, on the same day. */
export function isSameEvening(before: Play & Dated, play: Play & Dated): boolean {
	const isSameShow = play.mediaType === "tv" && before.mediaType === "tv" && before.id === play.id;
	return isSameShow && before.day === play.day;
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
