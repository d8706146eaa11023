import { ButtonLink } from "~/components/ui/button";
import { hasMorePages, type LoadedList } from "~/domain/catalogue/lists/loaded-list";

/** Upstream pages that one page of the listing usually needs. */
const STEP = 2;

function atPage(address: string, page: number): string {
	const [path, search] = address.split("?");
	const params = new URLSearchParams(search);
	params.delete("page");
	if (page > 1) params.set("page", String(page));
	return params.size > 0 ? `${path}?${params}` : (path ?? "");
}

/** Page links that replace Load More without scripts. */
export function TitlePager({ address, list }: { address: string; list: LoadedList }) {
	const page = Number(new URLSearchParams(address.split("?")[1]).get("page") ?? 1);
	return (
		<nav aria-label="Pages" className="flex justify-center gap-3">
			{page > 1 && <ButtonLink to={atPage(address, Math.max(1, page - STEP))}>Previous page</ButtonLink>}
			{hasMorePages(list) && <ButtonLink to={atPage(address, list.nextPage)}>Next page</ButtonLink>}
		</nav>
	);
}
