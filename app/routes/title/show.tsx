import { replace } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { metaLanguage, nameEpisode, pageMeta } from "~/components/site/page-meta";
import { EpisodeList, EpisodeParts, SeasonChips } from "~/components/title/episode-list";
import { DetailSection, Section } from "~/components/title/section";
import { CrewSection, PeopleLinks, TextList } from "~/components/title/title-details";
import { TitleHero } from "~/components/title/title-hero";
import { TitleSections } from "~/components/title/title-sections";
import { useLoadListed } from "~/components/title/use-load-listed";
import { useViewings } from "~/components/title/use-local-library";
import { useSeasonLists } from "~/components/title/use-season-lists";
import { TitlePlays } from "~/components/title/verbs/title-plays";
import { WatchAgain } from "~/components/title/verbs/watch-again";
import { WatchedToggle } from "~/components/title/verbs/watched-toggle";
import { Bulbs, bulbsOf } from "~/components/ui/bulbs";
import { buttonClass } from "~/components/ui/button";
import { cardFacts, yearOf } from "~/domain/catalogue/cards";
import type { Catalogue } from "~/domain/catalogue/catalogue.server";
import { episodePath, FIRST_EPISODE, titlePath } from "~/domain/catalogue/paths";
import { withSigns } from "~/domain/catalogue/signs/title-signs.server";
import { cutIntoParts } from "~/domain/catalogue/titles/episode-parts";
import {
	findFirstSeason,
	findNearest,
	isComing,
	listAired,
	listSeasons,
	type SeasonEpisodes,
	withList,
} from "~/domain/catalogue/titles/episodes";
import { isSpecial } from "~/domain/catalogue/titles/season-words";
import { breadcrumbs, showData, showPath, showSteps } from "~/domain/catalogue/titles/structured-data";
import { findSeason, findShow } from "~/domain/catalogue/titles/titles.server";
import { listWatchRegions } from "~/domain/catalogue/titles/watch-regions.server";
import type { EpisodeNumber, Season, Show } from "~/domain/catalogue/types";
import { decideChosen, decideNextUp, isWatched } from "~/domain/library/next/next-up";
import { listEpisodes, readNextUp } from "~/domain/library/next/season-lists.server";
import { LOCAL_VIEWINGS_MAX } from "~/domain/library/retention";
import { parseId, parseNumber } from "~/lib/http/requests";
import { dayOf } from "~/lib/text/days";
import { orNotFound } from "~/loaders/catalogue";
import { findClosedTo, loadSeasonViewings, openOwnTitle } from "~/loaders/load-own";
import { loadPlays } from "~/loaders/load-plays";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/show";

export const meta: Route.MetaFunction = (args) => {
	const { show, season, chosen, canonical: at = null } = args.loaderData ?? {};
	if (!show) return [{ title: PRODUCT_NAME }];
	const language = metaLanguage(args);
	const names = siteTexts.in(language);
	const episode = chosen && season?.episodes.find(({ number }) => number === chosen.episode);
	const steps = showSteps(names, show);
	if (at)
		steps.push([titleTexts.in(language).episodeOfSeason(names.season(at.season), at.episode), showPath(show, at)]);
	return pageMeta(args, {
		title: chosen ? nameEpisode(language, show.title, chosen, episode ?? undefined) : show.title,
		year: chosen ? null : yearOf(show.firstAirDate),
		description: episode?.overview || show.overview,
		image: show.backdrop ?? show.poster,
		kind: chosen ? "video.episode" : "video.tv_show",
		path: showPath(show, at),
		data: (site) => [showData(show, site), breadcrumbs(steps, site)],
	});
};

