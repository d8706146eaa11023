// Draws a ticket from what the catalogue says of its title. Import this module with `import()`: it loads the artwork.
import { drawSeasonTicket, drawStub, TICKET_HEIGHT, TICKET_WIDTH, type TicketWords, toSvg } from "~/artwork/ticket";
import { isDay } from "~/lib/text/days";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { isSpecial } from "../../catalogue/titles/season-words";
import { findTitle } from "../../catalogue/titles/titles.server";
import type { Movie, Show } from "../../catalogue/types";
import type { TicketName } from "./tickets";

/** A title of either catalogue as the artwork reads it. */
function factsOfTitle(title: Movie | Show, { language }: TicketWords): Parameters<typeof drawStub>[0] {
	const date = title.mediaType === "movie" ? title.releaseDate : title.firstAirDate;
	return {
		mediaType: title.mediaType,
		id: title.id,
		title: title.title,
		year: Number(date?.slice(0, 4) ?? 2000),
		genres: title.genres.map(({ id }) => id),
		by: "",
		overview: title.overview,
		language: title.titleLanguage ?? language,
	};
}

/** A season of a show; null when it has none of this number. */
function drawSeason(
	show: Show,
	{ season, punched }: Extract<TicketName, { kind: "season" }>,
	words: TicketWords,
): Promise<string> | null {
	const summary = isSpecial(season) ? show.specials : show.seasons.find(({ number }) => number === season);
	if (!summary) return null;
	const count = Math.max(summary.episodeCount, ...punched);
	return drawSeasonTicket(factsOfTitle(show, words), { season, count, punched }, words);
}

/** A stub or a season ticket as part of another image. Null when the ticket names a day or a season that does not exist. */
export async function drawTicketOf(
	title: Movie | Show,
	ticket: TicketName,
	words: TicketWords,
): Promise<string | null> {
	if (ticket.kind === "season") return title.mediaType === "tv" ? await drawSeason(title, ticket, words) : null;
	if (ticket.day !== null && !isDay(ticket.day)) return null;
	return await drawStub(factsOfTitle(title, words), ticket.day, words);
}

/** The image; null when there is none. Throws `UpstreamError`. */
export async function drawTicketImage(
	catalogue: Catalogue,
	ticket: TicketName,
	words: TicketWords,
): Promise<string | null> {
	const title = await findTitle(catalogue, ticket);
	const art = title && (await drawTicketOf(title, ticket, words));
	return art && toSvg(TICKET_WIDTH, TICKET_HEIGHT, art);
}
