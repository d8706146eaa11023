import { listCertifications, toCertificates } from "./certificates";
import { toDetails, toSeason } from "./details";
import { discover, isPopularMoviesRequest } from "./discover";
import { MOVIE_GENRES, TV_GENRES } from "./genres";
import { drawImage } from "./images";
import { inLanguage } from "./languages";
import { cutPage, type Item, type MediaType, popularMoviesPage, toItem, topRated, trending } from "./lists";
import { MOVIE_ODDITY } from "./oddities";
import { popularPeople, toCollection, toPerson } from "./people";
import { search, searchKeywords, searchPeople } from "./search";
import { findMovie, findShow, MOVIES, SHOWS } from "./titles";

function json(body: unknown, status = 200): Response {
	return Response.json(body, { status, headers: { "content-type": "application/json;charset=utf-8" } });
}

/** An error in TMDB's format. */
export function failure(status: number, code: number, message: string): Response {
	return json({ success: false, status_code: code, status_message: message }, status);
}

const notFound = () => failure(404, 34, "The resource you requested could not be found.");
const badPage = () =>
	failure(400, 22, "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.");
const badParameters = () => failure(422, 5, "Invalid parameters: Your request parameters are incorrect.");

/** A response that a CDN in front of the API may send when it fails. */
export function htmlPage(): Response {
	const page = "<!DOCTYPE html><html><head><title>One moment</title></head><body><h1>Checking…</h1></body></html>";
	return new Response(page, { headers: { "content-type": "text/html" } });
}

/** The first half of a response. */
export async function truncate(response: Response): Promise<Response> {
	const text = await response.text();
	return new Response(text.slice(0, Math.floor(text.length / 2)), { headers: { "content-type": "application/json" } });
}

type Handler = (groups: string[], params: URLSearchParams) => Response | Promise<Response>;

function paged(params: URLSearchParams, pageOf: (page: number) => object): Response {
	const text = params.get("page") ?? "1";
	const page = /^\d{1,4}$/.test(text) ? Number(text) : 0;
	return page >= 1 && page <= 500 ? json(pageOf(page)) : badPage();
}

function pagedItems(params: URLSearchParams, items: Item[]): Response {
	return paged(params, (page) => cutPage(items, page));
}

async function details(mediaType: MediaType, id: number, params: URLSearchParams): Promise<Response> {
	const title = mediaType === "movie" ? findMovie(id) : findShow(id);
	if (!title) return notFound();
	if (id === MOVIE_ODDITY.htmlPage) return htmlPage();
	const response = json(toDetails(mediaType, title, params.get("append_to_response")?.split(",") ?? []));
	return id === MOVIE_ODDITY.truncated ? truncate(response) : response;
}

function orNotFound(body: object | null): Response {
	return body ? json(body) : notFound();
}

function season(showId: number, seasonNumber: number): Response {
	const show = findShow(showId);
	return orNotFound(show ? toSeason(show, seasonNumber) : null);
}

const ROUTES: [RegExp, Handler][] = [
	[
		/^\/trending\/(all|movie|tv)\/(day|week)$/,
		([kind, window], params) => pagedItems(params, trending(kind as MediaType, window as "day")),
	],
	[/^\/movie\/popular$/, (_, params) => paged(params, popularMoviesPage)],
	[/^\/tv\/popular$/, (_, params) => pagedItems(params, SHOWS.map(toItem))],
	[/^\/movie\/top_rated$/, (_, params) => pagedItems(params, topRated(MOVIES))],
	[/^\/tv\/top_rated$/, (_, params) => pagedItems(params, topRated(SHOWS))],
	[/^\/(movie|tv)\/(\d{1,9})$/, ([kind, id], params) => details(kind as MediaType, Number(id), params)],
	[/^\/tv\/(\d{1,9})\/season\/(\d{1,4})$/, ([id, number]) => season(Number(id), Number(number))],
	[
		/^\/person\/(\d{1,9})$/,
		([id], params) => orNotFound(toPerson(Number(id), params.get("append_to_response")?.split(",") ?? [])),
	],
	[/^\/person\/popular$/, (_, params) => pagedItems(params, popularPeople())],
	[/^\/search\/person$/, (_, params) => pagedItems(params, searchPeople(params.get("query") ?? ""))],
	[
		/^\/search\/keyword$/,
		(_, params) => paged(params, (page) => cutPage(searchKeywords(params.get("query") ?? ""), page)),
	],
	[/^\/collection\/(\d{1,9})$/, ([id]) => orNotFound(toCollection(Number(id)))],
	[
		/^\/search\/(multi|movie|tv)$/,
		([kind], params) =>
			pagedItems(params, search(kind as "multi", params.get("query") ?? "", params.get("language") ?? "en-US")),
	],
	[
		/^\/discover\/(movie|tv)$/,
		([kind], params) => {
			if (isPopularMoviesRequest(kind as MediaType, params)) return paged(params, popularMoviesPage);
			const results = discover(kind as MediaType, params);
			return results ? pagedItems(params, results.map(toItem)) : badParameters();
		},
	],
	[
		/^\/(movie|tv)\/(\d{1,9})\/(?:release_dates|content_ratings)$/,
		([kind, id]) => orNotFound(toCertificates(kind as MediaType, Number(id))),
	],
	[/^\/certification\/(movie|tv)\/list$/, ([kind]) => json(listCertifications(kind as MediaType))],
	[/^\/genre\/(movie|tv)\/list$/, ([kind]) => json({ genres: kind === "movie" ? MOVIE_GENRES : TV_GENRES })],
];

/** The fake TMDB's response, always the same for the same request: API under `/3`, images under `/t/p`. */
export async function respond(request: Request): Promise<Response> {
	const { pathname, searchParams } = new URL(request.url);
	const image = drawImage(pathname);
	if (image) {
		return new Response(image, {
			headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" },
		});
	}
	if (!pathname.startsWith("/3/")) return notFound();
	if (!/^Bearer \S+$/.test(request.headers.get("authorization") ?? "")) {
		return failure(401, 7, "Invalid API key: You must be granted a valid key.");
	}
	for (const [pattern, handle] of ROUTES) {
		const match = pattern.exec(pathname.slice(2));
		if (match) return inLanguage(await handle(match.slice(1), searchParams), searchParams);
	}
	return notFound();
}
