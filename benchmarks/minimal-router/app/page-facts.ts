import { createContext } from "react-router";

interface CardFacts {
	href: string;
	lines: string[];
	poster: string;
}

/** The content of one of the product's pages, read from its document. */
export interface PageFacts {
	/** Addresses of the style sheet and the faces. */
	stylesheet: string;
	fonts: string[];
	/** The large image. */
	hero: { src: string; srcSet?: string; sizes?: string } | null;
	/** Every text before the first card and after it. */
	before: string[];
	after: string[];
	/** Lists of cards, with the classes that place them. */
	lists: { section: string; list: string; heading: string; cards: CardFacts[] }[];
}

export const pageContext = createContext<PageFacts>();
