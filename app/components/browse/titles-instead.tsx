import { useEffect, useState } from "react";
import { sessionLists } from "~/browser/library/session-lists.client";
import { TitleRow } from "~/components/title/title-row";
import type { CardFacts } from "~/domain/catalogue/cards";
import { browseTexts } from "~/messages/browse";
import { useTexts } from "~/messages/use-language";

const ADDRESS = "/movies";

/** A row of titles on the page of an error, which has no data of its own. Nothing where they cannot be loaded either. */
export function TitlesInstead() {
	const texts = useTexts(browseTexts);
	const [cards, setCards] = useState<CardFacts[]>([]);
	useEffect(() => {
		const leaving = new AbortController();
		sessionLists.open(ADDRESS, leaving.signal).then(
			(list) => setCards(list?.cards.filter((card) => card.mediaType !== "person") ?? []),
			() => undefined,
		);
		return () => leaving.abort();
	}, []);
	return cards.length > 0 && <TitleRow title={texts.homeRows["popular-movies"]} url={ADDRESS} cards={cards} />;
}
