import { Link } from "react-router";
import { ProgressBar } from "~/components/title/progress-bar";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { episodePath, FIRST_EPISODE, watchPath } from "~/domain/catalogue/paths";
import { seasonLabel } from "~/domain/catalogue/titles/season-words";
import type { SeasonSummary } from "~/domain/catalogue/types";
import { isUnfinished, isWatched, type Viewing } from "~/domain/library/next-up";
import { progressOf } from "~/domain/library/progress";
import { formatCount, formatPlural } from "~/lib/format";
import { Panel } from "./panel";

const ROW =
	"flex min-h-11 items-center justify-between gap-4 rounded-lg px-3 py-2 text-[0.9375rem] transition-colors hover:bg-cream/8 aria-[current=true]:bg-bulb/12 aria-[current=true]:text-glow";

interface Place {
	showId: number;
	season: number;
	/** Appended to every URL, so that the chosen server stays. */
	query: string;
}

export function SeasonList({ place, seasons }: { place: Place; seasons: SeasonSummary[] }) {
	if (seasons.length === 0) return null;
	return (
		<Panel title="Seasons">
			<ul className="-mx-3 max-h-80 overflow-y-auto overscroll-contain [scrollbar-width:thin]">
				{seasons.map((season) => (
					<li key={season.id}>
						<Link
							to={episodeUrl(place, season.number, FIRST_EPISODE)}
							preventScrollReset
							aria-current={season.number === place.season || undefined}
							className={ROW}
						>
							<span className="font-medium">Season {season.number}</span>
							<span className="text-[0.8125rem] text-soft">{formatPlural(season.episodeCount, "episode")}</span>
						</Link>
					</li>
				))}
			</ul>
		</Panel>
	);
}

interface SeasonEpisodesProps {
	place: Place;
	episode: number;
	/** The part of the season around it. */
	episodes: { id: number; number: number; name: string }[];
	/** Of the season. */
	total: number;
	/** Of this season. */
	viewings: Viewing[];
}

export function SeasonEpisodes({ place, episode: current, episodes, total, viewings }: SeasonEpisodesProps) {
	const known = new Map(viewings.map((viewing) => [viewing.episode, viewing]));
	return (
		<details open className="group">
			<summary className="flex min-h-9 items-center justify-between gap-4 rounded-md">
				<h2 className="lettering text-heading">
					{place.season === 0 ? seasonLabel(0) : `${seasonLabel(place.season)} Episodes`}
				</h2>
				<Icon name="down" className="size-5 text-soft transition-transform group-open:rotate-180" />
			</summary>
			<ol className="-mx-3 mt-3">
				{episodes.map((episode) => (
					<li key={episode.id}>
						<Link
							to={episodeUrl(place, place.season, episode.number)}
							preventScrollReset
							aria-current={episode.number === current || undefined}
							className={`${ROW} justify-start`}
						>
							<span className="w-6 shrink-0 text-end text-[0.8125rem] text-soft tabular-nums">{episode.number}</span>
							<span dir="auto" className="min-w-0 grow truncate">
								{episode.name}
							</span>
							<EpisodeState viewing={known.get(episode.number)} />
						</Link>
					</li>
				))}
			</ol>
			{total > episodes.length && (
				<p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-[0.8125rem] text-soft">
					<span>
						Episodes {episodes[0]?.number}–{episodes.at(-1)?.number}, {formatCount(episodes.length)} of{" "}
						{formatCount(total)}
					</span>
					<Link
						to={`${episodePath(place.showId, { season: place.season, episode: current })}#episodes`}
						className={buttonClass("secondary", "small")}
					>
						Show more
					</Link>
				</p>
			)}
		</details>
	);
}

function EpisodeState({ viewing }: { viewing: Viewing | undefined }) {
	if (!viewing) return null;
	if (isUnfinished(viewing)) return <ProgressBar progress={progressOf(viewing)} className="w-10 shrink-0" />;
	if (!isWatched(viewing)) return null;
	return (
		<>
			<span className="sr-only">Watched</span>
			<Icon name="check" className="size-4 shrink-0 text-glow" />
		</>
	);
}

function episodeUrl({ showId, query }: Place, season: number, episode: number): string {
	return watchPath({ mediaType: "tv", id: showId }, { season, episode }) + query;
}
