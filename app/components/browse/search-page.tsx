import { useEffect } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { rememberSearch } from "~/browser/recent-searches";
import type { FirstScreen } from "~/domain/catalogue/loaded-list";
import { readSearch, SEARCH_TABS, type SearchQuery, searchAddress } from "~/domain/catalogue/search-query";
import { EmptyList } from "./empty-list";
import { RecentSearches } from "./recent-searches";
import { SearchField } from "./search-field";
import type { ListLabels } from "./title-count";
import { TitleListView } from "./title-list";

/** Milliseconds without a change before a search is saved, so that half-typed texts are not saved. */
const REMEMBERED_AFTER = 2000;

/** Saves the search after a pause. The returned function saves it at once, for a click on a result. */
function useRememberSearch(text: string): () => void {
	useEffect(() => {
		if (!text) return;
		const timer = setTimeout(() => rememberSearch(text), REMEMBERED_AFTER);
		return () => clearTimeout(timer);
	}, [text]);
	return () => text && rememberSearch(text);
}

function wordsFor({ text, kind }: SearchQuery): ListLabels {
	const isNarrow = kind !== "multi";
	return {
		nouns: ["result", "results"],
		more: "Load More Results",
		empty: (
			<EmptyList
				heading="No results found"
				advice={`Nothing is called “${text}”. Check the spelling or try fewer words.`}
			>
				{isNarrow && (
					<Link to={searchAddress({ text })} className="font-semibold text-bulb hover:text-glow">
						Search movies and TV shows
					</Link>
				)}
			</EmptyList>
		),
		tellsHidden: true,
	};
}

/** Search over movies and shows; its state is in the URL. */
export function SearchPage({ first }: { first: FirstScreen }) {
	const navigate = useNavigate();
	const query = readSearch(new URLSearchParams(useLocation().search));
	const { text, kind } = query;
	const remember = useRememberSearch(text);
	return (
		<div className="space-y-6 px-gutter pt-24 md:pt-32">
			<h1 className="lettering text-title">Search</h1>
			<div className="max-w-3xl">
				<SearchField
					text={text}
					label="Search movies and TV shows"
					action="/search"
					isLarge
					isFocused={!text}
					onSearch={(typed, replace) =>
						navigate(searchAddress({ text: typed, kind }), { replace, preventScrollReset: true })
					}
				>
					{kind !== "multi" && <input type="hidden" name="type" value={kind} />}
				</SearchField>
			</div>
			<nav aria-label="Kinds">
				<ul className="reel -mx-gutter gap-2 px-gutter py-1">
					{SEARCH_TABS.map((tab) => (
						<li key={tab.kind}>
							<Link
								to={searchAddress({ text, kind: tab.kind })}
								aria-current={tab.kind === kind ? "page" : undefined}
								preventScrollReset
								className="chip"
							>
								{tab.label}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			{text ? (
				<div onClickCapture={remember} className="space-y-6">
					<TitleListView address={searchAddress(query)} first={first} words={wordsFor(query)} />
				</div>
			) : (
				<div className="grid gap-x-16 gap-y-4 lg:has-[section]:grid-cols-2">
					<EmptyList heading="Start your search" advice="Type a title. A year narrows it, as in “Cherry 2021”." />
					<RecentSearches />
				</div>
			)}
		</div>
	);
}
