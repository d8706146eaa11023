import { redirect } from "react-router";
import { localHistory } from "~/browser/local-history.client";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listingUrl, readFilters, withSearch } from "~/domain/catalogue/lists/list-query";
import { titlePath } from "~/domain/catalogue/paths";
import { readSeen, writeSeen } from "~/domain/library/local-list";
import { drawTitle } from "~/domain/library/surprise.server";
import { orNotFound } from "~/loaders/catalogue";
import { database } from "~/middleware/database";
import { visitor } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/surprise";

const SEEN = "seen";

/** Redirects to a title by chance; back to the listing where none is left that the visitor has not seen. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const platform = context.get(platformContext);
	const { searchParams } = url;
	const kind = searchParams.get("kind");
	const mediaType = kind === "movie" || kind === "tv" ? kind : null;
	const filters = readFilters(mediaType ?? "movie", searchParams);
	const drawing = drawTitle(
		context.get(database),
		{ catalogue: openCatalogue(platform), config: platform.config },
		{
			userId: (await context.get(visitor))?.id ?? null,
			listing: mediaType && { mediaType, filters: withSearch(filters, "") },
			seen: readSeen(searchParams.get(SEEN)),
		},
	);
	const { path } = await orNotFound(
		drawing.then((title) => ({
			path: title ? titlePath(title) : mediaType ? listingUrl(mediaType, filters) : "/",
		})),
		url,
	);
	return redirect(path, { headers: { "cache-control": "no-store" } });
}

/** Adds what only the browser knows to be seen. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
	const seen = url.searchParams.has(SEEN) ? "" : writeSeen(localHistory.get());
	if (!seen) return await serverLoader();
	const params = new URLSearchParams(url.searchParams);
	params.set(SEEN, seen);
	return redirect(`${url.pathname}?${params}`);
}

/** Never shown: the loader always redirects. */
export default function Surprise() {
	return null;
}
