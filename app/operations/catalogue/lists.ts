import { z } from "zod";
import { UPSTREAM_PAGE_MAX } from "~/clients/tmdb/limits";
import { offeredLimitOf } from "~/domain/accounts/sessions.server";
import { openCatalogue, UpstreamError } from "~/domain/catalogue/catalogue.server";
import { listCertificates } from "~/domain/catalogue/certificates/list-certificates.server";
import { readShowsAll } from "~/domain/catalogue/lists/list-query";
import { readPagesInOrder } from "~/domain/catalogue/lists/list-source.server";
import type { ListPage } from "~/domain/catalogue/lists/loaded-list";
import { BATCH_PAGES } from "~/domain/catalogue/lists/loaded-list";
import { LIST_NAMES, openListSource } from "~/domain/catalogue/lists/open-list.server";
import type { SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import { findShow } from "~/domain/catalogue/titles/titles.server";
import { findLeaveOut } from "~/domain/library/discover/left-out.server";
import { readAllLists } from "~/domain/library/next/season-lists.server";
import { streamText } from "~/lib/text/stream-text";
import { sentence } from "~/messages/sentence";
import { catalogueLanguage, mediaId, mediaType } from "../inputs";
import { definePublicOperation, NO_INPUT } from "../operation";
import { LIST_PAGE, NUMBER, UPSTREAM_FAILURES } from "../shapes";

const INVALID_RANGE = sentence("badPages", BATCH_PAGES, UPSTREAM_PAGE_MAX);

const page = z.coerce
	.number<string>(INVALID_RANGE)
	.int(INVALID_RANGE)
	.min(1, INVALID_RANGE)
	.max(UPSTREAM_PAGE_MAX, INVALID_RANGE);

const ListRange = z
	.object({ first: page, last: page, in: catalogueLanguage })
	.refine(({ first, last }) => last >= first && last < first + BATCH_PAGES, INVALID_RANGE);

const RANGES = z.array(z.tuple([NUMBER, NUMBER]));

const SEASON = z.strictObject({
	number: NUMBER,
	aired: RANGES.optional().meta({ description: "First and last number of each run of aired episodes" }),
	coming: RANGES.optional().meta({ description: "The same for listed episodes that have not aired" }),
}) satisfies z.ZodType<SeasonEpisodes>;

const CERTIFICATE = z.strictObject({ media_type: mediaType, certificate: z.string(), order: z.int() });

export const operations = [
	definePublicOperation("GET /api/listing/:list", {
		tag: "Catalogue",
		summary: "Get pages of a list in the product's own format",
		description:
			"Also takes the parameters of the list's page: chip, genre, sort and q, q and type for search, or sign for pictures; all=1 shows what is hidden; in is the language of the titles, as es-ES. " +
			"The response can end before `last`, because the requests to the upstream that one call can cause are limited: request again from the " +
			"page after the last one you received.",
		input: z.object({ params: z.object({ list: z.enum(LIST_NAMES) }), query: ListRange }),
		response: {
			description: "The pages in order, one per line; failed is the page that could not be loaded",
			body: z.array(z.union([LIST_PAGE, z.strictObject({ failed: z.literal(true) })])),
			isStreamed: true,
		},
		otherResponses: UPSTREAM_FAILURES,
		refusals: {
			missing: { status: 404, code: "not_found", message: sentence("noList") },
			invalid: { status: 422, code: "invalid", message: INVALID_RANGE },
		},
		async handle({ db, platform, request, session, params: { list }, query, refuse }) {
			const { first: from, last: to, in: language = platform.language } = query;
			const { searchParams } = new URL(request.url);
			const wanted = { name: list, params: searchParams };
			const profile = readShowsAll(searchParams) ? null : session?.profile;
			const companions = Promise.resolve(session?.together?.companions.map(({ id }) => id) ?? []);
			const leaveOut = profile ? findLeaveOut(db, profile.id, { companions }) : undefined;
			const offered = session ? { ...platform, ageLimit: Promise.resolve(offeredLimitOf(session)) } : platform;
			const catalogue = openCatalogue({ ...offered, language }, { leaveOut });
			const source = openListSource(catalogue, platform.config, wanted);
			if (!source) throw refuse("invalid");
			const pages = readPagesInOrder(source, from, to);
			const first = await pages.next();
			return new Response(first.done ? "[]" : streamText(writePages(first.value, pages)), {
				headers: { "content-type": "application/json", "cache-control": "no-store" },
			});
		},
	}),

	definePublicOperation("GET /api/certificates", {
		tag: "Catalogue",
		summary: "List the certificates of the visitor's region",
		description: "Lowest first, of movies and of shows. A child's profile is limited to one of each.",
		input: NO_INPUT,
		response: { description: "Without those that mean that a title is not rated", data: z.array(CERTIFICATE) },
		otherResponses: UPSTREAM_FAILURES,
		async handle({ platform }) {
			const listed = await listCertificates(openCatalogue(platform));
			return { data: listed.map(({ mediaType, ...certificate }) => ({ media_type: mediaType, ...certificate })) };
		},
	}),

	definePublicOperation("GET /api/episodes/:mediaId", {
		tag: "Catalogue",
		summary: "List the episode numbers of a show",
		description: "By season, without specials. Numbers come from the source: they can start anywhere and have gaps.",
		input: z.object({ params: z.object({ mediaId }) }),
		response: { description: "The seasons, ascending", data: z.array(SEASON) },
		otherResponses: UPSTREAM_FAILURES,
		refusals: { missing: { status: 404, code: "not_found", message: sentence("noShow") } },
		async handle({ platform, params: { mediaId: id }, refuse }) {
			const catalogue = openCatalogue(platform);
			const show = await findShow(catalogue, id);
			if (!show) throw refuse("missing");
			return { data: await readAllLists(catalogue, show) };
		},
	}),
];

/** Reads from the upstream only while the client reads, but for a few pages ahead. */
async function* writePages(first: ListPage, others: AsyncGenerator<ListPage>): AsyncGenerator<string> {
	yield `[\n${JSON.stringify(first)}\n`;
	try {
		for await (const page of others) yield `,${JSON.stringify(page)}\n`;
		yield "]\n";
	} catch (error) {
		if (!(error instanceof UpstreamError)) throw error;
		yield ',{"failed":true}\n]\n';
	}
}
