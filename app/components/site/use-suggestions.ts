import { useEffect, useState } from "react";
import { ListError, readListPages } from "~/browser/read-list-pages";
import type { CardFacts } from "~/domain/catalogue/cards";
import { searchAddress } from "~/domain/catalogue/search-query";

/** Milliseconds after the last key before titles are requested. */
const PAUSE = 250;
const SUGGESTED = 6;

const known = new Map<string, CardFacts[]>();

async function findSuggestions(text: string, signal: AbortSignal): Promise<CardFacts[]> {
	for await (const { cards } of readListPages(searchAddress({ text }), { first: 1, last: 1, signal })) {
		return cards.slice(0, SUGGESTED);
	}
	return [];
}

/** The first titles for a text; null until they are loaded and where loading fails. Late responses are dropped. */
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
				// No suggestions; the search page itself reports the error.
				if (!controller.signal.aborted && !(error instanceof ListError)) throw error;
			}
		}, PAUSE);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [text]);

	// The last suggestions stay until the next ones arrive.
	return text ? (known.get(text) ?? found?.cards ?? null) : null;
}
