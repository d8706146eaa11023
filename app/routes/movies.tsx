import { ListingPage } from "~/components/browse/listing-page";
import { openListingPage } from "~/components/browse/open-page.client";
import { pageMeta } from "~/components/site/page-meta";
import { loadList } from "~/loaders/load-list";
import { platformContext } from "~/platform.server";
import { linkSheet } from "~/styles/link-sheet";
import sheet from "~/styles/pages/listing.css?url";
import type { Route } from "./+types/movies";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, { title: "Movies", description: "Every movie of the catalogue, by genre, year, score and language." });

export const links = linkSheet(sheet);

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders;
}

export function loader({ context, request }: Route.LoaderArgs) {
	return loadList(context.get(platformContext), "movies", request);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	return openListingPage("movie", request);
}

export default function Movies({ loaderData }: Route.ComponentProps) {
	return <ListingPage mediaType="movie" first={loaderData.first} />;
}
