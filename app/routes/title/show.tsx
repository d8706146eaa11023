import { replace } from "react-router";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { pageMeta } from "~/components/site/page-meta";
import { CrewSection } from "~/components/title/crew-section";
import { EpisodeList } from "~/components/title/episode-list";
import { TextList } from "~/components/title/name-list";
import { PeopleLinks } from "~/components/title/people-links";
import { SeasonSelect } from "~/components/title/season-select";
import { FactSection, Section } from "~/components/title/section";
import { sendToggle } from "~/components/title/send-toggle.client";
import { TitleHero } from "~/components/title/title-hero";
import { TitleSections } from "~/components/title/title-sections";
import { useLocalViewings } from "~/components/title/use-local-viewings";
import { WatchedToggle } from "~/components/title/watched-toggle";
import { buttonClass } from "~/components/ui/button";
import { cardList } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { episodePath } from "~/domain/catalogue/paths";
import { seasonLabel } from "~/domain/catalogue/season-words";
import { breadcrumbs, showData, showPath, showSteps } from "~/domain/catalogue/structured-data";
import { findSeason, findShow } from "~/domain/catalogue/titles.server";
import type { Show } from "~/domain/catalogue/types";
import { decideChosen, decideNextUp, isWatched, listAired } from "~/domain/library/next-up";
import { dayOf } from "~/lib/days";
import { formatDate, formatPlural, formatRating } from "~/lib/format";
import { parseId, parseSeason } from "~/lib/requests";
import { loadOwnTitle, loadSeasonViewings } from "~/loaders/load-own";
import { orNotFound } from "~/loaders/or-not-found";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/show";

export const meta: Route.MetaFunction = (args) => {
	const { show, selection } = args.loaderData ?? {};
	if (!show || !selection) return [{ title: PRODUCT_NAME }];
	return pageMeta(args, {
		title: show.title,
		description: show.overview,
		image: show.backdrop ?? show.poster,
		kind: "video.tv_show",
		path: showPath(show, selection),
		data: (place) => [showData(show, place), breadcrumbs(showSteps(show, selection), place.origin)],
	});
};

interface Selection {
	season: number;
	episode: number;
}

/** Season and episode of the URL; "none" when it names none, null when they are not numbers. */
function readChosen(params: { season?: string; episode?: string }): Selection | "none" | null {
	if (params.season === undefined) return "none";
	const season = parseSeason(params.season);
	const episode = parseId(params.episode);
	return season !== null && episode ? { season, episode } : null;
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const id = parseId(params.id);
	const named = readChosen(params);
	if (!id || !named) throw replace("/404");
	const wanted = parseSeason(url.searchParams.get("season") ?? undefined);
	if (wanted !== null) throw replace(episodePath(id, { season: wanted, episode: 1 }));
	const chosen = named === "none" ? null : named;

	const catalogue = openCatalogue(context.get(platformContext));
	const likely = chosen?.season ?? 1;
	const loadShow = orNotFound(findShow(catalogue, id), url);
	// It is awaited below, and may fail before.
	loadShow.catch(() => undefined);
	const own = await loadOwnTitle(context, { mediaType: "tv", id, season: likely });
	// Without a choice, a visitor's page opens where they go on.
	const next = chosen || own.viewings.length === 0 ? null : decideNextUp(airedOf(await loadShow), own.viewings);
	const selection = chosen ?? { season: next?.season ?? likely, episode: next?.episode ?? 1 };
	const [show, season, seasonViewings] = await Promise.all([
		loadShow,
		orNotFound(
			findSeason(catalogue, id, selection.season).then((found) => found ?? ("none" as const)),
			url,
		),
		selection.season === likely
			? own.seasonViewings
			: loadSeasonViewings(context, { mediaType: "tv", id, season: selection.season }),
	]);
	// A show may have no season yet. A URL with a season that does not exist redirects to /404.
	if (chosen && (season === "none" || !season.episodes.some(({ number }) => number === chosen.episode))) {
		throw replace("/404");
	}
	return {
		show: { ...show, similar: cardList(show.similar), nextEpisode: stillToCome(show), aired: airedOf(show) },
		season: season === "none" ? null : season,
		chosen,
		selection,
		...own,
		seasonViewings,
		address: url.origin + url.pathname,
		isStale: catalogue.servedStale,
	};
}

function airedOf(show: Show) {
	return listAired(show, dayOf(Date.now()));
}

