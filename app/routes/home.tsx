import { Fragment, useEffect } from "react";
import { data, type RouterContextProvider } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { Hero, HeroSkeleton } from "~/components/browse/hero";
import { Intermission } from "~/components/browse/intermission";
import { LeftOutOfRows } from "~/components/browse/left-out-of-rows";
import { SignsRow } from "~/components/browse/signs-row";
import { OUTAGE_RETRY_SECONDS } from "~/components/browse/use-outage-retry";
import { ContinueHero } from "~/components/library/continue-hero";
import { BegunRows, ContinueSkeleton, ReservedContinueRow } from "~/components/library/continue-row";
import { ImportOffer } from "~/components/library/import-offer";
import { MemoryOfTheDay } from "~/components/library/memory";
import { Starters, useStarters } from "~/components/library/starters";
import { useFirst } from "~/components/library/use-first";
import { useLocalContinue } from "~/components/library/use-local-continue";
import { DelayedWelcomeDialog } from "~/components/site/delayed-welcome-dialog";
import { pageMeta } from "~/components/site/page-meta";
import { SearchForm } from "~/components/site/search-form";
import { useSite } from "~/components/site/site-context";
import { RowSkeleton, TitleRow } from "~/components/title/title-row";
import { Deferred } from "~/components/ui/deferred";
import { Notice } from "~/components/ui/notice";
import { showToast } from "~/components/ui/toast";
import { isAdmin } from "~/domain/accounts/types";
import { type CardFacts, cardFacts } from "~/domain/catalogue/cards";
import type { OpenCatalogue } from "~/domain/catalogue/catalogue.server";
import { findHero, listHomeRows, withoutHero } from "~/domain/catalogue/lists/home.server";
import { readShowsAll } from "~/domain/catalogue/lists/list-query";
import { pickStarters } from "~/domain/catalogue/lists/starters";
import { isTitle } from "~/domain/catalogue/paths";
import { toSignLink } from "~/domain/catalogue/signs/signs";
import type { TitleRef } from "~/domain/catalogue/types";
import type { RecommendationReason } from "~/domain/library/discover/recommendations.server";
import type { BegunCard } from "~/domain/library/next/begun-card";
import { type BegunRows as BegunRowsOf, holdPlaces, takeHero } from "~/domain/library/next/home-hero";
import type { LibraryRows } from "~/domain/library/next/home-rows.server";
import { CONTINUE_SHOWN } from "~/domain/library/retention";
import { endRefusedCookie } from "~/http/credentials";
import { TOO_MANY } from "~/http/rate-limit";
import { isResolved, type MaybeDeferred, resolveWithin } from "~/lib/deferred";
import { loadViewings, openOwnCatalogue } from "~/loaders/load-own";
import { browseTexts } from "~/messages/browse";
import { cardsTexts } from "~/messages/cards";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { tokenClaims, visitorSession } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/home";

/** Milliseconds that the first HTML waits for a row; a later row is streamed. The sample catalogue is in memory. */
const ROW_BUDGET = { tmdb: 120, sample: 5000 };

/**
 * The same for what is the visitor's own. The first two are longer: a banner or a row that turns out to be missing shifts the
 * page.
 */
const OWN_ROW_BUDGET = { decided: 1000, begun: 500, cards: 120 };

/** Of the wall of pictures: places, sky, things and people. */
const SIGNS_SHOWN = (["door", "sea", "moon", "rocket", "heart", "sword", "ghost", "detective"] as const).map(
	toSignLink,
);

const NOTHING_BEGUN: BegunRowsOf<BegunCard> = { continuing: [], upNext: [] };

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: PRODUCT_NAME,
		data: ({ origin }) => [
			{
				"@type": "WebSite",
				name: PRODUCT_NAME,
				url: `${origin}/`,
				potentialAction: {
					"@type": "SearchAction",
					target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
					"query-input": "required name=search_term_string",
				},
			},
		],
	});

export { passLoaderHeaders as headers } from "~/http/pass-headers";

