import { createStatic } from "~/components/site/static-html";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey } from "~/domain/catalogue/paths";
import { TitleCardView } from "./title-card";

const SIZES =
	"(min-width: 80rem) 15vw, (min-width: 48rem) 22vw, (min-width: 40rem) 30vw, (min-resolution: 2.5dppx) 29vw, 43vw";

const Cards = createStatic("ul", (cards: CardFacts[]) =>
	cards.map((card) => (
		<li key={titleKey(card)}>
			<TitleCardView card={card} sizes={SIZES} />
		</li>
	)),
);

export function TitleGrid({ cards }: { cards: CardFacts[] }) {
	return (
		<Cards
			source={cards}
			data-links="ahead"
			className="waits grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 lg:gap-x-5 xl:grid-cols-6"
		/>
	);
}
