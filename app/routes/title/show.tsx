import { replace } from "react-router";
import { sendLibraryForm } from "~/browser/send-library-form.client";
import { CatalogueNotice } from "~/components/browse/catalogue-notice";
import { pageMeta } from "~/components/site/page-meta";
import { EpisodeList } from "~/components/title/episode-list";
import { PeopleLinks } from "~/components/title/people-links";
import { SeasonSelect } from "~/components/title/season-select";
import { FactList, Section } from "~/components/title/section";
import { TitleHero } from "~/components/title/title-hero";
import { TitleSections } from "~/components/title/title-sections";
import { cardList } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { episodePath } from "~/domain/catalogue/paths";
import { breadcrumbs, showData, showPath, showSteps } from "~/domain/catalogue/structured-data";
import { findSeason, findShow } from "~/domain/catalogue/titles.server";
import type { Show } from "~/domain/catalogue/types";
import { formatDate, formatRating } from "~/lib/format";
import { parseId } from "~/lib/requests";
import { orNotFound } from "~/loaders/or-not-found";
import { readIsSaved } from "~/loaders/read-is-saved";
import { LIBRARY_FORMS } from "~/operations/library/library-forms";
import { runToggleForm } from "~/operations/library/run-library-form.server";
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

/** Season and episode of the URL, 1 by default. Null when they are not numbers. */
function readSelection(params: { season?: string; episode?: string }): Selection | null {
	if (params.season === undefined) return { season: 1, episode: 1 };
	const season = parseId(params.season);
	const episode = parseId(params.episode);
	return season && episode ? { season, episode } : null;
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
	const id = parseId(params.id);
	const selection = readSelection(params);
	if (!id || !selection) throw replace("/404");
	const chosen = parseId(url.searchParams.get("season") ?? undefined);
	if (chosen) throw replace(episodePath(id, { season: chosen, episode: 1 }));

	const catalogue = openCatalogue(context.get(platformContext));
	const [show, season, isInWatchLater] = await Promise.all([
		orNotFound(findShow(catalogue, id)),
		orNotFound(findSeason(catalogue, id, selection.season).then((found) => found ?? ("none" as const))),
		readIsSaved({ context, mediaType: "tv", id }),
	]);
	// A show may have no season yet. A URL with a season that does not exist redirects to /404.
	const isNamed = params.season !== undefined;
	if (isNamed && (season === "none" || !season.episodes.some(({ number }) => number === selection.episode))) {
		throw replace("/404");
	}
	return {
		show: { ...show, similar: cardList(show.similar), nextEpisode: stillToCome(show) },
		season: season === "none" ? null : season,
		selection,
		isInWatchLater,
		address: url.origin + url.pathname,
		isSaved: catalogue.servedStale,
	};
}

/** A cached copy may be a day old. */
function stillToCome({ nextEpisode }: Pick<Show, "nextEpisode">) {
	return nextEpisode && nextEpisode.airDate >= new Date().toISOString().slice(0, 10) ? nextEpisode : null;
}

export async function action(args: Route.ActionArgs) {
	return await runToggleForm(args);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
	return await sendLibraryForm(request, LIBRARY_FORMS);
}

function years(firstAirDate: string | null): string[] {
	return firstAirDate ? [firstAirDate.slice(0, 4)] : [];
}

function plural(count: number, word: string): string[] {
	return count > 0 ? [`${count} ${word}${count === 1 ? "" : "s"}`] : [];
}

export default function ShowDetail({ loaderData }: Route.ComponentProps) {
	const { show, season, selection, isInWatchLater, address, isSaved } = loaderData;
	return (
		<article className="isolate">
			<TitleHero
				{...show}
				facts={[
					...years(show.firstAirDate),
					...plural(show.seasonCount, "season"),
					...plural(show.episodeCount, "episode"),
				]}
				selection={selection}
				isInWatchLater={isInWatchLater}
				address={address}
			/>
			{isSaved && <CatalogueNotice kind="saved" className="px-gutter pt-8" />}
			<TitleSections
				{...show}
				facts={
					<>
						<Section title="Show Details">
							<FactList
								facts={[
									["First Air Date", formatDate(show.firstAirDate)],
									["Seasons", show.seasonCount],
									["Episodes", show.episodeCount],
									["Rating", show.rating > 0 ? `${formatRating(show.rating)} / 10` : "Not rated"],
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
						</Section>
						<Section title="Production">
							<FactList
								facts={[
									["Network", show.networks[0] ?? "Unknown"],
									[
										"Created by",
										show.creators.length > 0 ? (
											<PeopleLinks key="creators" people={show.creators.slice(0, 2)} />
										) : (
											"Unknown"
										),
									],
								]}
							/>
						</Section>
					</>
				}
			>
				<Section title="Episodes">
					<div className="mb-4">
						{show.seasons.length > 0 && (
							<SeasonSelect showId={show.id} seasons={show.seasons} selected={selection.season} />
						)}
					</div>
					{season && season.episodes.length > 0 ? (
						<div className="waits">
							<EpisodeList showId={show.id} season={season} selected={selection.episode} />
						</div>
					) : (
						<p className="text-soft">No episodes have been announced yet.</p>
					)}
				</Section>
			</TitleSections>
		</article>
	);
}
