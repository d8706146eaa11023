import { Link } from "react-router";
import { Poster } from "~/components/title/artwork";
import { Rating } from "~/components/title/rating";
import { titleAddress } from "~/domain/catalogue/addresses";
import type { CardFacts } from "~/domain/catalogue/cards";

/** One title: its poster over its name, year, rating and genres. The whole card leads to the detail page. */
export function TitleCardView({ card, sizes, isFirst }: { card: CardFacts; sizes?: string; isFirst?: boolean }) {
	return (
		<Link to={titleAddress(card)} prefetch="intent" className="card">
			<span className="card-sheet">
				<Poster path={card.poster} sizes={sizes} isFirst={isFirst} className="card-poster" />
			</span>
			<span dir="auto" className="card-name">
				{card.title}
			</span>
			<span className="card-facts">
				{card.year && <span>{card.year}</span>}
				<Rating value={card.rating} />
			</span>
			<span className="card-genres">{card.genres.join(", ")}</span>
		</Link>
	);
}

/** Holds a card's place while it loads. */
export function CardSkeleton() {
	return (
		<div aria-hidden="true">
			<div className="pending aspect-2/3 w-full rounded-md" />
			<div className="pending mt-3 h-4 w-3/4 rounded" />
			<div className="pending mt-2 h-3 w-1/2 rounded" />
			<div className="pending mt-2 h-3 w-2/3 rounded" />
		</div>
	);
}
