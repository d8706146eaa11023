import { z } from "zod";
import { UpstreamError } from "~/domain/catalogue/catalogue.server";
import { readPagesInOrder } from "~/domain/catalogue/lists/list-source.server";
import type { ListPage } from "~/domain/catalogue/lists/loaded-list";
import { LIST_NAMES, openListSource } from "~/domain/catalogue/lists/named-lists.server";
import { streamText } from "~/lib/stream-text";
import { BATCH_PAGES, UPSTREAM_PAGE_MAX } from "~/product";
import { defineOperation } from "../operation";
import { LIST_PAGE } from "../shapes";
import { UPSTREAM_FAILURES } from "./upstream-failures";

const page = z.coerce.number<string>().int().min(1).max(UPSTREAM_PAGE_MAX);

const ListRange = z
	.object({ first: page, last: page })
	.refine(({ first, last }) => last >= first && last < first + BATCH_PAGES);

export const readListPagesOperation = defineOperation("GET /api/listing/:list", {
	tag: "Catalogue",
	summary: "Read pages of a list in the product's own shape",
	description:
		"Takes the parameters of the list's own page as well: chip, genre, sort and q, or q and type for search. The response " +
		"may end before `last`, because the requests to the upstream that one call may cause are limited: ask again from the " +
		"page after the last one that came.",
	access: "public",
	limit: { name: "PROXY_LIMIT" },
	params: z.object({ list: z.enum(LIST_NAMES) }),
	documentedQuery: ListRange,
	response: {
		description: "The pages in order, one on each line; failed is a page that could not be read",
		body: z.array(z.union([LIST_PAGE, z.strictObject({ failed: z.literal(true) })])),
		isStreamed: true,
	},
	otherResponses: UPSTREAM_FAILURES,
	refusals: {
		missing: { status: 404, code: "not_found", message: "There is no such list" },
		invalid: {
			status: 422,
			code: "invalid",
			message: `Give first and last, at most ${BATCH_PAGES} pages of 1 to ${UPSTREAM_PAGE_MAX}, and the text q for a search`,
		},
	},
	async handle({ platform, request, params: { list }, refuse }) {
		const { searchParams } = new URL(request.url);
		const range = ListRange.safeParse(Object.fromEntries(searchParams));
		const source = openListSource(platform, list, searchParams);
		if (!range.success || !source) throw refuse("invalid");
		const pages = readPagesInOrder(source, range.data.first, range.data.last);
		const first = await pages.next();
		return new Response(first.done ? "[]" : streamText(writePages(first.value, pages)), {
			headers: { "content-type": "application/json", "cache-control": "no-store" },
		});
	},
});

/** Reads from the upstream only while the client reads, but for a few pages ahead. */
async function* writePages(first: ListPage, rest: AsyncGenerator<ListPage>): AsyncGenerator<string> {
	yield `[\n${JSON.stringify(first)}\n`;
	try {
		for await (const page of rest) yield `,${JSON.stringify(page)}\n`;
		yield "]\n";
	} catch (error) {
		if (!(error instanceof UpstreamError)) throw error;
		yield ',{"failed":true}\n]\n';
	}
}
