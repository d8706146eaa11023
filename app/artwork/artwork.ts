// The artwork of the sample catalogue, as the rest of the product sees it: four functions that draw an SVG. Null: the sample
// catalogue has no such title, episode or person, or no image of it. Import this module with `import()`, because it loads the
// whole sample catalogue.
import { countEpisodes } from "~/clients/sample-catalogue/season";
import { findPersonName, findTitle } from "~/clients/sample-catalogue/titles";
import { titleFacts } from "./design";
import { drawPoster } from "./poster";
import { drawProfile } from "./profile";
import { drawBackdrop, drawStill } from "./wide";

interface TitleName {
	mediaType: "movie" | "tv";
	id: number;
}

export async function poster({ mediaType, id }: TitleName): Promise<string | null> {
	const title = findTitle(mediaType, id);
	return title && (await drawPoster(titleFacts(title))).svg;
}

export async function backdrop({ mediaType, id }: TitleName): Promise<string | null> {
	const title = findTitle(mediaType, id);
	return title && !title.facts.noBackdrop ? drawBackdrop(titleFacts(title)) : null;
}

export async function still(episode: { id: number; season: number; episode: number }): Promise<string | null> {
	const show = findTitle("tv", episode.id);
	if (show?.mediaType !== "tv" || episode.episode > countEpisodes(show.facts, episode.season)) return null;
	return drawStill(titleFacts(show), episode.season, episode.episode);
}

export async function profile(id: number): Promise<string | null> {
	const name = findPersonName(id);
	return name ? drawProfile(id, name) : null;
}