export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs) {
	const { config } = context.get(platformContext);
	const showsAll = readShowsAll(searchParams);
	const { catalogue, rows: ownRows } = await openHome(context, showsAll);
	const budget = ROW_BUDGET[catalogue.source];
	const rows = listHomeRows(catalogue, config);
	// A row that cannot be loaded is hidden. Only when no row can be loaded does the page say so.
	const heroPromise = (rows[0]?.titles ?? Promise.resolve([])).then(findHero).catch(() => null);
	// The other rows do not wait for a late hero.
	const heroInTime = resolveWithin(heroPromise, budget / 2).then((hero) => (isResolved(hero) ? hero : null));
	const rowPromises = rows.map(({ key, titles }) =>
		Promise.all([titles, key === "trending" ? heroPromise : heroInTime])
			.then(([all, hero]) => (hero ? withoutHero(all, hero) : all).map(cardFacts))
			.catch((): CardFacts[] => []),
	);
	const heroLoading = heroPromise.then(
		async (title) => title && { title, viewings: await loadViewings(context, title) },
	);
	const noticePromise = Promise.all(rowPromises).then((all) => {
		if (all.every((cards) => cards.length === 0)) return { kind: "unavailable" as const };
		return catalogue.servedStale ? { kind: "saved" as const } : null;
	});

	const session = await context.get(visitorSession);
	const isSignedIn = session !== null;
	const endRefused = endRefusedCookie(request);
	await resolveWithin(ownRows.decided, OWN_ROW_BUDGET.decided);
	const [isNew, recommended, begun, memory, hero, ...cards] = await Promise.all([
		resolveWithin(ownRows.isNew, OWN_ROW_BUDGET.cards),
		resolveWithin(ownRows.recommended, OWN_ROW_BUDGET.cards),
		resolveWithin(ownRows.begun, OWN_ROW_BUDGET.begun),
		resolveWithin(ownRows.memory, OWN_ROW_BUDGET.cards),
		resolveWithin(heroLoading, budget),
		...rowPromises.map((row) => resolveWithin(row, budget)),
	]);
	const leftOut = Promise.all(rows.map((row) => row.leftOut)).then((keys) => ({ count: new Set(keys.flat()).size }));
	const notice = cards.every(isResolved) ? await noticePromise : { later: noticePromise };
	const isDown = notice !== null && "kind" in notice && notice.kind === "unavailable";
	const init = isDown ? errorInit(catalogue) : {};
	const headers = new Headers(init.headers);
	if (endRefused) headers.append("set-cookie", endRefused);
	return data(
		{
			hero,
			notice,
			/** Why the visitor was redirected here from the admin panel. */
			refusal:
				session && endRefused !== null ? (isAdmin(session.user) ? ("person" as const) : ("role" as const)) : null,
			/** Also when it is not known in time. */
			hasLibrary: isSignedIn && isNew !== true,
			/** For an empty library. */
			starters: isSignedIn && isNew === true ? pickStarters(cards.flatMap((row) => (isResolved(row) ? row : []))) : [],
			recommended,
			begun,
			/** Without one that is late: it would move the rows below it. */
			memory: isResolved(memory) ? memory : null,
			signs: SIGNS_SHOWN,
			isShareable: catalogue.isComplete,
			/** Whether the rows have what they would leave out. */
			showsAll,
			/** How many titles the visitor's rows are without; the browser of a signed-out visitor leaves out its own. */
			leftOut: isSignedIn ? await resolveWithin(leftOut, 0) : { count: 0 },
			rows: rows.map(({ titles, leftOut: _, hiddenWhenEmpty, ...row }, index) => ({
				...row,
				cards: cards[index] ?? [],
			})),
		},
		{ ...init, headers },
	);
}

function errorInit({ isLimited }: Pick<OpenCatalogue, "isLimited">): ResponseInit {
	const { status, headers } = TOO_MANY;
	return isLimited ? { status, headers } : { status: 503, headers: { "retry-after": String(OUTAGE_RETRY_SECONDS) } };
}

/** Signed-out visitors have no rows of their own, and nothing is read for them. */
async function openHome(context: Readonly<RouterContextProvider>, showsAll: boolean) {
	if (context.get(tokenClaims)?.profileId !== undefined) {
		const { openOwnHome } = await import("~/loaders/load-own-rows");
		return openOwnHome(context, { showsAll });
	}
	const none = Promise.resolve([]);
	const rows: LibraryRows = {
		decided: none,
		isNew: Promise.resolve(true),
		recommended: none,
		begun: Promise.resolve(NOTHING_BEGUN),
		memory: Promise.resolve(null),
	};
	return { catalogue: openOwnCatalogue(context, { showsAll }), rows };
}

/** Over the page, where it can be read at once; without scripts below the hero. */
function Refusal({ reason }: { reason: "role" | "person" }) {
	const { adminForRoles, adminForFirstPerson } = useTexts(browseTexts);
	const text = reason === "role" ? adminForRoles : adminForFirstPerson;
	useEffect(() => showToast(text), [text]);
	return (
		<div className="hidden noscript:contents">
			<div className="px-gutter pb-8">
				<Notice>{text}</Notice>
			</div>
		</div>
	);
}