/** Season and episode of the URL; "none" when it names none, null when they are not numbers. */
function readChosen(params: { season?: string; episode?: string }): EpisodeNumber | "none" | null {
	if (params.season === undefined) return "none";
	const season = parseNumber(params.season);
	const episode = parseNumber(params.episode);
	return season !== null && episode !== null ? { season, episode } : null;
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const id = parseId(params.id);
	const named = readChosen(params);
	if (!id || !named) throw replace("/404");
	const chosen = named === "none" ? null : named;

	const likely = chosen?.season ?? 1;
	const { catalogue, ownTitle: readingOwn } = openOwnTitle(context, {
		mediaType: "tv",
		id,
		season: chosen?.season ?? null,
		episode: chosen,
	});
	const readingPlays = loadPlays(context, { mediaType: "tv", id }, url.searchParams);
	const loadShow = orNotFound(findShow(catalogue, id), url);
	// It is awaited below, and may fail before.
	loadShow.catch(() => undefined);
	const { seasons: ownSeasons, ...ownFacts } = await readingOwn;
	// Most often it is the season below, which then is there together with the show.
	if (chosen || ownFacts.viewings.length === 0) findSeason(catalogue, id, likely).catch(() => undefined);
	const show = await loadShow;
	// Without a choice, the page opens where the visitor goes on.
	const goesOn = chosen ? null : await readNextUp(catalogue, show, ownFacts.viewings);
	const next = goesOn?.next ?? null;
	const listed = parseNumber(url.searchParams.get("list") ?? undefined);
	const isListed = (number: number | null) => listSeasons(show).some((candidate) => candidate.number === number);
	const wished = [listed, next?.season ?? null].find(isListed);
	const number = chosen?.season ?? wished ?? show.seasons[0]?.number ?? show.specials?.number;
	const [season, seasonViewings, closedTo] = await Promise.all([
		number === undefined ? null : loadSeason(catalogue, { show, number, url }),
		number === undefined
			? []
			: (ownSeasons.get(number) ?? loadSeasonViewings(context, { mediaType: "tv", id, season: number })),
		findClosedTo(context, { mediaType: "tv", id }, "companions"),
	]);
	const selection = season && selectEpisode(season, chosen ?? next);
	if (chosen && selection && selection.episode !== chosen.episode) throw replace(episodePath(id, selection));
	const first = show.seasons[0]?.number ?? 0;
	const isFirst = season?.number === first && selection?.episode === season.episodes[0]?.number;
	// A season that lists nothing leaves the button to the show.
	const { seasons: lists } =
		goesOn ?? (selection ? { seasons: listSeasons(show) } : await readNextUp(catalogue, show, ownFacts.viewings));
	const list = season && (await listEpisodes(catalogue, show, season));
	const from = parseNumber(url.searchParams.get("from") ?? undefined);
	return {
		show: {
			...(await withSigns(catalogue, show)),
			similar: show.similar.map(cardFacts),
			episodeToAir: stillToCome(show),
		},
		seasons: list ? withList(lists, list) : lists,
		season: season && {
			number: season.number,
			...cutIntoParts(season.episodes, from ?? selection?.episode ?? FIRST_EPISODE),
		},
		chosen: chosen && selection,
		selection,
		/** Null for the show's own page. */
		canonical: isFirst ? null : selection,
		...ownFacts,
		closedTo,
		plays: await readingPlays,
		seasonViewings,
		address: url.origin + url.pathname,
		isStale: catalogue.servedStale,
		regions: listWatchRegions(catalogue, context.get(platformContext).language),
		isShareable: catalogue.isComplete,
	};
}

/**
 * The season with its episodes; without any where the show names the season and the catalogue has no list of it. Redirects
 * to `/404` where neither knows it, and from season 1 of a show that has none to the show's first.
 */
async function loadSeason(
	catalogue: Catalogue,
	{ show, number, url }: { show: Show; number: number; url: URL },
): Promise<Season> {
	const season = await orNotFound(
		findSeason(catalogue, show.id, number).then((read) => read ?? ("none" as const)),
		url,
	);
	if (season !== "none") return season;
	const named = listSeasons(show).find((candidate) => candidate.number === number);
	if (named) return { number, name: "", episodes: [] };
	if (number !== 1) throw replace("/404");
	const first = findFirstSeason(show);
	throw replace(first === null ? titlePath(show) : episodePath(show.id, { season: first, episode: FIRST_EPISODE }));
}

/** Null where the season lists no episode. */
function selectEpisode({ number, episodes }: Season, wanted: EpisodeNumber | null): EpisodeNumber | null {
	const numbers = episodes.map((episode) => episode.number);
	const episode = findNearest(numbers, wanted?.season === number ? wanted.episode : FIRST_EPISODE);
	return episode === null ? null : { season: number, episode };
}

/** A cached copy may be a day old. */
function stillToCome({ episodeToAir }: Pick<Show, "episodeToAir">) {
	return episodeToAir && episodeToAir.airDate >= dayOf(Date.now()) ? episodeToAir : null;
}

export { runLibraryForm as action } from "~/operations/library/run-library-form.server";

/** A mark on the show does not mean its specials. */
function mayHaveAired({ number, aired }: SeasonEpisodes): boolean {
	return !isSpecial(number) && aired?.length !== 0;
}

