import { replace } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { NextMovieOffer } from "~/components/player/next-movie-offer";
import { NextMovies } from "~/components/player/next-movies";
import { Panel } from "~/components/player/panel";
import { watchMeta } from "~/components/player/watch-meta";
import { WatchPage } from "~/components/player/watch-page";
import { FactList } from "~/components/title/section";
import { Deferred } from "~/components/ui/deferred";
import { cardOfTitle } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { movieRef } from "~/domain/catalogue/paths";
import { listNextMovies } from "~/domain/catalogue/titles/next-movies.server";
import { findMovie } from "~/domain/catalogue/titles/titles.server";
import { readPlayable } from "~/domain/playback/features.server";
import { resolveWithin } from "~/lib/deferred";
import { formatDate, formatRating } from "~/lib/format";
import { loadWatch } from "~/loaders/load-watch";
import { orNotFound } from "~/loaders/or-not-found";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/movie";
import { openFrames } from "./watch-page.client";

/** Milliseconds that the first HTML waits for the movies to watch next. */
const NEXT_MOVIES_BUDGET = 300;

export const meta: Route.MetaFunction = ({ loaderData }) => watchMeta(loaderData?.movie.title ?? null);

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const playable = readPlayable(params);
	if (!playable) throw replace("/404");
	const catalogue = openCatalogue(context.get(platformContext));
	const [found, { servers, resumeAt, isRecordFull }] = await Promise.all([
		orNotFound(findMovie(catalogue, playable.id), url),
		loadWatch(context, playable),
	]);
	const { backdrop, releaseDate, runtime } = found;
	const movie = { ...cardOfTitle(found), backdrop, releaseDate, runtime };
	const nextMovies = await resolveWithin(listNextMovies(catalogue, found), NEXT_MOVIES_BUDGET);
	const isShareable = catalogue.isComplete && !servers.error;
	return { movie, nextMovies, servers, resumeAt, isRecordFull, isStale: catalogue.servedStale, isShareable };
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
	return openFrames(await serverLoader(), request);
}

export { refreshServers as action } from "~/loaders/load-watch";
export { shouldRevalidate } from "./watch-page.client";

export default function WatchMovie({ loaderData }: Route.ComponentProps) {
	const { movie, nextMovies, servers, resumeAt, isRecordFull, isStale } = loaderData;
	return (
		<WatchPage
			title={movie}
			playable={movieRef(movie.id)}
			minutes={movie.runtime}
			servers={servers}
			resumeAt={resumeAt}
			isRecordFull={isRecordFull}
			notice={isStale && <CatalogueNotice kind="saved" />}
			overlay={(events) => (
				<Deferred value={nextMovies} waiting={null}>
					{([next]) => next && <NextMovieOffer key={next.id} movie={next} events={events} />}
				</Deferred>
			)}
			navigation={() => <NextMovies movies={nextMovies} />}
			sidebar={({ server }) => (
				<Panel title="Movie Details">
					<FactList
						facts={[
							["Title", movie.title],
							["Release Date", movie.releaseDate && formatDate(movie.releaseDate)],
							["Rating", movie.rating > 0 && `${formatRating(movie.rating)} / 10`],
							["Current Server", server?.name],
						]}
					/>
				</Panel>
			)}
		/>
	);
}
