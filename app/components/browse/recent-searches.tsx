import { Link } from "react-router";
import { forgetSearch, recentSearches } from "~/browser/recent-searches";
import { Icon } from "~/components/ui/icon";
import { searchUrl } from "~/domain/catalogue/lists/list-query";
import { useStore } from "~/lib/store";

const NONE: string[] = [];

export function RecentSearches() {
	const texts = useStore(recentSearches, NONE);
	if (texts.length === 0) return null;
	return (
		<section aria-labelledby="recent-searches" className="w-full max-w-2xl">
			<h2 id="recent-searches" className="mb-3 text-sm font-semibold text-soft">
				Recent searches
			</h2>
			<ul className="divide-y divide-line border-y border-line">
				{texts.map((text) => (
					<li key={text} className="flex items-center">
						<Link
							to={searchUrl({ text })}
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