/** A cached copy may be a day old. */
function stillToCome({ nextEpisode }: Pick<Show, "nextEpisode">) {
	return nextEpisode && nextEpisode.airDate >= new Date().toISOString().slice(0, 10) ? nextEpisode : null;
}

export { runToggleForm as action } from "~/operations/library/run-library-form.server";

export async function clientAction({ request }: Route.ClientActionArgs) {
	return await sendToggle(await request.formData());
}

/** Unknown dates count as past. */
function hasAired(airDate: string | null): boolean {
	return airDate === null || airDate <= dayOf(Date.now());
}

function years(firstAirDate: string | null): string[] {
	return firstAirDate ? [firstAirDate.slice(0, 4)] : [];
}

export default function ShowDetail({ loaderData }: Route.ComponentProps) {
	const { show, season, chosen, selection, isInWatchLater, address, isStale } = loaderData;
	const local = useLocalViewings(show);
	const viewings = local ?? loaderData.viewings;
	const seasonViewings = local?.filter((each) => each.season === selection.season) ?? loaderData.seasonViewings;
	const next = chosen ? decideChosen(seasonViewings, chosen) : decideNextUp(show.aired, viewings);
	const isInSeason = season?.number === next.season && next.action !== "start" && next.action !== "again";
	const nextName = isInSeason ? season?.episodes.find(({ number }) => number === next.episode)?.name : undefined;
	const seasons = show.specials ? [...show.seasons, show.specials] : show.seasons;
	const seen = new Set(seasonViewings.filter(isWatched).map(({ episode }) => episode));
	return (
		<article className="isolate">
			<TitleHero
				{...show}
				facts={[
					...years(show.firstAirDate),
					show.seasonCount > 0 ? formatPlural(show.seasonCount, "season") : "",
					show.episodeCount > 0 ? formatPlural(show.episodeCount, "episode") : "",
				].filter(Boolean)}
				selection={selection}
				next={next}
				episodeName={nextName}
				isInWatchLater={isInWatchLater}
				address={address}
			/>
			{isStale && <CatalogueNotice kind="saved" className="px-gutter pt-8" />}
			<TitleSections
				{...show}
				facts={
					<>
						<FactSection
							title="Show Details"
							facts={[
								["First Air Date", show.firstAirDate && formatDate(show.firstAirDate)],
								["Seasons", show.seasonCount > 0 && show.seasonCount],
								["Episodes", show.episodeCount > 0 && show.episodeCount],
								["Rating", show.rating > 0 && `${formatRating(show.rating)} / 10`],
								["Age Rating", show.ageRating],
								["Status", show.status],
								[
									"Next Episode",
									show.nextEpisode && (
										<>
											{formatDate(show.nextEpisode.airDate)}{" "}
											<span className="text-soft">
												S{show.nextEpisode.season}E{show.nextEpisode.number}
											</span>
										</>
									),
								],
							]}
						/>
						<FactSection
							title="Production"
							facts={[
								["Network", show.networks.length > 0 && <TextList texts={show.networks} max={1} />],
								["Created by", show.creators.length > 0 && <PeopleLinks people={show.creators} max={2} />],
								["Country", show.countries.length > 0 && <TextList texts={show.countries} max={3} />],
								["Language", show.spokenLanguages.length > 0 && <TextList texts={show.spokenLanguages} max={3} />],
							]}
						/>
						<CrewSection crew={show.crew} />
					</>
				}
			>
				<Section title="Episodes">
					<div className="mb-4 flex flex-wrap items-center gap-3">
						{seasons.length > 0 && <SeasonSelect showId={show.id} seasons={seasons} selected={selection.season} />}
						{season && season.episodes.length > 0 && (
							<WatchedToggle
								title={show}
								season={season.number}
								name={seasonLabel(season.number)}
								isWatched={season.episodes.every(({ number, airDate }) => seen.has(number) || !hasAired(airDate))}
								listMarked={() =>
									season.episodes
										.filter(({ airDate }) => hasAired(airDate))
										.map(({ number }) => ({ season: season.number, episode: number }))
								}
								className={buttonClass("quiet", "medium", "aria-pressed:text-bulb")}
							>
								Watched
							</WatchedToggle>
						)}
					</div>
					{season && season.episodes.length > 0 ? (
						<div className="waits">
							<EpisodeList showId={show.id} season={season} selected={selection.episode} viewings={seasonViewings} />
						</div>
					) : (
						<p className="text-soft">No episodes have been announced yet.</p>
					)}
				</Section>
			</TitleSections>
		</article>
	);
}
