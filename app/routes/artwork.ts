import { openCatalogue, UpstreamError } from "~/domain/catalogue/catalogue.server";
import type { MediaType, TitleRef } from "~/domain/catalogue/types";
import { readTicketName, TICKETS_VERSION, type TicketName } from "~/domain/library/share/tickets";
import { isWithinLimit, TOO_MANY } from "~/http/rate-limit";
import { ticketWordsIn } from "~/messages/diary";
import { limitToSession } from "~/middleware/visitor";
import { type Platform, platformContext } from "~/platform.server";
import type { Route } from "./+types/artwork";

/** Part of every URL but those of tickets. Responses never expire, so a new design needs new URLs. */
const ARTWORK_VERSION = "1";
/** The sizes of the upstream's image host; a vector is the same at each. */
const SIZE = /^(w\d{2,4}|h632|original)$/;

const TITLE = /^(movie|tv)-([1-9]\d{0,9})-(poster|backdrop)\.svg$/;
const STILL = /^tv-([1-9]\d{0,9})-s(0|[1-9]\d{0,2})e([1-9]\d{0,3})-still\.svg$/;
const PROFILE = /^person-([1-9]\d{0,9})-profile\.svg$/;
const EMBLEM = /^emblem-([a-z]{2,20})-([a-z]{2,20})\.svg$/;
const SIGN = /^sign-([a-z]{2,20})\.svg$/;

/** The title that a picture shows, with its name perhaps; null for a picture of none. */
function titleOf(file: string): TitleRef | null {
	const [, mediaType, titleId] = TITLE.exec(file) ?? [];
	if (titleId) return { mediaType: mediaType as MediaType, id: Number(titleId) };
	const [, showId] = STILL.exec(file) ?? [];
	return showId ? { mediaType: "tv", id: Number(showId) } : null;
}

export const middleware: Route.MiddlewareFunction[] = [
	async (args, next) => {
		const { file = "" } = args.params;
		return titleOf(file) || readTicketName(file) ? await limitToSession(args, next) : await next();
	},
];

/** The image of a file name; null when there is none. Only such a request loads the artwork. */
async function draw(file: string): Promise<string | null> {
	const [, motif] = SIGN.exec(file) ?? [];
	if (motif) return (await import("~/artwork/motifs")).drawMotif(motif);
	const [, colour, emblem] = EMBLEM.exec(file) ?? [];
	if (colour && emblem) return (await import("~/artwork/motifs")).drawEmblem(colour, emblem);
	const artwork = await import("~/artwork/artwork");
	const [, mediaType, titleId, kind] = TITLE.exec(file) ?? [];
	if (titleId) {
		return artwork[kind as "poster" | "backdrop"]({ mediaType: mediaType as "movie" | "tv", id: Number(titleId) });
	}
	const [, showId, season, episode] = STILL.exec(file) ?? [];
	if (showId) return artwork.still({ id: Number(showId), season: Number(season), episode: Number(episode) });
	const [, personId] = PROFILE.exec(file) ?? [];
	return personId ? artwork.profile(Number(personId)) : null;
}

/** A title's name and genres may change at the upstream. */
const TICKET_CACHE = "public, max-age=2592000";

async function respondWithTicket(platform: Platform, ticket: TicketName): Promise<Response> {
	const { drawTicketImage } = await import("~/domain/library/share/draw-ticket.server");
	try {
		const words = ticketWordsIn(platform.language);
		return respond(await drawTicketImage(openCatalogue(platform), ticket, words), TICKET_CACHE);
	} catch (error) {
		if (!(error instanceof UpstreamError)) throw error;
		return new Response(null, { status: error.status, headers: { "retry-after": String(error.retryAfter) } });
	}
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
	if (!(await isWithinLimit({ request, context, limit: "PICTURE_LIMIT" }))) return new Response(null, TOO_MANY);
	const hasSize = SIZE.test(params.size);
	const ticket = hasSize && params.version === TICKETS_VERSION ? readTicketName(params.file) : null;
	if (ticket) return await respondWithTicket(context.get(platformContext), ticket);
	const isKnown = hasSize && params.version === ARTWORK_VERSION;
	const title = titleOf(params.file);
	const catalogue = openCatalogue(context.get(platformContext));
	const isOpen = !title || (await catalogue.onlyOpen([title])).length > 0;
	return respond(isKnown && isOpen ? await draw(params.file) : null, "public, max-age=31536000, immutable");
}

function respond(svg: string | null, cacheControl: string): Response {
	if (!svg) return new Response(null, { status: 404 });
	return new Response(svg, {
		headers: {
			"content-type": "image/svg+xml; charset=utf-8",
			"cache-control": cacheControl,
			"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
			"x-content-type-options": "nosniff",
		},
	});
}
