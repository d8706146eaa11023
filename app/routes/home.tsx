import { Suspense } from "react";
import { Await, data } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { Hero } from "~/components/browse/hero";
import { RowSkeleton, TitleRow } from "~/components/browse/title-row";
import { type CardFacts, cardFacts } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { findHero, listHomeRows } from "~/domain/catalogue/home.server";
import { settleWithin } from "~/lib/settle";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME, PRODUCT_SENTENCE } from "~/product";
import type { Route } from "./+types/home";

/** Milliseconds that the first HTML waits for a row; a later one is streamed in behind it. */
const ROW_BUDGET = 120;

export const meta: Route.MetaFunction = () => [
	{ title: `${PRODUCT_NAME}: movies and TV shows` },
	{ name: "description", content: PRODUCT_SENTENCE },
];

export async function loader({ context }: Route.LoaderArgs) {
	const { config } = context.get(platformContext);
	const catalogue = openCatalogue(context.get(platformContext));
	const rows = listHomeRows(catalogue, config);
	// A row that cannot be had is hidden; only when nothing at all is there does the page say so.
	const cards = rows.map((row) => row.titles.then((titles) => titles.map(cardFacts)).catch((): CardFacts[] => []));
	const hero = await rows[0]?.titles.then(findHero).catch(() => null);
	const settled = await Promise.all(cards.map((row) => settleWithin(row, hero ? ROW_BUDGET : 10_000)));
	const isEmpty = !hero && settled.every((row) => Array.isArray(row) && row.length === 0);
	return data(
		{
			hero: hero ?? null,
			rows: rows.map(({ key, title }, index) => ({ key, title, cards: settled[index] ?? [] })),
			notice: isEmpty ? ("unavailable" as const) : catalogue.servedStale ? ("saved" as const) : null,
		},
		isEmpty ? { status: 503, headers: { "retry-after": "30" } } : undefined,
	);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export default function Home({ loaderData: { hero, rows, notice } }: Route.ComponentProps) {
	return (
		<>
			{hero ? <Hero title={hero} /> : <h1 className="sr-only">{PRODUCT_NAME}</h1>}
			{notice && (
				<div className={hero ? "px-gutter pb-6" : "px-gutter pt-32"}>
					<CatalogueNotice kind={notice} />
				</div>
			)}
			<div className="space-y-12 md:space-y-16">
				{rows.map(({ key, title, cards }) =>
					Array.isArray(cards) ? (
						cards.length > 0 && <TitleRow key={key} title={title} cards={cards} />
					) : (
						<Suspense key={key} fallback={<RowSkeleton title={title} />}>
							<Await resolve={cards.later}>
								{(late: CardFacts[]) => late.length > 0 && <TitleRow title={title} cards={late} />}
							</Await>
						</Suspense>
					),
				)}
			</div>
		</>
	);
}
