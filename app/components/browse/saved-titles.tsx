import { TitleRow } from "~/components/title/title-row";
import { Deferred } from "~/components/ui/deferred";
import type { CardFacts } from "~/domain/catalogue/cards";
import type { MaybeDeferred } from "~/lib/deferred";

/** A row of titles on a page that has nothing else to show. */
export function SavedTitles({ title, titles }: { title: string; titles: MaybeDeferred<CardFacts[]> }) {
	return (
		<Deferred value={titles} waiting={null}>
			{(cards) => cards.length > 0 && <TitleRow title={title} cards={cards} />}
		</Deferred>
	);
}
