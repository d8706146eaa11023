import { z } from "zod";
import { UpstreamError } from "~/domain/catalogue/catalogue.server";
import { readPagesInOrder } from "~/domain/catalogue/list-source.server";
import { type ListPage, PAGE_MAX } from "~/domain/catalogue/loaded-list";
import { requestIdContext } from "~/middleware/request-id";
import { platformContext } from "~/platform.server";
import { BATCH_PAGES } from "~/product";
import { LIST_NAMES, openListSource } from "../list-source";
import type { Route } from "./+types/listing";

const page = z.coerce.number().int().min(1).max(PAGE_MAX);
const range = z
	.object({ first: page, last: page })
	.refine(({ first, last }) => last >= first && last < first + BATCH_PAGES, `At most ${BATCH_PAGES} pages, in order`);

/**
 * Pages of a list in our own words, one line of JSON each, in order and as they come; the parameters are those of the
 * list's own page, with `first` and `last`. A line `{"failed":true}` ends an answer whose next page could not be had.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const asked = range.safeParse(Object.fromEntries(searchParams));
	const name = LIST_NAMES.find((each) => each === params.list);
	if (!name) return refuse(404, "not_found", "There is no such list");
	const source = openListSource(context.get(platformContext), name, searchParams);
	if (!asked.success || !source)
		return refuse(422, "invalid", "Give first, last (at most 15 pages) and, for a search, q");
	const pages = readPagesInOrder(source, asked.data.first, asked.data.last);
	try {
		const first = await pages.next();
		return new Response(first.done ? null : toLines(first.value, pages), {
			headers: { "content-type": "application/x-ndjson", "cache-control": "no-store" },
		});
	} catch (error) {
		if (!(error instanceof UpstreamError)) throw error;
		return refuse(error.status, "upstream", "The catalogue is not answering right now. Try again in a moment.", {
			"retry-after": String(error.retryAfter ?? 10),
		});
	}

	function refuse(status: number, code: string, message: string, headers?: HeadersInit) {
		const requestId = context.get(requestIdContext);
		return Response.json({ success: false, message, code, requestId }, { status, headers });
	}
}

/** The upstream is read no further than the visitor's browser listens, a few pages ahead aside. */
function toLines(first: ListPage, rest: AsyncGenerator<ListPage>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream({
		start(controller) {
			controller.enqueue(encoder.encode(`${JSON.stringify(first)}\n`));
		},
		async pull(controller) {
			try {
				const { done, value } = await rest.next();
				if (done) controller.close();
				else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
			} catch (error) {
				if (!(error instanceof UpstreamError)) throw error;
				controller.enqueue(encoder.encode('{"failed":true}\n'));
				controller.close();
			}
		},
		async cancel() {
			await rest.return(undefined);
		},
	});
}
