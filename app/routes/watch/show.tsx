import { replace } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { EpisodeNavigation, SeasonEpisodes, SeasonList } from "~/components/player/episode-navigation";
import { WatchPage } from "~/components/player/watch-page";
import { openFrames } from "~/components/player/watch-page.client";
import { WatchSection } from "~/components/player/watch-section";
import { AutoplaySwitch } from "~/components/site/autoplay";
import { metaLanguage, nameEpisode, pageMeta } from "~/components/site/page-meta";
import { DetailList } from "~/components/title/section";
import { useViewings } from "~/components/title/use-local-library";
import { Notice } from "~/components/ui/notice";
import { cardOfTitle, filmFacts } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { episodePath, FIRST_EPISODE, titlePath, watchPath } from "~/domain/catalogue/paths";
import { listAround } from "~/domain/catalogue/titles/episode-parts";
import {
	findFirstSeason,
	findNearest,
	findNeighbours,
	isComing,
	listSeasons,
	withListedCounts,
} from "~/domain/catalogue/titles/episodes";
import { isSpecial } from "~/domain/catalogue/titles/season-words";
import { findSeason, findShow } from "~/domain/catalogue/titles/titles.server";
import type { EpisodeNumber, Show } from "~/domain/catalogue/types";
import { listEpisodes, readFollowing } from "~/domain/library/next/season-lists.server";
import { readPlayable } from "~/domain/playback/features.server";
import { serverName } from "~/domain/playback/player-servers";
import { orNotFound } from "~/loaders/catalogue";
import { loadWatch } from "~/loaders/playback";
import { useFormats } from "~/messages/formats";
import { playerTexts } from "~/messages/player";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/show";

const WATCH_EPISODES_MAX = 20;

export const meta: Route.MetaFunction = (args) => {
	const { show, playable, episode } = args.loaderData ?? {};
	if (!show || !playable || !episode) return [{ title: PRODUCT_NAME }];
	const language = metaLanguage(args);
	const name = nameEpisode(language, show.title, playable, episode);
	const texts = playerTexts.in(language);
	return pageMeta(args, {
		title: texts.watchTitle(name),
		description: texts.watchDescription(name),
		image: show.backdrop ?? show.poster,
		kind: "video.episode",
		robots: "noindex",
	});
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const playable = readPlayable(params);
	if (playable?.mediaType !== "tv") throw replace("/404");
	const catalogue = openCatalogue(context.get(platformContext));
	const { id } = playable;
	const [details, season, { servers, viewings, hidden: _hidden, ...ownFacts }] = await Promise.all([
		orNotFound(findShow(catalogue, id), url),
		orNotFound(
			findSeason(catalogue, id, playable.season).then((read) => read ?? ("none" as const)),
			url,
		),
		loadWatch(context, playable),
	]);
	const episode = season === "none" ? null : season.episodes.find(({ number }) => number === playable.episode);
	if (season === "none" || !episode) {
		const episodes = season === "none" ? [] : season.episodes;
		throw replace(findElsewhere(details, playable, { episodes, search: url.search }) ?? "/404");
	}
	const list = await listEpisodes(catalogue, details, season);
	const { previous, next } = findNeighbours({ episodes: season.episodes, list }, episode.number);
	const { following, seasons } = await readFollowing(catalogue, { show: details, list, episode: episode.number });
	const { backdrop, firstAirDate, status, trailer, offers } = details;
	const around = listAround(season.episodes, episode.number, WATCH_EPISODES_MAX);
	return {
		show: {
			...cardOfTitle(details),
			backdrop,
			firstAirDate,
			status,
			seasons: withListedCounts(details.seasons, seasons),
		},
		lists: seasons,
		film: filmFacts(details, episode.runtime),
		elsewhere: { trailer, offers },
		playable,
		episode,
		previous: previous?.number ?? null,
		episodes: around.map(({ id, number, name, airDate }) => {
			const isAwaited = isComing([list], { season: season.number, episode: number });
			return { id, number, name, airs: isAwaited ? { date: airDate } : null };
		}),
		episodeTotal: season.episodes.length,
		ownFacts,
		viewings: viewings.filter(({ episode }) => around.some(({ number }) => number === episode)),
		upNext: following && { ...following, name: following.season === season.number ? (next?.name ?? null) : null },
		servers,
		isStale: catalogue.servedStale,
		isShareable: catalogue.isComplete && !servers.error,
	};
}

/**
 * The address for an episode that is not listed: the nearest of its season, or the page of a season without any. Season 1
 * stands for the first of a show that has no season 1. Null for a season that the show does not have.
 */
function findElsewhere(show: Show, { season, episode }: EpisodeNumber, { episodes, search }: Elsewhere): string | null {
	const nearest = findNearest(
		episodes.map(({ number }) => number),
		episode,
	);
	if (nearest !== null) return watchPath(show, { season, episode: nearest }) + search;
	if (listSeasons(show).some(({ number }) => number === season)) return episodePath(show.id, { season, episode });
	if (season !== 1) return null;
	const first = findFirstSeason(show);
	return first === null ? titlePath(show) : watchPath(show, { season: first, episode: FIRST_EPISODE }) + search;
}

interface Elsewhere {
	episodes: { number: number }[];
	search: string;
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
	return openFrames(await serverLoader(), request);
}

export { shouldRevalidate } from "~/components/player/watch-page.client";
export { runWatchForm as action } from "~/operations/playback/run-watch-form.server";

export default function WatchShow({ loaderData }: Route.ComponentProps) {
	const { show, lists, film, elsewhere, playable, episode, previous, upNext, episodes, servers, ownFacts, isStale } =
		loaderData;
	const { season } = playable;
	const texts = useTexts(playerTexts);
	const site = useTexts(siteTexts);
	const formats = useFormats();
	const isUnaired = isComing(lists, playable);
	const viewings = useViewings(show, loaderData.viewings, lists).filter((viewing) => viewing.season === season);
	return (
		<WatchPage
			title={{ ...show, seasons: lists }}
			episode={{ season, number: episode.number, name: episode.name, previous }}
			playable={playable}
			film={film}
			servers={servers}
			elsewhere={elsewhere}
			ownFacts={ownFacts}
			viewings={viewings}
			upNext={upNext}
			isUnaired={isUnaired}
			notice={
				<>
					{isUnaired && <Notice>{texts.notAired(formats.date(episode.airDate))}</Notice>}
					{isStale && <CatalogueNotice />}
				</>
			}
			episodes={({ serverQuery }) => {
				const watching = { showId: show.id, season, query: serverQuery };
				return (
					<>
						<SeasonEpisodes
							watching={watching}
							episode={episode.number}
							episodes={episodes}
							total={loaderData.episodeTotal}
							viewings={viewings}
						/>
						<SeasonList watching={watching} seasons={show.seasons} />
					</>
				);
			}}
			details={({ server }) => (
				<WatchSection title={texts.showDetails}>
					<DetailList
						details={[
							[texts.title, show.title],
							[texts.firstAirDate, formats.date(show.firstAirDate)],
							[texts.currentSeason, isSpecial(season) ? site.season(season) : season],
							[texts.currentEpisode, episode.number],
							[texts.rating, show.rating > 0 && texts.outOfTen(formats.rating(show.rating))],
							[texts.currentServer, server && serverName(server, texts)],
						]}
					/>
				</WatchSection>
			)}
		>
			<EpisodeNavigation
				season={season}
				seasons={show.seasons}
				episode={episode}
				tools={upNext && <AutoplaySwitch />}
			/>
		</WatchPage>
	);
}
