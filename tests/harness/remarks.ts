import { NO_REMARKS, type OwnRemarks } from "~/domain/library/changes/remarks";

/** What a page knows of ratings: of a title, and of the episode that it is about, if it is about one. Null: it is not rated. */
export function ofRatings(title: number | null, episode: number | null = title): OwnRemarks {
	const place = { ...NO_REMARKS, rating: episode ?? 0 };
	return { title: { ...NO_REMARKS, rating: title ?? 0 }, place };
}
