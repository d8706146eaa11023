import type { EpisodeNumber } from "~/domain/catalogue/types";
import { describeEpisodes } from "~/domain/library/diary/diary";
import { diaryTexts } from "~/messages/diary";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

/** Names the episodes of an evening or of a ticket: "S2E5–E9". */
export function useEpisodeWords(): (episodes: EpisodeNumber[]) => string {
	const { episodeCode } = useTexts(siteTexts);
	const { commas } = useFormats();
	const { episodeShort } = useTexts(diaryTexts);
	return (episodes) => describeEpisodes({ episodeCode, episodeShort, commas }, episodes);
}
