import { replace } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { NextMovieOffer } from "~/components/player/next-offer";
import { NextLink } from "~/components/player/watch-line";
import { WatchPage } from "~/components/player/watch-page";
import { openFrames } from "~/components/player/watch-page.client";
import { WatchSection } from "~/components/player/watch-section";
import { metaLanguage, pageMeta } from "~/components/site/page-meta";
import { DetailList } from "~/components/title/section";
import { RowSkeleton, TitleRow } from "~/components/title/title-row";
import { useViewings } from "~/components/title/use-local-library";
import { Deferred } from "~/components/ui/deferred";
import { cardOfTitle, filmFacts } from "~/domain/catalogue/cards";
import { movieRef, watchPath } from "~/domain/catalogue/paths";
import { findMovie, listNextMovies, type NextMovie } from "~/domain/catalogue/titles/titles.server";
import { readPlayable } from "~/domain/playback/features.server";
import { serverName } from "~/domain/playback/player-servers";
import { type MaybeDeferred, resolveWithin } from "~/lib/deferred";
import { orNotFound } from "~/loaders/catalogue";
import { openOwnNext } from "~/loaders/load-own";
import { loadWatch } from "~/loaders/playback";
import { useFormats } from "~/messages/formats";
import { playerTexts } from "~/messages/player";
import { useTexts } from "~/messages/use-language";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/movie";

/** Milliseconds that the first HTML waits for the movies to watch next. */
const NEXT_MOVIES_BUDGET = 300;

export const meta: Route.MetaFunction = (args) => {
	const movie = args.loaderData?.movie;
	if (!movie) return [{ title: PRODUCT_NAME }];
	const texts = playerTexts.in(metaLanguage(args));
	return pageMeta(args, {
		title: texts.watchTitle(movie.title),
		year: movie.year,
		description: texts.watchDescription(movie.title),
		image: movie.backdrop ?? movie.poster,
		kind: "video.movie",
		robots: "noindex",
	});
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const playable = readPlayable(params);
	if (!playable) throw replace("/404");
	const watch = loadWatch(context, playable);
	const catalogue = openOwnNext(context, watch);
	const [details, { servers, viewings, hidden: _hidden, ...ownFacts }] = await Promise.all([
		orNotFound(findMovie(catalogue, playable.id), url),
		watch,
	]);
	const { backdrop, releaseDate, trailer, offers } = details;
	const movie = { ...cardOfTitle(details), backdrop, releaseDate };
	const nextMovies = await resolveWithin(listNextMovies(catalogue, details), NEXT_MOVIES_BUDGET);
	const isShareable = catalogue.isComplete && !servers.error;
	return {
		movie,
		film: filmFacts(details, details.runtime),
		elsewhere: { trailer, offers },
		nextMovies,
		servers,
		ownFacts,
		viewings,
		isStale: catalogue.servedStale,
		isShareable,
	};
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
	return openFrames(await serverLoader(), request);
}

export { shouldRevalidate } from "~/components/player/watch-page.client";
export { runWatchForm as action } from "~/operations/playback/run-watch-form.server";

export default function WatchMovie({ loaderData }: Route.ComponentProps) {
	const { movie, film, elsewhere, nextMovies, servers, ownFacts, isStale } = loaderData;
	const texts = useTexts(playerTexts);
	const formats = useFormats();
	const viewings = useViewings(movie, loaderData.viewings);
	return (
		<WatchPage
			title={movie}
			playable={movieRef(movie.id)}
			film={film}
			servers={servers}
			elsewhere={elsewhere}
			ownFacts={ownFacts}
			viewings={viewings}
			next={<NextPart movies={nextMovies} />}
			notice={isStale && <CatalogueNotice />}
			overlay={(player, shown) => (
				<Deferred value={nextMovies} waiting={null}>
					{([next]) => <NextMovieOffer movie={next ?? null} player={player} ended={shown} />}
				</Deferred>
			)}
			details={({ server }) => (
				<WatchSection title={texts.movieDetails}>
					<DetailList
						details={[
							[texts.title, movie.title],
							[texts.releaseDate, formats.date(movie.releaseDate)],
							[texts.rating, movie.rating > 0 && texts.outOfTen(formats.rating(movie.rating))],
							[texts.currentServer, server && serverName(server, texts)],
						]}
					/>
				</WatchSection>
			)}
		>
			<NextMovies movies={nextMovies} />
		</WatchPage>
	);
}

/** The next part of the movie's collection. On phones the row below the player begins with it. */
function NextPart({ movies }: { movies: MaybeDeferred<NextMovie[]> }) {
	const { upNext } = useTexts(playerTexts);
	return (
		<Deferred value={movies} waiting={null}>
			{([next]) =>
				next?.collection && (
					<NextLink to={watchPath(next)} name={next.title}>
						{upNext}
					</NextLink>
				)
			}
		</Deferred>
	);
}

/** A row of movies to watch after this one. Beside the details it is as wide as the player. */
function NextMovies({ movies }: { movies: MaybeDeferred<NextMovie[]> }) {
	const { whatNext, nextIn } = useTexts(playerTexts);
	const withReason = ({ collection, ...card }: NextMovie) => ({
		...card,
		reason: collection === undefined ? undefined : nextIn(collection),
	});
	return (
		<div className="max-lg:-mx-gutter lg:@container lg:[&_.card-row]:[--cards:4] lg:[&_.card-row]:[--row-width:100cqi] lg:[&_.card-row]:px-0 lg:[&_.reel]:-mx-1 lg:[&_.reel]:scroll-px-1 lg:[&_.reel]:px-1">
			<Deferred value={movies} waiting={<RowSkeleton title={whatNext} />}>
				{(cards) => cards.length > 0 && <TitleRow title={whatNext} cards={cards.map(withReason)} />}
			</Deferred>
		</div>
	);
}
