import { useLocation } from "react-router";
import { EmptyList } from "~/components/browse/empty-list";
import { TitleGrid } from "~/components/title/title-grid";
import { ButtonLink } from "~/components/ui/button";
import { MarkedText } from "~/components/ui/marked-text";
import { PageLinks } from "~/components/ui/page-links";
import type { ListItem } from "~/domain/library/own-lists/list-titles.server";
import type { OpenList } from "~/domain/library/own-lists/lists.server";
import { libraryTexts } from "~/messages/library";
import { listsTexts } from "~/messages/lists";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

/** Titles of a page. */
export const OPEN_PAGE = 60;

interface OpenListPageProps {
	/** Null: there is none at the address, or none any more. */
	list: Omit<OpenList, "id"> | null;
	/** Without those that are not available here. */
	items: Omit<ListItem, "addedAt" | "isGone">[];
	/** How many titles stand before the page. */
	from: number;
}

/** A list as anyone who has its link sees it. */
export function OpenListPage({ list, items, from }: OpenListPageProps) {
	const texts = useTexts(listsTexts);
	const library = useTexts(libraryTexts);
	const { goHome } = useTexts(siteTexts);
	const { pathname } = useLocation();
	if (!list) {
		return (
			<div className="px-gutter pt-20 md:pt-28">
				<h1 className="sr-only">{texts.list}</h1>
				<EmptyList heading={texts.notHere} advice={texts.notHereAdvice}>
					<ButtonLink to="/" variant="primary" className="mt-2">
						{goHome}
					</ButtonLink>
				</EmptyList>
			</div>
		);
	}
	const hasMore = list.size > from + OPEN_PAGE;
	const before = from - OPEN_PAGE;
	return (
		<div className="px-gutter pt-20 md:pt-28">
			<header className="mb-10">
				<p className="font-semibold text-bulb">{texts.list}</p>
				<h1 dir="auto" className="lettering mt-2 text-title wrap-anywhere">
					{list.name}
				</h1>
				<p className="mt-3 text-soft">
					{list.by && (
						<>
							<MarkedText
								text={texts.by(list.by)}
								marks={{ name: (name) => <bdi className="text-cream">{name}</bdi> }}
							/>{" "}
							·{" "}
						</>
					)}
					{library.titles(list.size)}
				</p>
				{list.note && (
					<p
						dir="auto"
						className="mt-4 w-fit max-w-[68ch] leading-relaxed wrap-anywhere whitespace-pre-line text-cream/90"
					>
						{list.note}
					</p>
				)}
			</header>
			{items.length > 0 ? (
				// It shows what its owner has put in, also what the visitor has hidden from lists.
				<section aria-label={list.name} data-all>
					<TitleGrid cards={items.map((item) => ({ ...item, reason: texts.number(item.rank) }))} />
				</section>
			) : (
				<EmptyList heading={texts.nothingHere} advice={texts.nothingHereAdvice} />
			)}
			<PageLinks
				label={texts.pages}
				className="mt-10 justify-between"
				back={from > 0 && { to: before > 0 ? `${pathname}?from=${before}` : pathname, children: library.previousPage }}
				next={hasMore && { to: `${pathname}?from=${from + OPEN_PAGE}`, children: library.nextPage }}
			/>
		</div>
	);
}
