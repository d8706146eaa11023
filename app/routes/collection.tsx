import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { pageMeta } from "~/components/site/page-meta";
import { HeroBackdrop } from "~/components/title/hero-backdrop";
import { Section } from "~/components/title/section";
import { ShareMenu } from "~/components/title/share-menu";
import { TitleGrid } from "~/components/title/title-grid";
import { cardFacts } from "~/domain/catalogue/cards";
import { collectionPath } from "~/domain/catalogue/paths";
import { breadcrumbs } from "~/domain/catalogue/titles/structured-data";
import { findCollection } from "~/domain/catalogue/titles/titles.server";
import { parseId } from "~/lib/requests";
import { orNotFound } from "~/loaders/catalogue";
import { openOwnCatalogue } from "~/loaders/load-own";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/collection";

/** Ids of the sample catalogue are hashes of names, longer than the upstream's ids. */
const ID_DIGITS = 10;

export const meta: Route.MetaFunction = (args) => {
	const collection = args.loaderData?.collection;
	if (!collection) return [{ title: PRODUCT_NAME }];
	return pageMeta(args, {
		title: collection.name,
		description: collection.overview || `The movies of ${collection.name}, in order of release.`,
		image: collection.backdrop,
		data: ({ origin }) => [
			breadcrumbs(
				[
					["Home", "/"],
					["Movies", "/movies"],
					[collection.name, collectionPath(collection)],
				],
				origin,
			),
		],
	});
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const catalogue = openOwnCatalogue(context);
	const id = parseId(params.id, ID_DIGITS);
	const collection = await orNotFound(id === null ? null : findCollection(catalogue, id), url);
	const { movies } = collection;
	return {
		collection: {
			...collection,
			backdrop: collection.backdrop ?? movies.find(({ backdrop }) => backdrop)?.backdrop ?? null,
			movies: movies.map(cardFacts),
		},
		address: url.origin + url.pathname,
		isStale: catalogue.servedStale,
		isShareable: catalogue.isComplete,
	};
}

function span(years: (number | null)[]): string {
	const known = years.filter((year) => year !== null);
	const [first, last] = [Math.min(...known), Math.max(...known)];
	if (known.length === 0) return "";
	return first === last ? `${first}` : `${first} to ${last}`;
}

export default function CollectionPage({ loaderData: { collection, address, isStale } }: Route.ComponentProps) {
	const { movies } = collection;
	return (
		<article className="isolate">
			<header className="relative overflow-x-clip">
				<HeroBackdrop subject={collection.id} path={collection.backdrop} />
				<div className="px-gutter pt-52 md:pt-80">
					<div className="shaded w-fit max-w-full">
						<p className="mb-3 font-semibold text-bulb">Collection</p>
						<h1 dir="auto" className="lettering text-title wrap-break-word">
							{collection.name}
						</h1>
						<p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] text-soft">
							<span>
								{movies.length} {movies.length === 1 ? "movie" : "movies"}
							</span>
							<span>{span(movies.map(({ year }) => year))}</span>
						</p>
						{collection.overview && (
							<p dir="auto" className="mt-5 max-w-[68ch] text-lg leading-relaxed text-cream/90">
								{collection.overview}
							</p>
						)}
						<div className="mt-7">
							<ShareMenu title={collection.name} address={address} />
						</div>
					</div>
				</div>
			</header>
			{isStale && <CatalogueNotice kind="saved" className="px-gutter pt-8" />}
			<div className="px-gutter pt-12 md:pt-16">
				<Section title="Movies">
					<TitleGrid cards={movies} />
				</Section>
			</div>
		</article>
	);
}