export default function ShowDetail({ loaderData }: Route.ComponentProps) {
	const { show, season, chosen, selection, isInWatchLater, isHidden, remarks, address, isStale } = loaderData;
	const texts = useTexts(titleTexts);
	const site = useTexts(siteTexts);
	const formats = useFormats();
	const showMarked = useLoadListed(season?.number);
	const loaded = { lists: loaderData.seasons, viewings: loaderData.viewings };
	const { seasons: lists, viewings, readAll } = useSeasonLists(show, loaded, chosen !== null);
	const seasonViewings = useViewings(show, loaderData.seasonViewings, lists).filter((viewing) => {
		return viewing.season === season?.number;
	});
	const planned = chosen ? decideChosen(seasonViewings, chosen) : decideNextUp(lists, viewings);
	const coming = planned && isComing(loaderData.seasons, planned) ? planned : null;
	const next = coming ? null : planned;
	const comingEpisode = coming && season?.episodes.find(({ number }) => number === coming.episode);
	const isInSeason = season?.number === next?.season && (next?.action === "next" || next?.action === "resume");
	const nextName = isInSeason ? season?.episodes.find(({ number }) => number === next?.episode)?.name : undefined;
	const seasons = show.specials ? [...show.seasons, show.specials] : show.seasons;
	const seen = new Set(seasonViewings.filter(isWatched).map(({ episode }) => episode));
	const year = yearOf(show.firstAirDate);
	const knownTitle = { ...show, year, genres: show.genres.map(({ name }) => name), seasons: lists };
	const list = loaderData.seasons.find(({ number }) => number === season?.number);
	// All of the season, of which the page may have a part.
	const airedEpisodes = list ? listAired([list], Number.POSITIVE_INFINITY) : [];
	const seenCount = airedEpisodes.filter(({ episode }) => seen.has(episode)).length;
	const bulbs = bulbsOf(
		airedEpisodes.map(({ episode }) => seen.has(episode)),
		airedEpisodes.findIndex((at) => at.season === next?.season && at.episode === next.episode),
	);
	const listEpisodes = async () =>
		next?.action === "again"
			? viewings.filter((viewing) => !isSpecial(viewing.season))
			: listAired(await readAll(), LOCAL_VIEWINGS_MAX + 1);
	const episodes = (
		<Section title={texts.episodes} anchor="episodes" className="scroll-mt-24">
			{season && seasons.length > 0 && <SeasonChips showId={show.id} seasons={seasons} selected={season.number} />}
			<div className="my-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
				{season && airedEpisodes.length > 0 && (
					<WatchedToggle
						title={show}
						knownTitle={knownTitle}
						season={season.number}
						name={site.season(season.number)}
						isWatched={seenCount === airedEpisodes.length}
						listEpisodes={() => airedEpisodes}
						onChange={chosen ? undefined : showMarked}
						className={buttonClass("secondary", "medium", "data-on:text-bulb")}
					>
						{seenCount === airedEpisodes.length ? texts.seasonWatched : texts.markSeasonWatched}
					</WatchedToggle>
				)}
				{airedEpisodes.length > 0 && (
					<div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
						<Bulbs bulbs={bulbs} label={null} />
						<p className="text-soft tabular-nums">
							{seenCount > 0
								? texts.countWatched(seenCount, airedEpisodes.length)
								: site.episodes(airedEpisodes.length)}
						</p>
					</div>
				)}
				<WatchAgain show={knownTitle} next={next} isBegunAgain={loaderData.isBegunAgain} />
			</div>
			{season && season.episodes.length > 0 ? (
				<>
					<EpisodeParts parts={season.parts} shown={season.episodes[0]?.number} />
					<EpisodeList
						showId={show.id}
						knownTitle={knownTitle}
						season={season}
						lists={loaderData.seasons}
						selected={selection?.episode ?? null}
						isChosen={chosen !== null}
						viewings={seasonViewings}
						onChange={chosen ? undefined : showMarked}
					/>
				</>
			) : (
				<p className="text-soft">{texts.noEpisodes}</p>
			)}
		</Section>
	);
	return (
		<article className="isolate">
			<TitleHero
				{...show}
				year={year}
				details={[
					show.seasonCount > 0 ? site.seasons(show.seasonCount) : "",
					show.episodeCount > 0 ? site.episodes(show.episodeCount) : "",
				].filter(Boolean)}
				selection={selection}
				next={next}
				seasons={lists}
				listEpisodes={lists.some(mayHaveAired) ? listEpisodes : undefined}
				episodeName={nextName}
				isInWatchLater={isInWatchLater}
				remarks={remarks}
				ownLists={loaderData.ownLists}
				chosen={coming ? null : chosen}
				isHidden={isHidden}
				closedTo={loaderData.closedTo}
				regions={loaderData.regions}
				address={address}
				notice={
					<>
						{coming && (
							<p className="pt-6 font-semibold text-glow">
								{formats.labelled(
									site.episodeCode(coming.season, coming.episode),
									site.airs(formats.date(comingEpisode?.airDate ?? null)),
								)}
							</p>
						)}
						{isStale && <CatalogueNotice className="pt-8" />}
					</>
				}
				episodes={episodes}
			/>
			<TitleSections
				{...show}
				details={
					<>
						<DetailSection
							title={texts.showDetails}
							details={[
								[texts.firstAirDate, formats.date(show.firstAirDate)],
								[texts.status, texts.statusName(show.status)],
								[
									texts.nextEpisode,
									show.episodeToAir && (
										<>
											{formats.date(show.episodeToAir.airDate)}{" "}
											<span className="text-soft">
												{site.episodeCode(show.episodeToAir.season, show.episodeToAir.number)}
											</span>
										</>
									),
								],
							]}
						/>
						<DetailSection
							title={texts.production}
							details={[
								[texts.network, show.networks.length > 0 && <TextList texts={show.networks} max={1} />],
								[texts.createdBy, show.creators.length > 0 && <PeopleLinks people={show.creators} max={2} />],
								[texts.country, show.countries.length > 0 && <TextList texts={show.countries} max={3} />],
								[texts.language, show.spokenLanguages.length > 0 && <TextList texts={show.spokenLanguages} max={3} />],
							]}
						/>
						<CrewSection crew={show.crew} />
					</>
				}
			>
				<TitlePlays title={show} playsPage={loaderData.plays} episode={selection} />
			</TitleSections>
		</article>
	);
}
