import { useLocation } from "react-router";
import { openListPage } from "~/browser/library/session-lists.client";
import { PicturesPage } from "~/components/browse/pictures-page";
import { pageMeta } from "~/components/site/page-meta";
import { findSign, picturesUrl, readPicked } from "~/domain/catalogue/signs/signs";
import { loadList, openListCatalogue } from "~/loaders/load-list";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/pictures";

export const meta: Route.MetaFunction = (args) => {
	const picked = readPicked(new URLSearchParams(args.location.search));
	const names = picked.signs.map((key) => findSign(key).name);
	return pageMeta(args, {
		title: names.length > 0 ? `${names.join(" and ")} · Browse by picture` : "Browse by picture",
		description: "Pick one or two pictures and see the movies and TV shows that have them.",
		path: picturesUrl(picked),
	});
};

export { passLoaderHeaders as headers } from "~/http/pass-headers";

export function loader({ context, request }: Route.LoaderArgs) {
	return loadList(context.get(platformContext), {
		catalogue: openListCatalogue(context, request),
		name: "pictures",
		request,
	});
}

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
	const picked = readPicked(url.searchParams);
	return picked.signs.length > 0 ? openListPage(picturesUrl(picked), request.signal) : { first: null };
}

export default function Pictures({ loaderData }: Route.ComponentProps) {
	const picked = readPicked(new URLSearchParams(useLocation().search));
	return <PicturesPage picked={picked} {...loaderData} />;
}
