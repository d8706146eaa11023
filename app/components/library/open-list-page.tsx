import { useLocation } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { TitleGrid } from "~/components/title/title-grid";
import { ButtonLink } from "~/components/ui/button";
import type { ListItem } from "~/domain/library/own-lists/list-titles.server";
import type { OpenList } from "~/domain/library/own-lists/lists.server";
import { formatPlural } from "~/lib/text/format";

/** Titles of a page. */
export const OPEN_PAGE = 60;

interface OpenListPageProps {
	/** Null: there is none at the address, or none any more. */
	list: Omit<OpenList, "id"> | null;
	/** Without those that are not available here. */
	items: ListItem[];
	/** How many titles stand before the page. */
	from: number;
}

/** A list as anyone who has its link sees it. */
export function OpenListPage({ list, items, from }: OpenListPageProps) {
	const { pathname } = useLocation();
	if (!list) {
		return (
			<div className="px-gutter pt-28 md:pt-36">
				<h1 className="sr-only">List</h1>
				<EmptyList
					heading="This list is not here"
					advice="Its link has ended, or is not complete. Ask the person who sent it to you for another one."
				>
					<ButtonLink to="/" variant="primary" className="mt-2">
						Go Home
					</ButtonLink>
				</EmptyList>
			</div>
		);
	}
	const hasMore = list.size > from + OPEN_PAGE;
	const before = from - OPEN_PAGE;
	return (
		<div className="px-gutter pt-28 md:pt-36">
			<header className="mb-10">
				<p className="font-semibold text-bulb">List</p>
				<h1 dir="auto" className="lettering mt-2 text-title wrap-anywhere">
					{list.name}
				</h1>
				<p className="mt-3 text-soft">
					{list.by && (
						<>
							By <bdi className="text-cream">{list.by}</bdi> ·{" "}
						</>
					)}
					{formatPlural(list.size, "title")}
				</p>
				{list.note && (
					<p dir="auto" className="mt-4 max-w-[68ch] leading-relaxed wrap-anywhere whitespace-pre-line text-cream/90">
						{list.note}
					</p>
				)}
			</header>
			{items.length > 0 ? (
				// It shows what its owner has put in, also what the visitor has hidden from lists.
				<section aria-label={list.name} data-all>
					<TitleGrid cards={items.map((item) => ({ ...item, reason: `No. ${item.rank}` }))} />
				</section>
			) : (
				<EmptyList heading="Nothing here yet" advice="The person who made this list has put nothing in it" />
			)}
			{(from > 0 || hasMore) && (
				<nav aria-label="Pages" className="mt-10 flex flex-wrap justify-between gap-3">
					{from > 0 ? (
						<ButtonLink to={before > 0 ? `${pathname}?from=${before}` : pathname}>Previous page</ButtonLink>
					) : (
						<span />
					)}
					{hasMore && <ButtonLink to={`${pathname}?from=${from + OPEN_PAGE}`}>Next page</ButtonLink>}
				</nav>
			)}
		</div>
	);
}
