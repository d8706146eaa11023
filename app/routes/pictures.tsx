import { useLocation } from "react-router";
import { openListPage } from "~/browser/library/session-lists.client";
import { PicturesPage } from "~/components/browse/pictures-page";
import { metaLanguage, pageMeta } from "~/components/site/page-meta";
import { picturesUrl, readPicked } from "~/domain/catalogue/signs/signs";
import { loadList, openListCatalogue } from "~/loaders/load-list";
import { formatsIn } from "~/messages/formats";
import { picturesTexts } from "~/messages/pictures";
import { signsTexts } from "~/messages/signs";
import { siteTexts } from "~/messages/site";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/pictures";

export const meta: Route.MetaFunction = (args) => {
	const picked = readPicked(new URLSearchParams(args.location.search));
	const language = metaLanguage(args);
	const { names } = signsTexts.in(language);
	const { browseByPicture } = siteTexts.in(language);
	const signs = formatsIn(language).list(picked.signs.map((key) => names[key]));
	return pageMeta(args, {
		title: signs ? `${signs} · ${browseByPicture}` : browseByPicture,
		description: picturesTexts.in(language).description,
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
