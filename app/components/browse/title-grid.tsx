import { titleKey } from "~/domain/catalogue/addresses";
import type { CardFacts } from "~/domain/catalogue/cards";
import { TitleCardView } from "./title-card";

const SIZES = "(min-width: 96rem) 12vw, (min-width: 80rem) 15vw, (min-width: 48rem) 22vw, 45vw";

export function TitleGrid({ cards }: { cards: CardFacts[] }) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:gap-x-5 xl:grid-cols-6">
			{cards.map((card) => (
				<li key={titleKey(card)}>
					<TitleCardView card={card} sizes={SIZES} />
				</li>
			))}
		</ul>
	);
}
