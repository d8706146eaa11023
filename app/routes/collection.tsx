import { isLeftOut } from "~/browser/library/left-out";
import { storedLeftOut } from "~/browser/library/stored-left-out";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { LeftOut } from "~/components/browse/left-out-count";
import { metaLanguage, pageMeta } from "~/components/site/page-meta";
import { HeroBackdrop } from "~/components/title/hero-backdrop";
import { Section } from "~/components/title/section";
import { ShareMenu } from "~/components/title/share-menu";
import { TitleGrid } from "~/components/title/title-grid";
import { useWatched } from "~/components/title/use-local-library";
import { Bulbs, bulbsOf } from "~/components/ui/bulbs";
import { ButtonLink } from "~/components/ui/button";
import { type CardFacts, cardFacts } from "~/domain/catalogue/cards";
import { readShowsAll } from "~/domain/catalogue/lists/list-query";
import { collectionPath, titleKey, watchPath } from "~/domain/catalogue/paths";
import { breadcrumbs } from "~/domain/catalogue/titles/structured-data";
import { findCollection } from "~/domain/catalogue/titles/titles.server";
import { useStore } from "~/lib/caching/store";
import { parseId } from "~/lib/http/requests";
import { nameLanguage } from "~/lib/text/name-language";
import { orNotFound } from "~/loaders/catalogue";
import { loadWatched, openOwnCatalogue } from "~/loaders/load-own";
import { siteTexts } from "~/messages/site";
import { type TitleTexts, titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/collection";

/** Ids of the sample catalogue are hashes of names, longer than the upstream's ids. */
const ID_DIGITS = 10;

export const meta: Route.MetaFunction = (args) => {
	const collection = args.loaderData?.collection;
	if (!collection) return [{ title: PRODUCT_NAME }];
	const language = metaLanguage(args);
	const { home, movies } = siteTexts.in(language);
	return pageMeta(args, {
		title: collection.name,
		description: collection.overview || titleTexts.in(language).aboutCollection(collection.name),
		image: collection.backdrop,
		data: (site) => [
			breadcrumbs(
				[
					[home, "/"],
					[movies, "/movies"],
					[collection.name, collectionPath(collection)],
				],
				site,
			),
		],
	});
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const catalogue = openOwnCatalogue(context, { showsAll: readShowsAll(url.searchParams) });
	const id = parseId(params.id, ID_DIGITS);
	const collection = await orNotFound(id === null ? null : findCollection(catalogue, id), url);
	const { movies } = collection;
	return {
		watched: await loadWatched(context, movies),
		collection: {
			...collection,
			backdrop: collection.backdrop ?? movies.find(({ backdrop }) => backdrop)?.backdrop ?? null,
			movies: movies.map(cardFacts),
		},
		address: url.origin + url.pathname,
		showsAll: readShowsAll(url.searchParams),
		isStale: catalogue.servedStale,
		isShareable: catalogue.isComplete,
	};
}

function span(texts: TitleTexts, years: (number | null)[]): string {
	const knownYears = years.filter((year) => year !== null);
	const [first, last] = [Math.min(...knownYears), Math.max(...knownYears)];
	if (knownYears.length === 0) return "";
	return first === last ? `${first}` : texts.years(first, last);
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
	const { collection, address, showsAll, isStale } = loaderData;
	const texts = useTexts(titleTexts);
	const site = useTexts(siteTexts);
	const { movies } = collection;
	const leftOutHere = useStore(storedLeftOut, null) && !showsAll ? movies.filter(isLeftOut).length : 0;
	const leftOut = collection.leftOut + leftOutHere;
	const shown = movies.length - leftOutHere;
	const watched = useWatched(loaderData.watched);
	const watchedCount = movies.filter((movie) => watched.has(titleKey(movie))).length;
	const unwatched = movies.find((movie) => !watched.has(titleKey(movie)));
	const next = unwatched ?? movies[0];
	const bulbs = bulbsOf(
		movies.map((movie) => watched.has(titleKey(movie))),
		unwatched && movies.indexOf(unwatched),
	);
	// Of a part of them it is not known how far the whole is.
	const isBegun = watchedCount > 0 && leftOut === 0;

	/** Where a movie stands in the order, and whether the visitor has watched it or is to. */
	function describePart(movie: CardFacts, index: number): string {
		const isNext = movie === unwatched && watchedCount > 0;
		const state = watched.has(titleKey(movie)) ? texts.watched : isNext ? texts.upNext : "";
		return [texts.part(index + 1), state].filter(Boolean).join(" · ");
	}
	return (
		<article className="isolate">
			<header className="relative overflow-x-clip">
				<HeroBackdrop subject={collection.id} path={collection.backdrop} />
				<div className="px-gutter pt-52 md:pt-80">
					<div className="shaded w-fit max-w-full">
						<p className="mb-3 font-semibold text-bulb">{texts.collection}</p>
						<h1 dir="auto" lang={nameLanguage(collection.name)} className="lettering text-title">
							{collection.name}
						</h1>
						<p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-soft">
							<span className={isBegun ? "font-semibold text-glow" : undefined}>
								{isBegun ? texts.moviesWatched(watchedCount, shown) : texts.movies(shown)}
							</span>
							<span>
								{span(
									texts,
									movies.map(({ year }) => year),
								)}
							</span>
							{leftOut > 0 && <LeftOut count={leftOut} url={`${collectionPath(collection)}?all=1`} />}
						</p>
						{leftOut === 0 && <Bulbs bulbs={bulbs} label={null} className="mt-4" />}
						{collection.overview && (
							<p
								dir="auto"
								lang={collection.overviewLanguage}
								className="mt-5 max-w-[68ch] text-lg leading-relaxed text-cream/90"
							>
								{collection.overview}
							</p>
						)}
						<div data-first-focus className="mt-7 flex flex-wrap gap-3">
							{next && (
								<ButtonLink to={watchPath(next)} variant="primary" size="large" icon="play">
									{unwatched ? site.watchNow : site.watchAgain}
								</ButtonLink>
							)}
							<ShareMenu title={collection.name} address={address} />
						</div>
					</div>
				</div>
			</header>
			{isStale && <CatalogueNotice className="px-gutter pt-8" />}
			<div data-all={showsAll || undefined} className="px-gutter pt-12 md:pt-16">
				{shown > 0 && (
					<Section title={site.movies}>
						<TitleGrid cards={movies.map((movie, index) => ({ ...movie, reason: describePart(movie, index) }))} />
					</Section>
				)}
			</div>
		</article>
	);
}
