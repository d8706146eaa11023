import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import type { KnownTitle } from "~/domain/library/browser/local-card";

/** The episodes that a mark means; of a movie the only one. Rejects when the catalogue does not respond. */
export type ListEpisodes = () => EpisodeNumber[] | Promise<EpisodeNumber[]>;

export interface Verb {
	/** Of several titles, the form has fields of its own: each `title` is a `titleKey`. */
	title: TitleRef | null;
	/** What it is done to, for people: "Inception", "Season 2", "S2E4". */
	name: string | ((form: FormData) => string);
	/** Members of the change beside its kind and its title. */
	fields?: Record<string, string | number | undefined>;
	/** What a signed-out visitor's lists show of the title. */
	knownTitle?: KnownTitle;
	listEpisodes?: ListEpisodes;
	/** Shows the page's new state, for signed-in visitors; by default the page is loaded again. */
	onChange?: () => Promise<void>;
	/** What is said once it is done, in place of the usual words. Null: the page shows it. */
	done?: string | null;
	/** Once it is made. */
	onDone?: () => void;
}
