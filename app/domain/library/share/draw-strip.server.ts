// A year of tickets, or one of each year, as one image. Import this module with `import()`: it loads the artwork.
import { drawStrip } from "~/artwork/strip";
import type { TicketWords } from "~/artwork/ticket";
import type { Database } from "~/database/open.server";
import { ALL_YEARS, pickForStrip } from "~/domain/library/diary/year";
import { listYearPlays, type YearOf } from "~/domain/library/diary/year.server";
import { findKnownTitle } from "~/domain/library/store/known-title.server";
import { PRODUCT_NAME } from "~/product";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { drawTicketOf } from "./draw-ticket.server";
import { nameTicket } from "./tickets";

/** What the picture says in the language of the page. */
export interface StripWords extends TicketWords {
	allTime: string;
	hours(count: number): string;
	movies(count: number): string;
	episodes(count: number): string;
}

/** Null for a year without plays. `hours`: what the page counted, which is then not counted again; null names none. */
export async function drawYearStrip(
	db: Database,
	catalogue: Catalogue,
	{ hours, words, ...of }: YearOf & { hours: number | null; words: StripWords },
): Promise<string | null> {
	const { plays, movies, episodes } = await listYearPlays(db, catalogue, of);
	if (plays.length === 0) return null;
	const tickets = pickForStrip(plays, of.year).map(async (play) => {
		const { title } = await findKnownTitle(catalogue, play);
		return title && (await drawTicketOf(title, nameTicket(play, plays), words));
	});
	return await drawStrip({
		year: of.year === ALL_YEARS ? words.allTime : of.year,
		figures: [...(hours === null ? [] : [words.hours(hours)]), words.movies(movies), words.episodes(episodes)],
		tickets: (await Promise.all(tickets)).filter((ticket) => ticket !== null),
		site: PRODUCT_NAME,
		isFromRight: words.isFromRight,
	});
}
