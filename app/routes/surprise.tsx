import { redirect } from "react-router";
import { localLibrary } from "~/browser/library/library.client";
import { type DrawnFrom, SurprisePage } from "~/components/browse/surprise-page";
import { metaLanguage, pageMeta, unlistedMeta } from "~/components/site/page-meta";
import { listActiveFilters, listChosenFilters } from "~/domain/catalogue/lists/active-filters";
import { withChip } from "~/domain/catalogue/lists/list-query";
import { MOODS } from "~/domain/catalogue/moods";
import { readTitleKeys, titleKey } from "~/domain/catalogue/paths";
import { findSign } from "~/domain/catalogue/signs/signs";
import {
	adviseDraw,
	drawNext,
	drawUrl,
	explainWidening,
	readSurprise,
	type SurpriseQuery,
	TIMES,
	widenDraw,
} from "~/domain/library/discover/surprise-query";
import { LOCAL_HISTORY_MAX } from "~/domain/library/retention";
import { splitPath } from "~/lib/language/languages";
import { orNotFound } from "~/loaders/catalogue";
import { findCompanions, findProfileId, loadViewings, openOwnCatalogue } from "~/loaders/load-own";
import { siteTexts } from "~/messages/site";
import { surpriseTexts } from "~/messages/surprise";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/surprise";

export const meta: Route.MetaFunction = (args) => {
	const draw = args.loaderData?.draw;
	const language = metaLanguage(args);
	if (!draw) return unlistedMeta(siteTexts.in(language).surpriseMe);
	return pageMeta(args, {
		title: surpriseTexts.in(language).title(draw.title),
		year: draw.year,
		description: draw.overview,
		image: draw.backdrop ?? draw.poster,
		path: args.location.pathname + args.location.search,
		robots: "noindex",
	});
};

/** What a browser knows of its visitor; only in the request that draws, so that no address names it. */
const SEEN = "seen";
const WATCHED = "watched";

/** The page of a drawn title. Without one in the URL, draws and redirects to its page; stays where nothing fits. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { drawTitle, findDrawn } = await import("~/domain/library/discover/surprise.server");
	const platform = context.get(platformContext);
	const catalogue = openOwnCatalogue(context, { showsWatched: true });
	const query = readSurprise(url.searchParams);
	const { result: shown } = await orNotFound(toResult(findDrawn(catalogue, query)), url);
	if (shown) {
		const [viewings, likeViewings] = await Promise.all([
			loadViewings(context, shown),
			shown.like ? loadViewings(context, shown.like) : [],
		]);
		const again = { key: "again" as const, to: drawUrl(drawNext(query)) };
		const widened = explainWidening(query);
		return { draw: { ...shown, viewings, likeViewings }, widened, advice: null, again, ...toQuestions(query) };
	}
	// A title that is gone is not drawn again.
	const asked = drawNext(query);
	const readKeys = (name: string) => readTitleKeys(url.searchParams.get(name)).slice(0, LOCAL_HISTORY_MAX);
	const visitorFacts = {
		profileId: await findProfileId(context),
		companions: (await findCompanions(context)).map(({ id }) => id),
		seen: readKeys(SEEN),
		watched: readKeys(WATCHED),
	};
	const source = { catalogue, config: platform.config };
	const draw = async (wanted: SurpriseQuery) =>
		(await orNotFound(toResult(drawTitle(context.get(database), source, { ...visitorFacts, query: wanted })), url))
			.result;
	for (const wanted of [asked, ...widenDraw(asked)]) {
		const drawn = await draw(wanted);
		if (drawn) throw redirect(drawUrl({ ...wanted, ...drawn }), { headers: { "cache-control": "no-store" } });
	}
	// To begin again is offered only where that draws something.
	const anew = { ...asked, drawn: [] };
	const left = asked.drawn.length > 0 && (await draw(anew)) ? asked : anew;
	return { draw: null, widened: null, advice: adviseDraw(left), again: toOtherDraw(left), ...toQuestions(asked) };
}

/** Nothing found is no page that is not found. */
async function toResult<Result>(finding: Promise<Result>): Promise<{ result: Result }> {
	return { result: await finding };
}

/** Where nothing fits, the same draw would find nothing again. */
function toOtherDraw(query: SurpriseQuery) {
	if (query.drawn.length > 0) return { key: "anew" as const, to: drawUrl({ ...query, drawn: [] }) };
	return { key: "everything" as const, to: drawUrl({ ...query, kind: null, minutes: null, mood: null }) };
}

/** Each answer draws; one that is given takes itself away. */
function toQuestions(query: SurpriseQuery) {
	const answer = (change: Partial<SurpriseQuery>) => drawUrl(drawNext(query, change));
	return {
		times: TIMES.map((minutes) => {
			const isGiven = minutes === query.minutes;
			return { minutes, isGiven, to: answer({ minutes: isGiven ? null : minutes }) };
		}),
		moods: MOODS.map((mood) => {
			const isGiven = mood === query.mood;
			const { picture } = findSign(mood.sign);
			return { mood: mood.key, picture, isGiven, to: answer({ mood: isGiven ? null : mood }) };
		}),
		filters: listFilters(query).map(({ key, ...without }) => ({ key, to: answer(without) })),
	};
}

/** The listing from which the visitor came, then what narrows it, each with the change that takes it away. */
function listFilters({ kind, filters }: SurpriseQuery): (Partial<SurpriseQuery> & { key: DrawnFrom })[] {
	if (!kind) return [];
	return [
		{ key: "kind" as const, kind: null },
		...(filters.chip === "all" ? [] : [{ key: "chip" as const, filters: withChip(filters, "all") }]),
		...[...listChosenFilters(kind, filters), ...listActiveFilters(filters)].map(({ key, without }) => ({
			key,
			filters: without,
		})),
	];
}

/** Draws with what only the browser knows to be seen or watched. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
	const params = new URLSearchParams(url.searchParams);
	if (params.has("title") || params.has(SEEN)) return await serverLoader();
	const { history, plays } = localLibrary.get();
	params.set(SEEN, writeKeys([...history, ...plays]));
	params.set(WATCHED, writeKeys(plays));
	return redirect(`${splitPath(url.pathname).path}?${params}`);
}

/** Each title once, so many as are read. */
function writeKeys(titles: Parameters<typeof titleKey>[0][]): string {
	return [...new Set(titles.map(titleKey))].slice(0, LOCAL_HISTORY_MAX).join(",");
}

export default function Surprise({ loaderData }: Route.ComponentProps) {
	return <SurprisePage {...loaderData} />;
}
