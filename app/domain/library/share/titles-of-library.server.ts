// A library title by title, for files that have a row for each: what was watched of it, how it was rated and whether it is saved.
import type { MediaType } from "../../catalogue/types";
import type { readLibraryData } from "./personal-data.server";

export type Library = ReturnType<typeof readLibraryData>;
export type ItemOf<Name extends keyof Library> = Library[Name] extends AsyncIterable<(infer Item)[]> ? Item : never;

export interface LibraryTitle {
	media_type: MediaType;
	media_id: string;
	title: string | null;
	year: number | null;
	/** In the order of their episodes, and each episode's in the order of their times, those without a date first. */
	plays: ItemOf<"plays">[];
	/** Of the title and of its episodes. */
	ratings: ItemOf<"ratings">[];
	/** When it was saved to Watch Later; null: it is not saved. */
	savedAt: string | null;
}

type Named = Pick<LibraryTitle, "media_type" | "media_id" | "title" | "year">;

const keyOf = ({ media_type, media_id }: Pick<Named, "media_type" | "media_id">) => `${media_type} ${media_id}`;

/** Titles with plays first, in the order of their ids. Ratings and saved titles are held in memory, plays of one title at a time. */
export async function* readTitles({ plays, ratings, watch_later: saved }: Library): AsyncGenerator<LibraryTitle> {
	const titles = new Map<string, LibraryTitle>();
	const open = ({ media_type, media_id, title, year }: Named): LibraryTitle => {
		const held = titles.get(keyOf({ media_type, media_id }));
		return held ?? { media_type, media_id, title, year, plays: [], ratings: [], savedAt: null };
	};
	for await (const batch of ratings) {
		for (const rating of batch) {
			const title = open(rating);
			title.ratings.push(rating);
			titles.set(keyOf(title), title);
		}
	}
	for await (const batch of saved) {
		for (const entry of batch) titles.set(keyOf(entry), { ...open(entry), savedAt: entry.added_at });
	}
	let current: LibraryTitle | null = null;
	for await (const batch of plays) {
		for (const play of batch) {
			if (current && keyOf(current) !== keyOf(play)) yield current;
			if (!current || keyOf(current) !== keyOf(play)) {
				current = open(play);
				titles.delete(keyOf(play));
			}
			current.plays.push(play);
		}
	}
	if (current) yield current;
	yield* titles.values();
}
