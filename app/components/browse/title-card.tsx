import { Link } from "react-router";
import { Poster } from "~/components/title/artwork";
import { Rating } from "~/components/title/rating";
import { titleAddress } from "~/domain/catalogue/addresses";
import type { CardFacts } from "~/domain/catalogue/cards";

/** One title: its poster over its name, year, rating and genres. The whole card leads to the detail page. */
export function TitleCardView({ card, sizes, isFirst }: { card: CardFacts; sizes?: string; isFirst?: boolean }) {
	return (
		<Link to={titleAddress(card)} prefetch="intent" className="group block rounded-md">
			<span className="relative block overflow-hidden rounded-md">
				<Poster
					path={card.poster}
					sizes={sizes}
					isFirst={isFirst}
					className="aspect-2/3 w-full transition-transform duration-500 ease-calm group-hover:scale-[1.03]"
				/>
				<span className="absolute inset-0 rounded-md inset-ring inset-ring-cream/10 transition-shadow group-hover:inset-ring-2 group-hover:inset-ring-bulb" />
			</span>
			<span className="mt-2.5 block">
				<span dir="auto" className="block truncate text-[0.9375rem] font-semibold text-cream group-hover:text-glow">
					{card.title}
				</span>
				<span className="mt-0.5 flex items-center gap-2 text-[0.8125rem] text-soft">
					{card.year && <span className="tabular-nums">{card.year}</span>}
					<Rating value={card.rating} />
				</span>
				<span className="mt-0.5 block truncate text-[0.8125rem] text-soft">{card.genres.join(", ")}</span>
			</span>
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
