import { replace, type ShouldRevalidateFunctionArgs } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { Panel } from "~/components/player/panel";
import { WatchPage } from "~/components/player/watch-page";
import { Poster } from "~/components/title/artwork";
import { FactList } from "~/components/title/section";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { findMovie } from "~/domain/catalogue/titles.server";
import { readPlayable } from "~/domain/playback/read-playable";
import { formatDate, formatRating } from "~/lib/format";
import { loadWatch, refreshServers } from "~/loaders/load-watch";
import { orNotFound } from "~/loaders/or-not-found";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/movie";
import { openFrames } from "./open-frames.client";

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData ? `Watch ${loaderData.movie.title} · ${PRODUCT_NAME}` : PRODUCT_NAME },
	{ name: "robots", content: "noindex" },
];

export async function loader({ params, context }: Route.LoaderArgs) {
	const playable = readPlayable(params);
	if (!playable) throw replace("/404");
	const catalogue = openCatalogue(context.get(platformContext));
	const [found, { servers, resumeAt }] = await Promise.all([
		orNotFound(findMovie(catalogue, playable.id)),
		loadWatch(context, playable),
	]);
	const { mediaType, title, poster, backdrop, rating, releaseDate } = found;
	const movie = { mediaType, id: found.id, title, poster, backdrop, rating, releaseDate };
	return { movie, servers, resumeAt, isSaved: catalogue.servedStale };
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
	const data = await serverLoader();
	return openFrames(data, request);
}

export function action(args: Route.ActionArgs) {
	return refreshServers(args);
}

/** Choosing another server changes the query only, which needs no new data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function WatchMovie({ loaderData: { movie, servers, resumeAt, isSaved } }: Route.ComponentProps) {
	return (
		<WatchPage
			title={movie}
			playable={{ mediaType: "movie", id: movie.id }}
			servers={servers}
			resumeAt={resumeAt}
			notice={isSaved && <CatalogueNotice kind="saved" />}
			sidebar={({ server }) => (
				<>
					<Panel title="Movie Details">
						<FactList
							facts={[
								["Title", movie.title],
								["Release Date", formatDate(movie.releaseDate)],
								["Rating", movie.rating > 0 ? `${formatRating(movie.rating)} / 10` : "Not rated"],
								["Current Server", server?.name],
							]}
						/>
					</Panel>
					<Poster
						subject={movie.id}
						path={movie.poster}
						sizes="(min-width: 96rem) 24rem, 20rem"
						widest="w500"
						className="hidden aspect-2/3 w-full rounded-xl shadow-[0_24px_70px_rgb(0_0_0/0.6)] lg:block"
					/>
				</>
			)}
		/>
	);
}
