import { useState } from "react";
import { Link } from "react-router";
import { useSite } from "~/components/site/site-context";
import type { Rateable } from "~/components/title/verbs/rate-label";
import { RateLink } from "~/components/title/verbs/rate-link";
import { buttonClass, IconButton } from "~/components/ui/button";
import { watchPath } from "~/domain/catalogue/paths";
import { seasonLabel } from "~/domain/catalogue/titles/season-words";
import type { NextMovie } from "~/domain/catalogue/titles/titles.server";
import type { EpisodeNumber } from "~/domain/catalogue/types";

interface EndCardProps {
	/** Name of the region. */
	label: string;
	/** What to watch next; null when there is nothing. */
	next: NextTitleProps | null;
	/** What ends: signed-in visitors can rate it, unless they have. */
	ended: Rateable;
	/** Before its ratings open. */
	onRate?(): void;
	onCancel(): void;
}

interface NextTitleProps {
	/** Above the name. */
	lead: string;
	name: string;
	to: string;
	/** Label of the link. */
	action: string;
	/** Seconds until it starts; null when it does not start by itself. */
	left: number | null;
}

interface NextEpisodeCardProps extends Pick<EndCardProps, "ended" | "onRate" | "onCancel"> {
	next: (EpisodeNumber & { name: string | null; to: string }) | null;
	left: number | null;
}

export function NextEpisodeCard({ next, left, ...card }: NextEpisodeCardProps) {
	return (
		<EndCard
			{...card}
			label={next ? "Next episode" : "The end"}
			next={
				next && {
					lead: next.name ? `Up Next · S${next.season}E${next.episode}` : "Up Next",
					name: next.name ?? `${seasonLabel(next.season)}, episode ${next.episode}`,
					to: next.to,
					action: "Next Episode",
					left,
				}
			}
		/>
	);
}

/** Never starts by itself. */
export function NextMovieCard({
	movie,
	...card
}: Pick<EndCardProps, "ended" | "onCancel"> & { movie: NextMovie | null }) {
	return (
		<EndCard
			{...card}
			label={movie ? "Next movie" : "The end"}
			next={
				movie && {
					lead: movie.reason ?? "You might also like",
					name: movie.title,
					to: watchPath(movie),
					action: "Watch Now",
					left: null,
				}
			}
		/>
	);
}

/** In a corner of the end of a film: what to watch next, and how this one was. */
function EndCard({ label, next, ended, onRate, onCancel }: EndCardProps) {
	const { visitor } = useSite();
	const { episode, remarks } = ended;
	// Decided once, so that the control stays when a number is chosen, and says it.
	const [isAsking] = useState(visitor !== null && remarks.place.rating === 0);
	const cancel = <IconButton label="Cancel" icon="close" onClick={onCancel} className="shrink-0" />;
	if (!(next || isAsking)) return null;
	return (
		<section
			aria-label={label}
			className="absolute end-2 bottom-20 max-w-[calc(100%-1rem)] animate-[rise_240ms_var(--ease-calm)] rounded-lg bg-black/85 p-1.5 ps-4 sm:end-4"
		>
			{next && (
				<div className="flex items-center gap-2 sm:gap-3">
					<NextTitle {...next} />
					{cancel}
				</div>
			)}
			{isAsking && (
				<div className="flex items-center justify-between gap-2 sm:gap-3">
					<p className="min-w-0 truncate text-xs text-soft">
						How was <bdi>{episode ? `S${episode.season}E${episode.episode}` : ended.name}</bdi>?
					</p>
					<span className="flex shrink-0" onClickCapture={onRate}>
						<RateLink {...ended} className={buttonClass("quiet", "small", "min-h-11")} />
					</span>
					{!next && cancel}
				</div>
			)}
		</section>
	);
}

function NextTitle({ lead, name, to, action, left }: NextTitleProps) {
	return (
		<>
			<div className="min-w-0 grow">
				<p className="truncate text-xs text-soft tabular-nums">
					{lead}
					{left !== null && <span aria-hidden="true"> · in {left} s</span>}
				</p>
				<p dir="auto" className="truncate text-sm font-semibold">
					{name}
				</p>
			</div>
			<Link to={to} replace preventScrollReset className={buttonClass("secondary", "small", "min-h-11")}>
				{action}
			</Link>
		</>
	);
}
