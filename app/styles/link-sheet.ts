import wholeSheet from "../styles.css?url";

/**
 * A route's `links`: a document comes with the sheet of its own family of pages, and a browser that goes on to another
 * family loads the whole one, which comes after it and holds every rule in the same order. With a precedence React
 * writes it first of all, and shows no page before it is there.
 */
export function linkSheet(familySheet: string) {
	return () => {
		const isAtHand = import.meta.env.SSR || document.querySelector(`[href="${familySheet}"]`);
		return [{ rel: "stylesheet" as const, href: isAtHand ? familySheet : wholeSheet, precedence: "page" }];
	};
}

export const linkWholeSheet = linkSheet(wholeSheet);
