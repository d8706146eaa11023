import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { whenChangesMade } from "~/browser/library/made-here";
import { MyListPage } from "~/components/library/my-list-page";
import { SignInRequired } from "~/components/library/sign-in-required";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { isChild, mayAdminister } from "~/domain/accounts/policy";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listGenreNames } from "~/domain/catalogue/genres";
import { readListPage } from "~/domain/library/lists/list-view";
import type { LaterTab } from "~/domain/library/lists/my-list.server";
import type { ContinuePage } from "~/domain/library/next/search-begun.server";
import { resolveWithin } from "~/lib/deferred";
import { findCompanions, readOwn } from "~/loaders/load-own";
import { siteTexts } from "~/messages/site";
import { database } from "~/middleware/database";
import { isVisitorUnknown, visitorSession } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/my-list";

/** Milliseconds that the first HTML waits for the cards. */
const CARDS_BUDGET = 120;
const NOTHING_BEGUN: ContinuePage = { cards: [], sizes: {}, next: null, unread: 0 };
const NOTHING_SAVED: LaterTab = { items: [], size: 0, total: 0, unread: 0, suggestions: [] };

export const meta: Route.MetaFunction = (args) => unlistedMeta(siteTexts.in(metaLanguage(args)).myList);

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
	const { describeWatchHistory, openContinueTab, readLaterTab } = await import("~/domain/library/lists/my-list.server");
	const db = context.get(database);
	const catalogue = openCatalogue(context.get(platformContext));
	const companions = findCompanions(context);
	const continuingTab = readOwn(context, null, (profileId) =>
		openContinueTab(db, catalogue, { ...readListPage(searchParams, "continue"), profileId, companions }),
	).catch(() => null);
	const session = await context.get(visitorSession);
	// A visitor who may be signed in must not see "Sign In Required".
	if (!session && context.get(isVisitorUnknown)) throw data(null, { status: 503, headers: { "retry-after": "10" } });
	// Without a profile, the visitor is asked who is watching.
	if (!session?.profile) return { list: null };
	const { user, profile } = session;
	const profileId = profile.id;
	const [continuing, later, debug] = await Promise.all([
		continuingTab,
		readLaterTab(db, catalogue, { ...readListPage(searchParams, "watchlater"), user, profileId }).catch(() => null),
		searchParams.has("debug") && !isChild(session)
			? describeWatchHistory(db, { profileId, isAdmin: mayAdminister(session) })
			: null,
	]);
	return {
		list: {
			now: Date.now(),
			hasFailed: continuing === null || later === null,
			continuing: continuing ? await resolveWithin(continuing.page, CARDS_BUDGET) : NOTHING_BEGUN,
			later: later ?? NOTHING_SAVED,
			sizes: { continue: continuing?.size ?? 0, watchlater: later?.size ?? 0 },
			genres: listGenreNames(),
			debug,
		},
	};
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	await whenChangesMade();
	return await serverLoader();
}

export { runLibraryForm as action } from "~/operations/library/run-library-form.server";

/** One load brings both tabs, so that changing the tab or selecting titles loads nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
	const isSameList = ["debug", "from", "sort", "show", "q", "genre", "short"].every(
		(name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
	);
	const isOtherTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && isSameList;
	return isOtherTab ? false : defaultShouldRevalidate;
}

export default function MyList({ loaderData: { list } }: Route.ComponentProps) {
	return list ? <MyListPage list={list} /> : <SignInRequired />;
}
