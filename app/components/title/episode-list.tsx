import { Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { episodePath } from "~/domain/catalogue/paths";
import type { Season } from "~/domain/catalogue/types";
import { Still } from "./artwork";
import { Rating } from "./rating";

/** The episodes of one season; choosing one selects it. */
export function EpisodeList({ showId, season, selected }: { showId: number; season: Season; selected: number }) {
	return (
		<ol className="max-h-[44rem] space-y-1 overflow-y-auto overscroll-contain pe-1 [scrollbar-width:thin]">
			{season.episodes.map((episode) => {
				const isSelected = episode.number === selected;
				return (
					<li key={episode.id}>
						<Link
							to={episodePath(showId, { season: season.number, episode: episode.number })}
							preventScrollReset
							aria-current={isSelected || undefined}
							className="group flex gap-4 rounded-lg p-2.5 -outline-offset-3 transition-colors hover:bg-raised aria-[current=true]:bg-lifted sm:gap-5"
						>
							<Still
								subject={episode.id}
								path={episode.still}
								className="aspect-video w-28 shrink-0 self-start rounded-md sm:w-44"
							/>
							<span className="min-w-0 grow py-0.5">
								<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
									<span dir="auto" className="font-semibold group-hover:text-glow">
										{episode.number}. {episode.name}
									</span>
									{isSelected && <Badge tone="bulb">Selected</Badge>}
								</span>
								<span className="mt-1 flex gap-4 text-[0.8125rem] text-soft">
									{episode.runtime && <span>{episode.runtime} min</span>}
									<Rating value={episode.rating} />
								</span>
								<span dir="auto" className="mt-1.5 line-clamp-2 text-sm text-soft">
									{episode.overview}
								</span>
							</span>
						</Link>
					</li>
				);
			})}
		</ol>
	);
}
