import { replace } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { RowSkeleton, TitleRow } from "~/components/browse/title-row";
import { NextMovieOffer } from "~/components/player/next-offer";
import { WatchPage, watchMeta } from "~/components/player/watch-page";
import { openFrames } from "~/components/player/watch-page.client";
import { WatchSection } from "~/components/player/watch-section";
import { DetailList } from "~/components/title/section";
import { Deferred } from "~/components/ui/deferred";
import { cardOfTitle } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { movieRef } from "~/domain/catalogue/paths";
import { findMovie, listNextMovies, type NextMovie } from "~/domain/catalogue/titles/titles.server";
import { readPlayable } from "~/domain/playback/features.server";
import { type MaybeDeferred, resolveWithin } from "~/lib/deferred";
import { formatDate, formatRating } from "~/lib/format";
import { orNotFound } from "~/loaders/catalogue";
import { loadWatch } from "~/loaders/playback";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/movie";

const NEXT_MOVIES = "What to Watch Next";
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

export { shouldRevalidate } from "~/components/player/watch-page.client";
export { refreshServers as action } from "~/loaders/playback";

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
			overlay={(player) => (
				<Deferred value={nextMovies} waiting={null}>
					{([next]) => next && <NextMovieOffer movie={next} player={player} />}
				</Deferred>
			)}
			navigation={() => <NextMovies movies={nextMovies} />}
			sidebar={({ server }) => (
				<WatchSection title="Movie Details">
					<DetailList
						details={[
							["Title", movie.title],
							["Release Date", movie.releaseDate && formatDate(movie.releaseDate)],
							["Rating", movie.rating > 0 && `${formatRating(movie.rating)} / 10`],
							["Current Server", server?.name],
						]}
					/>
				</WatchSection>
			)}
		/>
	);
}

/** A row of movies to watch after this one. Beside the details it is as wide as the player. */
function NextMovies({ movies }: { movies: MaybeDeferred<NextMovie[]> }) {
	return (
		<div className="max-lg:-mx-gutter lg:[&_.card-row]:px-0 lg:[&_.reel]:-mx-1 lg:[&_.reel]:scroll-px-1 lg:[&_.reel]:px-1">
			<Deferred value={movies} waiting={<RowSkeleton title={NEXT_MOVIES} />}>
				{(cards) => cards.length > 0 && <TitleRow title={NEXT_MOVIES} cards={cards} />}
			</Deferred>
		</div>
	);
}
