import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey } from "~/domain/catalogue/paths";
import { TitleCardView } from "./title-card";

const SIZES =
	"(min-width: 80rem) 15vw, (min-width: 48rem) 22vw, (min-width: 40rem) 30vw, (min-resolution: 2.5dppx) 29vw, 43vw";

export function TitleGrid({ cards }: { cards: (CardFacts & { reason: string })[] }) {
	return (
		<ul
			data-prefetch
			className="waits grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:gap-x-5 xl:grid-cols-6"
		>
			{cards.map((card) => (
				<li key={titleKey(card)}>
					<TitleCardView card={card} sizes={SIZES} />
				</li>
			))}
		</ul>
	);
}
