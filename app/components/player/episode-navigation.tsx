import { Still } from "~/components/title/artwork";
import { Rating } from "~/components/title/rating";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { describeSeason } from "~/domain/catalogue/titles/season-words";
import type { Episode, SeasonSummary } from "~/domain/catalogue/types";
import { formatDate } from "~/lib/format";
import { Panel } from "./panel";

interface EpisodeNavigationProps {
	season: number;
	/** Of the show, without specials, ascending. */
	seasons: SeasonSummary[];
	episode: Episode;
	/** URLs; null when there is no such episode. */
	previous: string | null;
	next: string | null;
	/** Shown beside the heading. */
	tools?: React.ReactNode;
}

export function EpisodeNavigation({ season, seasons, episode, previous, next, tools }: EpisodeNavigationProps) {
	const facts = [formatDate(episode.airDate), episode.runtime ? `${episode.runtime} min` : ""].filter(
		(fact) => fact && fact !== "Unknown",
	);
	return (
		<Panel
			title="Episode Navigation"
			aside={
				<>
					{tools}
					<p className="text-sm text-soft">{describeSeason(season, seasons)}</p>
				</>
			}
		>
			<div className="flex flex-col gap-5 rounded-xl bg-raised p-4 sm:flex-row sm:p-5">
				<Still
					subject={episode.id}
					path={episode.still}
					sizes="(min-width: 40rem) 14rem, 90vw"
					className="aspect-video w-full shrink-0 self-start rounded-lg sm:w-56 sm:max-w-[40%] xl:w-64"
				/>
				<div className="flex min-w-0 grow flex-col">
					<h3 dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
						Episode {episode.number}: {episode.name}
					</h3>
					<p className="mt-1 flex flex-wrap gap-x-4 text-[0.8125rem] text-soft">
						{facts.map((fact) => (
							<span key={fact}>{fact}</span>
						))}
						<Rating value={episode.rating} />
					</p>
					<p
						dir="auto"
						className="mt-2.5 line-clamp-4 max-w-[68ch] wrap-anywhere text-[0.9375rem] leading-relaxed text-cream/85"
					>
						{episode.overview}
					</p>
					{(previous || next) && (
						<div className="mt-auto flex flex-wrap gap-3 pt-5">
							{previous && (
								<ButtonLink to={previous} icon="left" preventScrollReset>
									Previous
								</ButtonLink>
							)}
							{next && (
								<ButtonLink to={next} variant="primary" preventScrollReset>
									Next Episode
									<Icon name="right" />
								</ButtonLink>
							)}
						</div>
					)}
				</div>
			</div>
		</Panel>
	);
}
