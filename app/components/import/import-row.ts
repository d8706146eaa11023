import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { OperationData } from "~/operations/operation-call";

export type ImportRow = OperationData<"GET /api/imports/:id/rows">[number] & {
	group: string | null;
	/** Rows of the group that wait for the same choice, on all pages. */
	alike: number;
	/** Only its show is known. */
	needsEpisode: boolean;
};

/** As "S2E1"; empty for a movie, and while the place is not known. */
export function useCodeOf(): (row: ImportRow) => string {
	const { episodeCode } = useTexts(siteTexts);
	return ({ media_type, season, episode }) =>
		media_type === "movie" || season === null || episode === null ? "" : episodeCode(season, episode);
}
