// Pages of 20 and error bodies, as TMDB sends them.
import { UPSTREAM_PAGE_MAX } from "../tmdb/limits";

export interface SampleResponse {
	status: number;
	body: unknown;
}

const PAGE_SIZE = 20;

function failure(status: number, status_code: number, status_message: string): SampleResponse {
	return { status, body: { success: false, status_code, status_message } };
}

export const NOT_FOUND = failure(404, 34, "The resource you requested could not be found.");
export const BAD_PARAMETERS = failure(422, 5, "Invalid parameters: Your request parameters are incorrect.");
const BAD_PAGE = failure(400, 22, "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.");

export function toOkResponse(body: unknown): SampleResponse {
	return { status: 200, body };
}

/** The page that `params` name; empty beyond the last page, as at TMDB. */
export function toPageResponse<Item>(
	items: Item[],
	params: URLSearchParams,
	shape: (item: Item) => object,
): SampleResponse {
	const requested = params.get("page") ?? "1";
	const page = /^\d{1,4}$/.test(requested) ? Number(requested) : 0;
	if (page < 1 || page > UPSTREAM_PAGE_MAX) return BAD_PAGE;
	return toOkResponse(cutPage(items, page, shape));
}

export function cutPage<Item>(items: Item[], page: number, shape: (item: Item) => object) {
	return {
		page,
		results: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(shape),
		total_pages: Math.ceil(items.length / PAGE_SIZE),
		total_results: items.length,
	};
}