/** In place of the rows, where the upstream is down and nothing is saved. */
function CatalogueUnavailable() {
	return (
		<div role="status" className="px-gutter pt-28">
			<Intermission address="/" text={useTexts(browseTexts).unavailable}>
				<SearchForm />
			</Intermission>
		</div>
	);
}

export { runLibraryForm as action } from "~/operations/library/run-library-form.server";

export default function Home({ loaderData }: Route.ComponentProps) {
	const { hero, rows, notice, refusal, hasLibrary, recommended, begun, memory, signs, showsAll, leftOut } = loaderData;
	const texts = useTexts(browseTexts);
	const { because } = useTexts(cardsTexts);
	const { genre } = useTexts(siteTexts);
	const explain = ({ kind, name, rating }: RecommendationReason) =>
		because[kind](kind === "genre" ? genre(name) : name, rating);
	const isSignedIn = useSite().visitor !== null;
	const shownStarters = useStarters(loaderData.starters);
	const starters = isSignedIn ? shownStarters : [];
	const local = useLocalContinue();
	const firstTime = useFirst<number>();
	const take = (rows: BegunRowsOf<BegunCard>) => takeHero(holdPlaces(rows, firstTime));
	// Null on the server and while hydrating, for a signed-out visitor.
	const kept = local?.filter(({ isDone }) => !isDone).slice(0, CONTINUE_SHOWN);
	const own: MaybeDeferred<BegunRowsOf<BegunCard>> | null = isSignedIn
		? begun
		: kept
			? { continuing: kept, upNext: [] }
			: null;
	const trending = hero && "title" in hero ? hero.title : null;
	const showTrending = (ownCard: TitleRef | null, isSecond: boolean) => (
		<Deferred value={hero} waiting={<HeroSkeleton />}>
			{(shown) => {
				if (!shown) return !isSecond && <h1 className="sr-only">{PRODUCT_NAME}</h1>;
				return (!ownCard || !isTitle(ownCard, shown.title)) && <Hero {...shown} isSecond={isSecond} />;
			}}
		</Deferred>
	);
	return (
		// What the script of `ContinueHero` finds stands here until the page has hydrated.
		<div data-own={own ? undefined : ""} suppressHydrationWarning>
			<Deferred
				value={own}
				waiting={
					<>
						<HeroSkeleton />
						{showTrending(null, true)}
					</>
				}
			>
				{(rows) => {
					const { hero: card, isUpNext } = take(rows ?? NOTHING_BEGUN);
					return (
						<>
							{(card || !rows) && <ContinueHero card={card} isUpNext={isUpNext} trending={trending} />}
							{showTrending(card, card !== null)}
						</>
					);
				}}
			</Deferred>
			<Deferred value={notice} waiting={null}>
				{(shown) =>
					shown &&
					(shown.kind === "saved" ? (
						<CatalogueNotice className="px-gutter pb-8 [h1+&]:pt-28" />
					) : (
						<CatalogueUnavailable />
					))
				}
			</Deferred>
			{refusal && <Refusal reason={refusal} />}
			<div data-all={showsAll || undefined} className="space-y-12 md:space-y-16">
				{starters.length > 0 && <Starters cards={starters} />}
				{(!hasLibrary || starters.length > 0) && <ImportOffer className="relative px-gutter max-w-none!" />}
				<Deferred value={own} waiting={<ContinueSkeleton />}>
					{(rows) => (rows ? <BegunRows {...take(rows)} /> : <ReservedContinueRow />)}
				</Deferred>
				{memory && <MemoryOfTheDay memory={memory} />}
				<Deferred value={recommended} waiting={<RowSkeleton title={texts.recommended} />}>
					{(cards) =>
						cards.length > 0 && (
							<TitleRow
								title={texts.recommended}
								cards={cards.map((card) => ({ ...card, reason: explain(card.reason) }))}
							/>
						)
					}
				</Deferred>
				{rows.map(({ key, url, showsUrl, cards: loading }, index) => (
					<Fragment key={key}>
						{index === 1 && <SignsRow signs={signs} />}
						<Deferred value={loading} waiting={<RowSkeleton title={texts.homeRows[key]} />}>
							{(cards) =>
								cards.length > 0 && <TitleRow title={texts.homeRows[key]} url={url} showsUrl={showsUrl} cards={cards} />
							}
						</Deferred>
					</Fragment>
				))}
				{!showsAll && (
					<div className="px-gutter">
						<Deferred value={leftOut} waiting={null}>
							{({ count }) => <LeftOutOfRows rows={rows} count={count} url="/?all=1" />}
						</Deferred>
					</div>
				)}
			</div>
			<DelayedWelcomeDialog hasLibrary={hasLibrary} />
		</div>
	);
}
