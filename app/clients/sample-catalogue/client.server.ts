// The sample catalogue's client: serves the TMDB endpoints that the product uses, in TMDB's shapes and with its
// errors, from the facts in `data/`, without a network. See docs/sample-catalogue.md for how exact the facts are.
import { dayOf } from "~/lib/text/days";
import { MOVIE_GENRES, TV_GENRES } from "../tmdb/genres";
import { listCertifications, titleCertificates } from "./certificates";
import { listPopular, listTopRated, listTrending } from "./charts";
import { collectionDetails, personDetails, titleDetails, toPersonItem } from "./details";
import { discover } from "./query";
import { BAD_PARAMETERS, NOT_FOUND, type SampleResponse, toOkResponse, toPageResponse } from "./responses";
import { listPopularPeople, searchKeywords, searchPeople, searchTitles } from "./search";
import { toSeasonDetails } from "./season";
import { toItem, toMixedItem } from "./shape";
import { findShowFacts } from "./titles";

type MediaType = "movie" | "tv";
type Handler = (groups: string[], params: URLSearchParams, today: string) => SampleResponse;

const ROUTES: [RegExp, Handler][] = [
	[
		/^\/trending\/(all|movie|tv)\/(day|week)$/,
		([kind, span], params, today) =>
			toPageResponse(listTrending(kind as "all" | MediaType, span as "day" | "week", today), params, toMixedItem),
	],
	[/^\/(movie|tv)\/popular$/, ([kind], params) => toPageResponse(listPopular(kind as MediaType), params, toItem)],
	[/^\/(movie|tv)\/top_rated$/, ([kind], params) => toPageResponse(listTopRated(kind as MediaType), params, toItem)],
	[
		/^\/(movie|tv)\/(\d{1,10})$/,
		([kind, id], params, today) => orNotFound(titleDetails(kind as MediaType, Number(id), appended(params), today)),
	],
	[
		/^\/(movie|tv)\/(\d{1,10})\/(?:release_dates|content_ratings)$/,
		([kind, id]) => orNotFound(titleCertificates(kind as MediaType, Number(id))),
	],
	[/^\/certification\/(movie|tv)\/list$/, ([kind]) => listCertifications(kind as MediaType)],
	[/^\/tv\/(\d{1,10})\/season\/(\d{1,4})$/, ([id, number]) => toSeasonResponse(Number(id), Number(number))],
	[/^\/person\/(\d{1,10})$/, ([id], params) => orNotFound(personDetails(Number(id), appended(params)))],
	[/^\/collection\/(\d{1,10})$/, ([id]) => orNotFound(collectionDetails(Number(id)))],
	// Its titles have no ids of other services.
	[/^\/find\/\w+$/, () => toOkResponse({ movie_results: [], tv_results: [], tv_episode_results: [] })],
	[/^\/search\/keyword$/, (_, params) => toPageResponse(searchKeywords(params.get("query") ?? ""), params, Object)],
	[/^\/person\/popular$/, (_, params) => toPageResponse(listPopularPeople(), params, toPersonItem)],
	[/^\/search\/person$/, (_, params) => toPageResponse(searchPeople(params.get("query") ?? ""), params, toPersonItem)],
	[/^\/search\/(multi|movie|tv)$/, ([kind], params) => toSearchResponse(kind as "multi" | MediaType, params)],
	[/^\/discover\/(movie|tv)$/, ([kind], params) => toDiscoverResponse(kind as MediaType, params)],
	[/^\/genre\/(movie|tv)\/list$/, ([kind]) => toOkResponse({ genres: kind === "movie" ? MOVIE_GENRES : TV_GENRES })],
];

function appended(params: URLSearchParams): string[] {
	return params.get("append_to_response")?.split(",") ?? [];
}

function orNotFound(body: object | null): SampleResponse {
	return body ? toOkResponse(body) : NOT_FOUND;
}

function toSeasonResponse(showId: number, number: number): SampleResponse {
	const facts = findShowFacts(showId);
	return orNotFound(facts && toSeasonDetails(facts, number));
}

function toDiscoverResponse(mediaType: MediaType, params: URLSearchParams): SampleResponse {
	const titles = discover(mediaType, params);
	return titles ? toPageResponse(titles, params, toItem) : BAD_PARAMETERS;
}

function toSearchResponse(kind: "multi" | MediaType, params: URLSearchParams): SampleResponse {
	const years: Record<typeof kind, string[]> = {
		multi: [],
		movie: ["primary_release_year", "year"],
		tv: ["first_air_date_year", "year"],
	};
	const year = years[kind].map((name) => params.get(name)).find(Boolean) ?? null;
	if (year && !/^\d{4}$/.test(year)) return BAD_PARAMETERS;
	const titles = searchTitles(kind, params.get("query") ?? "", year);
	return toPageResponse(titles, params, kind === "multi" ? toMixedItem : toItem);
}

/** The response on the given day (YYYY-MM-DD). */
export function respond(path: string, params: URLSearchParams, today: string): SampleResponse {
	for (const [pattern, handle] of ROUTES) {
		const match = pattern.exec(path);
		if (match) return handle(match.slice(1), params, today);
	}
	return NOT_FOUND;
}

export const sampleClient = {
	async get(path: string, params: URLSearchParams): Promise<SampleResponse> {
		return respond(path, params, dayOf(Date.now()));
	},
};
