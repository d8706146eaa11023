import { Link } from "react-router";
import { Still } from "~/components/title/artwork";
import { FilmBulbs, Rating } from "~/components/title/meters";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { episodePath, FIRST_EPISODE, watchPath } from "~/domain/catalogue/paths";
import { isSpecial, placeAmongSeasons } from "~/domain/catalogue/titles/season-words";
import type { Episode, SeasonSummary } from "~/domain/catalogue/types";
import { isUnfinished, isWatched, type Viewing } from "~/domain/library/next/next-up";
import { progressOf } from "~/domain/library/next/progress";
import { useFormats } from "~/messages/formats";
import { playerTexts } from "~/messages/player";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { WATCH_HEADING, WatchSection } from "./watch-section";

interface EpisodeNavigationProps {
	season: number;
	/** Of the show, without specials, ascending. */
	seasons: SeasonSummary[];
	episode: Episode;
	/** Shown beside the heading. */
	tools?: React.ReactNode;
}

/** Where in the show the visitor is. The links to the episodes before and after are in the line under the player. */
export function EpisodeNavigation({ season, seasons, episode, tools }: EpisodeNavigationProps) {
	const texts = useTexts(playerTexts);
	const site = useTexts(siteTexts);
	const formats = useFormats();
	const facts = [formats.date(episode.airDate), episode.runtime && site.shortMinutes(episode.runtime)].filter(Boolean);
	return (
		<WatchSection
			title={texts.episodeNavigation}
			aside={
				<>
					{tools}
					<p className="text-sm text-soft">
						<SeasonPlace season={season} seasons={seasons} />
					</p>
				</>
			}
		>
			<div className="flex flex-col gap-5 sm:flex-row">
				<Still
					subject={episode.id}
					path={episode.still}
					sizes="(min-width: 40rem) 14rem, 90vw"
					className="aspect-video w-full shrink-0 self-start rounded-lg sm:w-56 sm:max-w-[40%] xl:w-64"
				/>
				<div className="flex min-w-0 grow flex-col">
					<h3 dir="auto" className="text-lg leading-snug font-semibold">
						{episode.name ? texts.episodeTitle(episode.number, episode.name) : site.episode(episode.number)}
					</h3>
					<p className="mt-1 flex flex-wrap gap-x-4 text-[0.8125rem] text-soft">
						{facts.map((fact) => (
							<span key={fact}>{fact}</span>
						))}
						<Rating value={episode.rating} />
					</p>
					<p dir="auto" className="mt-2.5 line-clamp-4 max-w-[68ch] text-[0.9375rem] leading-relaxed text-cream/85">
						{episode.overview}
					</p>
				</div>
			</div>
		</WatchSection>
	);
}

/** "Season 2 of 3 seasons". */
function SeasonPlace({ season, seasons }: Pick<EpisodeNavigationProps, "season" | "seasons">) {
	const { seasonOf } = useTexts(playerTexts);
	const site = useTexts(siteTexts);
	const label = site.season(season);
	const place = placeAmongSeasons(season, seasons);
	if (place === null) return label;
	const number = site.seasons(seasons.length);
	return place === "nth" ? seasonOf(label, number) : `${label} · ${number}`;
}

const ROW =
	"flex min-h-11 items-center justify-between gap-4 rounded-lg px-3 py-2 text-[0.9375rem] transition-colors hover:bg-cream/8 aria-[current=true]:bg-bulb/12 aria-[current=true]:text-glow";

/** Where the lists are shown. */
interface Watching {
	showId: number;
	season: number;
	/** Appended to every URL, so that the chosen server stays. */
	query: string;
}

export function SeasonList({ watching, seasons }: { watching: Watching; seasons: SeasonSummary[] }) {
	const texts = useTexts(playerTexts);
	const site = useTexts(siteTexts);
	if (seasons.length === 0) return null;
	return (
		<WatchSection title={texts.seasons}>
			<ul className="-mx-3 gap-8 overflow-y-auto overscroll-contain *:break-inside-avoid max-md:max-h-80 md:max-xl:columns-2 [scrollbar-width:thin]">
				{seasons.map((season) => (
					<li key={season.id}>
						<Link
							to={episodeUrl(watching, season.number, FIRST_EPISODE)}
							replace
							preventScrollReset
							aria-current={season.number === watching.season || undefined}
							className={ROW}
						>
							<span className="font-medium">{site.season(season.number)}</span>
							<span className="text-[0.8125rem] text-soft">{site.episodes(season.episodeCount)}</span>
						</Link>
					</li>
				))}
			</ul>
		</WatchSection>
	);
}

