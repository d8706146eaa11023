import { data, redirect } from "react-router";
import { openListPage } from "~/browser/library/session-lists.client";
import { SearchPage } from "~/components/browse/search-page";
import { metaLanguage, pageMeta } from "~/components/site/page-meta";
import { mayBeAddress, readSearch, searchUrl } from "~/domain/catalogue/lists/list-query";
import { type FirstScreen, isEmptyList } from "~/domain/catalogue/lists/loaded-list";
import { listSearchOffers, type SearchOffers } from "~/domain/catalogue/lists/popular.server";
import { findAddressPath } from "~/domain/catalogue/search/find-address.server";
import { isResolved, type MaybeDeferred, resolveWithin } from "~/lib/deferred";
import { loadList, openListCatalogue } from "~/loaders/load-list";
import { searchTexts } from "~/messages/search";
import { siteTexts } from "~/messages/site";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/search";

/** Milliseconds that the page waits for what it offers instead of results: the first HTML, and a navigation. */
const OFFERS_BUDGET = { html: 300, navigation: 0 };

export const meta: Route.MetaFunction = (args) => {
	const { pathname, search } = args.location;
	const { text } = readSearch(new URLSearchParams(search));
	const language = metaLanguage(args);
	const { search: searchWord } = siteTexts.in(language);
	return pageMeta(args, {
		title: text ? `${text} · ${searchWord}` : searchWord,
		description: searchTexts.in(language).description,
		path: pathname + search,
		robots: "noindex, follow",
	});
};

export { passLoaderHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, request, url }: Route.LoaderArgs) {
	const platform = context.get(platformContext);
	const catalogue = openListCatalogue(context, request);
	const path = await findAddressPath(catalogue, readSearch(url.searchParams).text, url.host);
	if (path) throw redirect(path);
	const list = await loadList(platform, { catalogue, name: "search", request });
	const isWithoutText = readSearch(url.searchParams).text === "";
	const loading = offersFor(list.data.first, isWithoutText, () => listSearchOffers(catalogue));
	const offers = await within(loading, OFFERS_BUDGET.html);
	const isShareable = list.data.isShareable && catalogue.isComplete;
	return data({ ...list.data, offers, isShareable }, list.init ?? undefined);
}

/** Null beside results. */
function offersFor(
	first: FirstScreen,
	isWithoutText: boolean,
	load: () => Promise<SearchOffers | null>,
): MaybeDeferred<SearchOffers | null> {
	if (isResolved(first)) return isWithoutText || isEmptyList(first) ? { later: load() } : null;
	return { later: first.later.then((list) => (isEmptyList(list) ? load() : null)) };
}

function within(offers: MaybeDeferred<SearchOffers | null>, milliseconds: number) {
	if (isResolved(offers)) return offers;
	// Rendering them still throws; a navigation that ends earlier must not.
	offers.later.catch(() => undefined);
	return resolveWithin(offers.later, milliseconds);
}

export async function clientLoader({ request, url, serverLoader }: Route.ClientLoaderArgs) {
	const query = readSearch(url.searchParams);
	if (mayBeAddress(query.text)) return await serverLoader();
	const { first } = query.text ? await openListPage(searchUrl(query), request.signal) : { first: null };
	const offers = offersFor(first, query.text === "", async () => {
		// Without a connection the page stands without them.
		const loaded = await serverLoader().catch(() => null);
		return loaded && (isResolved(loaded.offers) ? loaded.offers : loaded.offers.later);
	});
	return { first, offers: await within(offers, OFFERS_BUDGET.navigation) };
}

export default function Search({ loaderData }: Route.ComponentProps) {
	return <SearchPage {...loaderData} />;
}
