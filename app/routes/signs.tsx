import { data, redirect, useLocation } from "react-router";
import { RiddlePage } from "~/components/browse/riddle-page";
import { metaLanguage, pageMeta } from "~/components/site/page-meta";
import { imageUrl } from "~/domain/catalogue/images";
import { RIDDLE_PATH, readRiddleQuery } from "~/domain/catalogue/signs/riddle";
import { isPlayable, readRiddle } from "~/domain/catalogue/signs/riddle.server";
import { openOwnCatalogue } from "~/loaders/load-own";
import { picturesTexts } from "~/messages/pictures";
import type { Route } from "./+types/signs";

export const meta: Route.MetaFunction = (args) => {
	const { riddleTitle, riddleDescription } = picturesTexts.in(metaLanguage(args));
	return pageMeta(args, { title: riddleTitle, description: riddleDescription, path: RIDDLE_PATH });
};

export { passLoaderHeaders as headers } from "~/http/pass-headers";

/** The sample catalogue's posters are named after their films, so they are drawn into the page: their letters are outlines. */
async function drawPoster(id: number): Promise<string | null> {
	const { poster } = await import("~/artwork/artwork");
	const svg = await poster({ mediaType: "movie", id });
	return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const query = readRiddleQuery(url.searchParams);
	if (query.day !== null && !isPlayable(query.day, Date.now())) throw redirect(RIDDLE_PATH);
	// Everybody has the same, whatever a visitor has watched or hidden.
	const catalogue = openOwnCatalogue(context, { showsAll: true });
	const riddle = await readRiddle(catalogue, query);
	if (!riddle) throw data(null, 404);
	const { filmId, poster, ...shown } = riddle;
	const isDrawn = catalogue.images.vector;
	const corner = poster && (isDrawn ? await drawPoster(filmId) : imageUrl(catalogue.images, poster, "w342"));
	return { ...shown, corner, isShareable: catalogue.isComplete };
}

export default function Signs({ loaderData }: Route.ComponentProps) {
	const { guesses, text } = readRiddleQuery(new URLSearchParams(useLocation().search));
	return <RiddlePage {...loaderData} guesses={guesses} text={text} />;
}
