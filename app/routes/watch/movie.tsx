import type { ShouldRevalidateFunctionArgs } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { Panel } from "~/components/player/panel";
import { WatchPage } from "~/components/player/watch-page";
import { Poster } from "~/components/title/artwork";
import { FactList } from "~/components/title/section";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { findMovie } from "~/domain/catalogue/titles.server";
import { formatDate, formatRating } from "~/lib/format";
import { parseId } from "~/lib/requests";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import { linkSheet } from "~/styles/link-sheet";
import sheet from "~/styles/pages/watch.css?url";
import { orNotFound } from "../or-not-found";
import type { Route } from "./+types/movie";
import { findResume } from "./find-resume";
import { openFrames } from "./open-frames.client";
import { loadServers, refreshServers } from "./servers";

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData ? `Watch ${loaderData.movie.title} · ${PRODUCT_NAME}` : PRODUCT_NAME },
	{ name: "robots", content: "noindex" },
];

export const links = linkSheet(sheet);

export async function loader({ params, context }: Route.LoaderArgs) {
	const catalogue = openCatalogue(context.get(platformContext));
	const id = parseId(params.id);
	const [found, servers, resumeAt] = await Promise.all([
		orNotFound(id === null ? null : findMovie(catalogue, id)),
		loadServers(context),
		id === null ? 0 : findResume(context, { mediaType: "movie", id }),
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

/** Another server in the query needs nothing new. */
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
