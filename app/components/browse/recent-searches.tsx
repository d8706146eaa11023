import { useMemo, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { Icon } from "~/components/ui/icon";
import { searchAddress } from "~/domain/catalogue/search-query";
import { forgetSearch, parseRecent, readRecent, subscribeToRecent } from "./recent-searches.client";

/** What this browser searched lately, newest first; nothing in the server's HTML, which cannot know. */
export function useRecentSearches(): string[] {
	const stored = useSyncExternalStore(subscribeToRecent, readRecent, () => null);
	return useMemo(() => (stored === null ? [] : parseRecent(stored)), [stored]);
}

export function RecentSearches() {
	const texts = useRecentSearches();
	if (texts.length === 0) return null;
	return (
		<section aria-labelledby="recent-searches" className="w-full max-w-2xl lg:py-16">
			<h2 id="recent-searches" className="mb-3 text-sm font-semibold text-soft">
				Recent searches
			</h2>
			<ul className="divide-y divide-line border-y border-line">
				{texts.map((text) => (
					<li key={text} className="flex items-center">
						<Link
							to={searchAddress({ text })}
							dir="auto"
							className="min-w-0 grow truncate py-3.5 font-medium hover:text-glow"
						>
							{text}
						</Link>
						<button
							type="button"
							aria-label={`Remove ${text}`}
							onClick={() => forgetSearch(text)}
							className="inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-soft hover:bg-cream/10 hover:text-cream"
						>
							<Icon name="close" className="size-4" />
						</button>
					</li>
				))}
			</ul>
		</section>
	);
}
