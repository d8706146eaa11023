// The catalogue may no longer have a title of a user's library; it has a card all the same.
import { cardsTexts } from "~/messages/cards";
import { type CardFacts, cardOfTitle } from "../../catalogue/cards";
import { type Catalogue, UpstreamError } from "../../catalogue/catalogue.server";
import { findTitle } from "../../catalogue/titles/titles.server";
import type { Movie, Show, TitleRef } from "../../catalogue/types";

/** What the catalogue has of a title; while it is down nothing is known. */
export interface CatalogueTitle {
	title: Movie | Show | null;
	/** The catalogue does not have the title, or it is blocked. */
	isGone: boolean;
}

export async function findKnownTitle(catalogue: Catalogue, title: TitleRef): Promise<CatalogueTitle> {
	try {
		const catalogueTitle = await findTitle(catalogue, title);
		return { title: catalogueTitle, isGone: catalogueTitle === null };
	} catch (error) {
		if (error instanceof UpstreamError) return { title: null, isGone: false };
		throw error;
	}
}

/** Without catalogue data a card with the name that the library keeps, and without other facts. */
export function toKnownCard(
	{ language }: Pick<Catalogue, "language">,
	{ mediaType, id }: TitleRef,
	title: Movie | Show | null,
	kept: { name?: string | null; year?: number | null } = {},
): CardFacts {
	if (title) return cardOfTitle(title);
	const name = kept.name ?? cardsTexts.in(language).numbered[mediaType](id);
	return { mediaType, id, title: name, year: kept.year ?? null, poster: null, rating: 0, genres: [] };
}
