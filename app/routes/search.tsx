import { openListPage } from "~/browser/session-lists.client";
import { SearchPage } from "~/components/browse/search-page";
import { readSearch, searchAddress } from "~/domain/catalogue/search-query";
import { loadList } from "~/loaders/load-list";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/search";

export const meta: Route.MetaFunction = ({ location }) => {
	const { text } = readSearch(new URLSearchParams(location.search));
	return [
		{ title: `${text ? `${text} · ` : ""}Search · ${PRODUCT_NAME}` },
		{ name: "description", content: "Find movies and TV shows by their names." },
		{ name: "robots", content: "noindex, follow" },
	];
};

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function loader({ context, request }: Route.LoaderArgs) {
	return loadList(context.get(platformContext), "search", request);
}

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
	const query = readSearch(url.searchParams);
	return query.text ? openListPage(searchAddress(query), request.signal) : { first: null };
}

export default function Search({ loaderData }: Route.ComponentProps) {
	return <SearchPage first={loaderData.first} />;
}
