import { openListPage } from "~/browser/library/session-lists.client";
import { listingMeta } from "~/components/browse/listing-meta";
import { ListingPage } from "~/components/browse/listing-page";
import { listingUrl, readFilters } from "~/domain/catalogue/lists/list-query";
import { loadList, openListCatalogue } from "~/loaders/load-list";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/movies";

export const meta: Route.MetaFunction = (args) => listingMeta(args, "movie");

export { passLoaderHeaders as headers } from "~/http/pass-headers";

export function loader({ context, request }: Route.LoaderArgs) {
	return loadList(context.get(platformContext), {
		catalogue: openListCatalogue(context, request),
		name: "movies",
		request,
	});
}

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
	return openListPage(listingUrl("movie", readFilters("movie", url.searchParams)), request.signal);
}

export default function Movies({ loaderData }: Route.ComponentProps) {
	return <ListingPage mediaType="movie" {...loaderData} />;
}
