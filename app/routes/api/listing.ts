import { UpstreamError } from "~/domain/catalogue/catalogue.server";
import { ListRange } from "~/domain/catalogue/list-range";
import { readPagesInOrder } from "~/domain/catalogue/list-source.server";
import { type ListPage, PAGE_MAX } from "~/domain/catalogue/loaded-list";
import { LIST_NAMES, openListSource } from "~/domain/catalogue/named-lists.server";
import { HttpError } from "~/lib/http-error";
import { endpoint } from "~/middleware/api-endpoint";
import { rateLimit } from "~/middleware/rate-limit";
import { platformContext } from "~/platform.server";
import { BATCH_PAGES } from "~/product";
import type { Route } from "./+types/listing";

export const middleware: Route.MiddlewareFunction[] = [rateLimit("PROXY_LIMIT")];

const UNKNOWN = { status: 404, code: "not_found", message: "There is no such list" };
const INVALID = {
	status: 422,
	code: "invalid",
	message: `Give first and last, at most ${BATCH_PAGES} pages of 1 to ${PAGE_MAX}, and the text q for a search`,
};

const answer = endpoint<Route.LoaderArgs>({
	/**
	 * Pages of a list in our own words: an array with one line for each page, in order and as they come. The parameters
	 * are those of the list's own page, with `first` and `last`. A last element `{"failed":true}` stands for a page that
	 * could not be had.
	 */
	async GET({ request, params, context }) {
		const { searchParams } = new URL(request.url);
		const name = LIST_NAMES.find((each) => each === params.list);
		if (!name) throw new HttpError(UNKNOWN);
		const asked = ListRange.safeParse(Object.fromEntries(searchParams));
		const source = openListSource(context.get(platformContext), name, searchParams);
		if (!asked.success || !source) throw new HttpError(INVALID);
		const pages = readPagesInOrder(source, asked.data.first, asked.data.last);
		const first = await pages.next();
		return new Response(first.done ? "[]" : toLines(first.value, pages), {
			headers: { "content-type": "application/json", "cache-control": "no-store" },
		});
	},
});

export { answer as action, answer as loader };

/** The upstream is read no further than the visitor's browser listens, a few pages ahead aside. */
function toLines(first: ListPage, rest: AsyncGenerator<ListPage>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream({
		start(controller) {
			controller.enqueue(encoder.encode(`[\n${JSON.stringify(first)}\n`));
		},
		async pull(controller) {
			try {
				const { done, value } = await rest.next();
				controller.enqueue(encoder.encode(done ? "]\n" : `,${JSON.stringify(value)}\n`));
				if (done) controller.close();
			} catch (error) {
				if (!(error instanceof UpstreamError)) throw error;
				controller.enqueue(encoder.encode(',{"failed":true}\n]\n'));
				controller.close();
			}
		},
		async cancel() {
			await rest.return(undefined);
		},
	});
}
