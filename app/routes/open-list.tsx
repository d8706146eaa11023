import { data } from "react-router";
import { OPEN_PAGE, OpenListPage } from "~/components/library/open-list-page";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listItems } from "~/domain/library/own-lists/list-titles.server";
import { findOpenList } from "~/domain/library/own-lists/lists.server";
import { listsTexts } from "~/messages/lists";
import { database } from "~/middleware/database";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/open-list";

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
	unlistedMeta(loaderData?.list?.name ?? listsTexts.in(metaLanguage(args)).list);

export { passLoaderHeaders as headers } from "~/http/pass-headers";

/** It ends when its owner says so: nobody keeps a copy. */
const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

export async function loader({ params: { secret }, context, url }: Route.LoaderArgs) {
	const db = context.get(database);
	const open = await findOpenList(db, secret);
	if (!open) return data({ list: null, from: 0, items: [] }, { status: 404, headers: HEADERS });
	const { id, ...list } = open;
	const number = Number(url.searchParams.get("from"));
	const from = Number.isInteger(number) && number > 0 ? Math.min(number, list.size) : 0;
	const items = await listItems(db, openCatalogue(context.get(platformContext)), {
		listId: id,
		limit: OPEN_PAGE,
		offset: from,
	});
	// When somebody has put a title in is their own affair.
	const shown = items.flatMap(({ isGone, addedAt: _, ...item }) => (isGone ? [] : item));
	return data({ list, from, items: shown }, { headers: HEADERS });
}

export default function OpenList({ loaderData }: Route.ComponentProps) {
	return <OpenListPage {...loaderData} />;
}