interface SeasonEpisodesProps {
	watching: Watching;
	episode: number;
	/** The part of the season around it; `airs`: of an episode that has not aired, which leads to its details; its date may be unknown. */
	episodes: { id: number; number: number; name: string; airs: { date: string | null } | null }[];
	/** Of the season. */
	total: number;
	/** Of this season. */
	viewings: Viewing[];
}

export function SeasonEpisodes({ watching, episode: current, episodes, total, viewings }: SeasonEpisodesProps) {
	const texts = useTexts(playerTexts);
	const site = useTexts(siteTexts);
	const formats = useFormats();
	const [first, last] = [episodes[0], episodes.at(-1)];
	const viewingsByEpisode = new Map(viewings.map((viewing) => [viewing.episode, viewing]));
	return (
		<details open className="group">
			<summary className="flex min-h-9 items-center justify-between gap-4 rounded-md">
				<h2 className={WATCH_HEADING}>
					{isSpecial(watching.season)
						? site.season(watching.season)
						: texts.seasonEpisodes(site.season(watching.season))}
				</h2>
				<Icon name="down" className="size-5 text-soft transition-transform group-open:rotate-180" />
			</summary>
			<ol className="-mx-3 mt-1 gap-8 *:break-inside-avoid md:max-xl:columns-2">
				{episodes.map((episode) => (
					<li key={episode.id}>
						<Link
							to={
								episode.airs
									? episodePath(watching.showId, { season: watching.season, episode: episode.number })
									: episodeUrl(watching, watching.season, episode.number)
							}
							replace={!episode.airs}
							preventScrollReset={!episode.airs}
							aria-current={episode.number === current || undefined}
							className={`${ROW} justify-start`}
						>
							<span className="w-6 shrink-0 text-[0.8125rem] text-soft tabular-nums">
								{episode.name && episode.number}
							</span>
							<span className="min-w-0 grow">
								<span dir="auto" className="block truncate">
									{episode.name || site.episode(episode.number)}
								</span>
								<EpisodePlace viewing={viewingsByEpisode.get(episode.number)} />
							</span>
							{episode.airs && (
								<span className="shrink-0 text-[0.8125rem] text-soft">
									{episode.airs.date ? texts.airs(formats.date(episode.airs.date) ?? "") : texts.notAiredYet}
								</span>
							)}
							<EpisodeTick viewing={viewingsByEpisode.get(episode.number)} />
						</Link>
					</li>
				))}
			</ol>
			{first && last && total > episodes.length && (
				<p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-[0.8125rem] text-soft">
					<span>
						{texts.episodesShown(first.number, last.number, formats.count(episodes.length), formats.count(total))}
					</span>
					<Link
						to={`${episodePath(watching.showId, { season: watching.season, episode: current })}#episodes`}
						className={buttonClass("secondary", "small")}
					>
						{texts.showMore}
					</Link>
				</p>
			)}
		</details>
	);
}

/** Under the name, which has the whole line. */
function EpisodePlace({ viewing }: { viewing: Viewing | undefined }) {
	return viewing && isUnfinished(viewing) && <FilmBulbs progress={progressOf(viewing)} className="mt-1.5" />;
}

function EpisodeTick({ viewing }: { viewing: Viewing | undefined }) {
	const { watched } = useTexts(playerTexts);
	if (!viewing || isUnfinished(viewing) || !isWatched(viewing)) return null;
	return (
		<>
			<span className="sr-only">{watched}</span>
			<Icon name="check" className="size-4 shrink-0 text-glow" />
		</>
	);
}

function episodeUrl({ showId, query }: Watching, season: number, episode: number): string {
	return watchPath({ mediaType: "tv", id: showId }, { season, episode }) + query;
}
