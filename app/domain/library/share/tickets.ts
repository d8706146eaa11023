// The pictures of what was watched: the stub of a play, and the season ticket of a show with its watched episodes punched
// out. Their URLs name nothing but the title, the day and the episodes, so everyone's are the same.
import type { MediaType, TitleRef } from "../../catalogue/types";
import type { DatedPlay } from "../diary/year";

/** Part of every URL: the next version of the drawings needs new ones. Their words are those of the page's language (`pathIn`). */
export const TICKETS_VERSION = "2";
const TICKETS = `/artwork/${TICKETS_VERSION}/w500`;
/** Episodes of a season that its ticket has room for. */
const PUNCHES_MAX = 60;

const STUB = /^(movie|tv)-([1-9]\d{0,9})-stub(?:-(\d{4}-\d{2}-\d{2}))?\.svg$/;
const SEASON = /^tv-([1-9]\d{0,9})-s(0|[1-9]\d{0,2})-ticket-([0-9a-f]{1,15})\.svg$/;

/** `day` as YYYY-MM-DD; null where it is not known. */
export function stubUrl({ mediaType, id }: TitleRef, day: string | null): string {
	return `${TICKETS}/${mediaType}-${id}-stub${day === null ? "" : `-${day}`}.svg`;
}

/** Which episodes are punched stands in it in hexadecimal: the lowest bit is episode 1. */
export function seasonTicketUrl({ id, season, punched }: { id: number; season: number; punched: number[] }): string {
	const bits = new Set(punched.filter((episode) => episode >= 1 && episode <= PUNCHES_MAX));
	const mask = [...bits].reduce((sum, episode) => sum + (1n << BigInt(episode - 1)), 0n);
	return `${TICKETS}/tv-${id}-s${season}-ticket-${mask.toString(16)}.svg`;
}

export type TicketName =
	| { kind: "stub"; mediaType: MediaType; id: number; day: string | null }
	| { kind: "season"; mediaType: "tv"; id: number; season: number; punched: Set<number> };

function readPunches(hex: string): Set<number> {
	const bits = BigInt(`0x${hex}`);
	const episodes = Array.from({ length: PUNCHES_MAX }, (_, index) => index + 1);
	return new Set(episodes.filter((episode) => (bits >> BigInt(episode - 1)) & 1n));
}

/** The ticket of a file name; null for another file. */
export function readTicketName(file: string): TicketName | null {
	const [, mediaType, stubId, day = null] = STUB.exec(file) ?? [];
	if (stubId) return { kind: "stub", mediaType: mediaType as MediaType, id: Number(stubId), day };
	const [, id, season, mask] = SEASON.exec(file) ?? [];
	if (!mask) return null;
	return { kind: "season", mediaType: "tv", id: Number(id), season: Number(season), punched: readPunches(mask) };
}

/** A movie's stub, or the ticket of the season with all its episodes of the month, of `plays`. */
export function nameTicket(play: DatedPlay, plays: DatedPlay[]): TicketName {
	const { mediaType, id, season, day } = play;
	if (mediaType === "movie") return { kind: "stub", mediaType, id, day };
	const month = day.slice(0, 7);
	const inMonth = plays.filter((other) => {
		return other.mediaType === "tv" && other.id === id && other.season === season && other.day.startsWith(month);
	});
	return { kind: "season", mediaType, id, season, punched: new Set(inMonth.map(({ episode }) => episode)) };
}

export function ticketUrl(ticket: TicketName): string {
	return ticket.kind === "stub"
		? stubUrl(ticket, ticket.day)
		: seasonTicketUrl({ ...ticket, punched: [...ticket.punched] });
}
