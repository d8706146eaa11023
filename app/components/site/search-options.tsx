import { Poster } from "~/components/title/artwork";
import { Rating } from "~/components/title/rating";
import { Icon } from "~/components/ui/icon";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey, titlePath } from "~/domain/catalogue/paths";
import { searchAddress } from "~/domain/catalogue/search-query";

/** One option of the search box's list. */
export interface SearchOption {
	key: string;
	to: string;
	/** The search to remember when the visitor follows it. */
	text: string;
	content: React.ReactNode;
}

function titleOption(text: string, card: CardFacts): SearchOption {
	return {
		key: titleKey(card),
		to: titlePath(card),
		text,
		content: (
			<>
				<Poster
					subject={card.id}
					path={card.poster}
					sizes="2.5rem"
					widest="w185"
					className="h-15 w-10 shrink-0 rounded"
				/>
				<span className="min-w-0">
					<span dir="auto" className="block truncate font-semibold">
						{card.title}
					</span>
					<span className="flex gap-2 text-sm text-soft">
						{card.mediaType === "movie" ? "Movie" : "TV Show"}
						<span>{card.year}</span>
						<Rating value={card.rating} />
					</span>
				</span>
			</>
		),
	};
}

function searchOption(key: string, text: string, content: React.ReactNode): SearchOption {
	return { key, to: searchAddress({ text }), text, content };
}

/** The suggested titles for a text, then a link to all results. */
export function listSuggestions(text: string, cards: CardFacts[]): SearchOption[] {
	const all = searchOption(
		"all",
		text,
		<span className="truncate py-1 font-medium text-glow">
			See all results for “<bdi>{text}</bdi>”
		</span>,
	);
	return [...cards.map((card) => titleOption(text, card)), all];
}

export function listRecent(texts: string[]): SearchOption[] {
	return texts.map((text) =>
		searchOption(
			text,
			text,
			<>
				<Icon name="search" className="size-4 text-soft" />
				<bdi className="truncate py-1">{text}</bdi>
			</>,
		),
	);
}
