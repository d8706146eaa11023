import { titlePath } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";

/** Of the section that lists a title's plays. */
export const PLAYS_ANCHOR = "plays";

/** The address of the plays of a title. `remove`: it asks whether those of a part may be removed, as "2-4", "2", or "" for the title. */
export function playsPath(title: TitleRef, { remove }: { remove?: string } = {}): string {
	const query = new URLSearchParams({ plays: "", ...(remove !== undefined && { remove }) });
	return `${titlePath(title)}?${query}#${PLAYS_ANCHOR}`;
}
