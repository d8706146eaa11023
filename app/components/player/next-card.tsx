import { Link } from "react-router";
import { buttonClass, IconButton } from "~/components/ui/button";
import { watchPath } from "~/domain/catalogue/paths";
import { seasonLabel } from "~/domain/catalogue/titles/season-words";
import type { NextMovie } from "~/domain/catalogue/titles/titles.server";
import type { Player } from "./use-player";

interface NextCardProps {
	/** Name of the region. */
	label: string;
	/** Above the name. */
	lead: string;
	name: string;
	to: string;
	/** Label of the link. */
	action: string;
	/** Seconds until it starts; null when it does not start by itself. */
	left: number | null;
	onCancel(): void;
}

export function NextEpisodeCard({ player: { next, offer, declineOffer }, isAutoplayOn }: NextEpisodeCardProps) {
	return (
		next && (
			<NextCard
				label="Next episode"
				lead={next.name ? `Up next · S${next.season}E${next.episode}` : "Up next"}
				name={next.name ?? `${seasonLabel(next.season)}, episode ${next.episode}`}
				to={next.to}
				action="Next Episode"
				left={isAutoplayOn ? offer.left : null}
				onCancel={declineOffer}
			/>
		)
	);
}

interface NextEpisodeCardProps {
	player: Pick<Player, "next" | "offer" | "declineOffer">;
	isAutoplayOn: boolean;
}

/** Never starts by itself. */
export function NextMovieCard({ movie, onCancel }: { movie: NextMovie; onCancel(): void }) {
	return (
		<NextCard
			label="Next movie"
			lead={movie.reason ?? "You might also like"}
			name={movie.title}
			to={watchPath(movie)}
			action="Watch Now"
			left={null}
			onCancel={onCancel}
		/>
	);
}

/** What to watch next, in a corner of the end of a film. */
function NextCard({ label, lead, name, to, action, left, onCancel }: NextCardProps) {
	return (
		<section
			aria-label={label}
			className="absolute end-2 bottom-20 flex max-w-[calc(100%-1rem)] animate-[rise_240ms_var(--ease-calm)] items-center gap-2 rounded-lg bg-black/85 p-1.5 ps-4 sm:end-4 sm:gap-3"
		>
			<div className="min-w-0">
				<p className="truncate text-xs text-soft tabular-nums">
					{lead}
					{left !== null && <span aria-hidden="true"> · in {left} s</span>}
				</p>
				<p dir="auto" className="truncate text-sm font-semibold">
					{name}
				</p>
			</div>
			<Link to={to} preventScrollReset className={buttonClass("secondary", "small", "min-h-11")}>
				{action}
			</Link>
			<IconButton label="Cancel" icon="close" onClick={onCancel} className="shrink-0" />
		</section>
	);
}
