import { Link } from "react-router";
import { buttonClass, IconButton } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { watchPath } from "~/domain/catalogue/paths";
import { seasonLabel } from "~/domain/catalogue/titles/season-words";
import type { NextMovie } from "~/domain/catalogue/titles/titles.server";
import { COUNTDOWN } from "~/domain/playback/player-state";
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

/** What to watch next, shown over the end of a film. */
function NextCard({ label, lead, name, to, action, left, onCancel }: NextCardProps) {
	return (
		<section
			aria-label={label}
			className="absolute end-2 bottom-14 flex max-w-[calc(100%-1rem)] animate-[rise_240ms_var(--ease-calm)] items-center gap-3 rounded-xl border border-line bg-ground/94 p-2.5 ps-3.5 shadow-2xl sm:end-4 sm:bottom-20 sm:gap-4 sm:p-4"
		>
			{left !== null && <Countdown left={left} />}
			<div className="min-w-0">
				<p className="truncate text-xs text-soft sm:text-sm">{lead}</p>
				<p dir="auto" className="truncate font-semibold max-sm:text-sm">
					{name}
				</p>
			</div>
			<Link
				to={to}
				preventScrollReset
				className={buttonClass("primary", "medium", "max-sm:min-h-10 max-sm:px-3.5 max-sm:text-sm")}
			>
				<Icon name="play" className="size-4.5" />
				{action}
			</Link>
			<IconButton label="Cancel" icon="close" onClick={onCancel} className="shrink-0 max-sm:size-10" />
		</section>
	);
}

/** The remaining seconds as a ring that closes. */
function Countdown({ left }: { left: number }) {
	return (
		<span aria-hidden="true" className="relative hidden size-11 shrink-0 place-items-center sm:grid">
			<svg viewBox="0 0 44 44" className="absolute inset-0 -rotate-90" role="presentation">
				<circle cx="22" cy="22" r="19" fill="none" strokeWidth="3" className="stroke-cream/15" />
				<circle
					cx="22"
					cy="22"
					r="19"
					fill="none"
					strokeWidth="3"
					pathLength="1"
					strokeDasharray="1"
					strokeDashoffset={left / COUNTDOWN}
					className="stroke-bulb transition-[stroke-dashoffset] duration-1000 ease-linear"
				/>
			</svg>
			<span className="text-lg font-bold tabular-nums">{left}</span>
		</span>
	);
}
