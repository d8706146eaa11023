import { useState } from "react";
import { Link } from "react-router";
import { useSite } from "~/components/site/site-context";
import type { Rateable } from "~/components/title/verbs/rate-label";
import { RateLink } from "~/components/title/verbs/rate-link";
import { buttonClass, IconButton } from "~/components/ui/button";
import { MarkedText } from "~/components/ui/marked-text";
import { watchPath } from "~/domain/catalogue/paths";
import type { NextMovie } from "~/domain/catalogue/titles/titles.server";
import type { EpisodeNumber } from "~/domain/catalogue/types";
import { playerTexts } from "~/messages/player";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

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
	const texts = useTexts(playerTexts);
	const site = useTexts(siteTexts);
	return (
		<EndCard
			{...card}
			label={next ? texts.nextEpisodeCard : texts.theEnd}
			next={
				next && {
					lead: next.name ? texts.upNextCode(site.episodeCode(next.season, next.episode)) : texts.upNext,
					name: next.name || texts.episodeIn(site.season(next.season), next.episode),
					to: next.to,
					action: texts.nextEpisode,
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
	const texts = useTexts(playerTexts);
	const { watchNow } = useTexts(siteTexts);
	return (
		<EndCard
			{...card}
			label={movie ? texts.nextMovieCard : texts.theEnd}
			next={
				movie && {
					lead: movie.collection ? texts.nextIn(movie.collection) : texts.mightLike,
					name: movie.title,
					to: watchPath(movie),
					action: watchNow,
					left: null,
				}
			}
		/>
	);
}

/** In a corner of the end of a film: what to watch next, and how this one was. */
function EndCard({ label, next, ended, onRate, onCancel }: EndCardProps) {
	const { visitor } = useSite();
	const { howWas } = useTexts(playerTexts);
	const { cancel, episodeCode } = useTexts(siteTexts);
	const { episode, remarks } = ended;
	// Decided once, so that the control stays when a number is chosen, and says it.
	const [isAsking] = useState(visitor !== null && remarks.place.rating === 0);
	const close = <IconButton label={cancel} icon="close" onClick={onCancel} className="shrink-0" />;
	if (!(next || isAsking)) return null;
	return (
		<section
			aria-label={label}
			className="absolute end-2 bottom-20 max-w-[calc(100%-1rem)] animate-[rise_240ms_var(--ease-calm)] rounded-lg bg-black/85 p-1.5 ps-4 sm:end-4"
		>
			{next && (
				<div className="flex items-center gap-2 sm:gap-3">
					<NextTitle {...next} />
					{close}
				</div>
			)}
			{isAsking && (
				<div className="flex items-center justify-between gap-2 sm:gap-3">
					<p className="min-w-0 truncate text-xs text-soft">
						<MarkedText
							text={howWas(episode ? episodeCode(episode.season, episode.episode) : ended.name)}
							marks={{ name: (name) => <bdi>{name}</bdi> }}
						/>
					</p>
					<span className="flex shrink-0" onClickCapture={onRate}>
						<RateLink {...ended} className={buttonClass("quiet", "small", "min-h-11")} />
					</span>
					{!next && close}
				</div>
			)}
		</section>
	);
}

function NextTitle({ lead, name, to, action, left }: NextTitleProps) {
	const { inSeconds } = useTexts(playerTexts);
	return (
		<>
			<div className="min-w-0 grow">
				<p className="truncate text-xs text-soft tabular-nums">
					{lead}
					{left !== null && <span aria-hidden="true"> · {inSeconds(left)}</span>}
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
