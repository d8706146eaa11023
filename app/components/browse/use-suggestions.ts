import { useEffect, useState } from "react";
import type { CardFacts } from "~/domain/catalogue/cards";
import { searchAddress } from "~/domain/catalogue/search-query";
import { ListError, readPages } from "./read-pages.client";

/** Milliseconds of stillness before titles are asked for. */
const PAUSE = 250;
const SUGGESTED = 6;

const known = new Map<string, CardFacts[]>();

async function findSuggestions(text: string, signal: AbortSignal): Promise<CardFacts[]> {
	for await (const { cards } of readPages(searchAddress({ text }), { first: 1, last: 1, signal })) {
		return cards.slice(0, SUGGESTED);
	}
	return [];
}

/** The first titles for a text; null until they are known, and where they cannot be had. Late answers are dropped. */
export function useSuggestions(text: string): CardFacts[] | null {
	const [found, setFound] = useState<{ text: string; cards: CardFacts[] } | null>(null);

	useEffect(() => {
		if (!text || known.has(text)) return;
		const controller = new AbortController();
		const timer = setTimeout(async () => {
			try {
				const cards = await findSuggestions(text, controller.signal);
				known.set(text, cards);
				setFound({ text, cards });
			} catch (error) {
				// Nothing to suggest; the search itself will tell what is wrong.
				if (!controller.signal.aborted && !(error instanceof ListError)) throw error;
			}
		}, PAUSE);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [text]);

	// While the next ones are on their way the last ones stay.
	return text ? (known.get(text) ?? found?.cards ?? null) : null;
}
