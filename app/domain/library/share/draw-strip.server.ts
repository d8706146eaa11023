// The strip of a year: its figures and a ticket of each month. Import this module with `import()`: it loads the artwork.
import { drawStrip } from "~/artwork/strip";
import type { Database } from "~/database/open.server";
import { type DatedPlay, pickForStrip } from "~/domain/library/diary/year";
import { listYearPlays, readYear } from "~/domain/library/diary/year.server";
import { findKnownTitle } from "~/domain/library/store/known-title.server";
import { formatPlural } from "~/lib/text/format";
import { PRODUCT_NAME } from "~/product";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { drawTicketOf } from "./draw-ticket.server";
import type { TicketName } from "./tickets";

/** A movie's stub, or the ticket of the season with all its episodes of the month. */
function nameTicket(play: DatedPlay, plays: DatedPlay[]): TicketName {
	const { mediaType, id, season, day } = play;
	if (mediaType === "movie") return { kind: "stub", mediaType, id, day };
	const month = day.slice(0, 7);
	const inMonth = plays.filter((other) => {
		const isSeason = other.mediaType === "tv" && other.id === id && other.season === season;
		return isSeason && other.day.startsWith(month);
	});
	return { kind: "season", mediaType, id, season, punched: new Set(inMonth.map(({ episode }) => episode)) };
}

/** Null for a year without plays. */
export async function drawYearStrip(
	db: Database,
	catalogue: Catalogue,
	of: { profileId: ProfileId; year: string; timeZone: Promise<string> },
): Promise<string | null> {
	const { plays } = await listYearPlays(db, of);
	if (plays.length === 0) return null;
	const { figures } = await readYear(db, catalogue, of);
	const tickets = pickForStrip(plays).map(async (play) => {
		const { title } = await findKnownTitle(catalogue, play);
		return title && (await drawTicketOf(title, nameTicket(play, plays)));
	});
	return await drawStrip({
		year: of.year,
		figures: [
			formatPlural(Math.round(figures.minutes / 60), "hour"),
			formatPlural(figures.movies, "movie"),
			formatPlural(figures.episodes, "episode"),
		],
		tickets: (await Promise.all(tickets)).filter((ticket) => ticket !== null),
		site: PRODUCT_NAME,
	});
}
