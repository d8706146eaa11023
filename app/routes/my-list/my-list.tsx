import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { type LibraryResult, sendLibraryForm } from "~/browser/send-library-form.client";
import { listAddress } from "~/components/library/list-tabs";
import { MyListPage } from "~/components/library/my-list-page";
import { SignInRequired } from "~/components/library/sign-in-required";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { describeWatchHistory } from "~/domain/library/debug.server";
import { type LaterTab, openContinueTab, readLaterTab } from "~/domain/library/my-list.server";
import { resolveWithin } from "~/lib/deferred";
import { database } from "~/middleware/database";
import { isVisitorUnknown, visitor } from "~/middleware/visitor";
import { LIBRARY_FORMS } from "~/operations/library/library-forms";
import { runLibraryForm } from "~/operations/library/run-library-form.server";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/my-list";

/** Milliseconds that the first HTML waits for the cards. */
const CARDS_BUDGET = 120;
/** Saved titles that the page shows at first, by each "Load More", and at most. */
const LATER_STEP = 60;
const LATER_MAX = 600;

const NOTHING_SAVED: LaterTab = { items: [], total: 0, areSamples: false };

export const meta: Route.MetaFunction = () => [
	{ title: `My List · ${PRODUCT_NAME}` },
	{ name: "robots", content: "noindex" },
];

function moreAddress(shown: number): string {
	return `${listAddress("watchlater")}&shown=${shown}`;
}

function readShown(search: URLSearchParams): number {
	const shown = Number(search.get("shown"));
	return Number.isInteger(shown) ? Math.min(Math.max(shown, LATER_STEP), LATER_MAX) : LATER_STEP;
}

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
	const user = context.get(visitor);
	// Nobody is told to sign in who may have done so.
	if (!user && context.get(isVisitorUnknown)) throw data(null, { status: 503, headers: { "retry-after": "10" } });
	if (!user) return { list: null };
	const limit = readShown(searchParams);
	const db = context.get(database);
	const catalogue = openCatalogue(context.get(platformContext));
	const [continuing, later, debug] = await Promise.all([
		openContinueTab(db, catalogue, user.id).catch(() => null),
		readLaterTab(db, catalogue, { user, limit }).catch(() => null),
		searchParams.has("debug") ? describeWatchHistory(db, user) : null,
	]);
	return {
		list: {
			now: Date.now(),
			hasFailed: continuing === null || later === null,
			continuing: continuing ? await resolveWithin(continuing.items, CARDS_BUDGET) : [],
			continuingCount: continuing?.count ?? 0,
			later: later ?? NOTHING_SAVED,
			moreTo: later && later.total > limit && limit < LATER_MAX ? moreAddress(limit + LATER_STEP) : null,
			debug,
		},
	};
}

export async function action(args: Route.ActionArgs) {
	return await runLibraryForm(args);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
	return await sendLibraryForm(request, LIBRARY_FORMS);
}

/** One load brings both tabs, so that changing the tab loads nothing. A form that failed has changed nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
	const { currentUrl, nextUrl, formMethod, actionResult, defaultShouldRevalidate } = args;
	if (formMethod !== undefined)
		return (actionResult as Partial<LibraryResult> | undefined)?.ok ?? defaultShouldRevalidate;
	const isSameList = ["debug", "shown"].every(
		(name) => currentUrl.searchParams.get(name) === nextUrl.searchParams.get(name),
	);
	const isOtherTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && isSameList;
	return isOtherTab ? false : defaultShouldRevalidate;
}

export default function MyList({ loaderData: { list } }: Route.ComponentProps) {
	return list ? <MyListPage list={list} /> : <SignInRequired />;
}
