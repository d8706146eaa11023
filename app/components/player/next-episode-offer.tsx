import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { buttonClass, IconButton } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { afterPlayerEvent, afterSecond, COUNTDOWN, decline, NO_OFFER } from "~/domain/playback/next-offer";
import type { PlayerEvent } from "~/domain/playback/player-messages";
import type { Feed } from "~/lib/feed";
import { useAutoplay } from "./use-autoplay";

/** Where the film goes on. */
export interface NextEpisode {
	to: string;
	season: number;
	episode: number;
	/** Null where it is not known, as in the next season. */
	name: string | null;
}

/** Over the end of an episode: the next one, begun by itself after a countdown unless the visitor declines. */
export function NextEpisodeOffer({ next, events }: { next: NextEpisode; events: Feed<PlayerEvent> }) {
	const navigate = useNavigate();
	const [isAutoplayOn] = useAutoplay();
	const [offer, setOffer] = useState(NO_OFFER);
	const isOffered = offer.state === "offered";
	const isRunning = isOffered && isAutoplayOn && !offer.isHeld;
	const isOver = isOffered && isAutoplayOn && offer.left === 0;

	useEffect(() => events.listen((event) => setOffer((current) => afterPlayerEvent(current, event))), [events]);

	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => setOffer(afterSecond), 1000);
		return () => clearInterval(timer);
	}, [isRunning]);

	useEffect(() => {
		if (isOver) navigate(next.to, { preventScrollReset: true });
	}, [isOver, navigate, next.to]);

	return (
		<>
			<p role="status" className="sr-only">
				{isOffered &&
					(isAutoplayOn ? `The next episode begins in ${COUNTDOWN} seconds.` : "The next episode is ready.")}
			</p>
			{isOffered && (
				<section
					aria-label="Next episode"
					className="absolute end-2 bottom-14 flex max-w-[calc(100%-1rem)] animate-[rise_240ms_var(--ease-calm)] items-center gap-3 rounded-xl border border-line bg-ground/94 p-2.5 ps-3.5 shadow-2xl sm:end-4 sm:bottom-20 sm:gap-4 sm:p-4"
				>
					{isAutoplayOn && <Countdown left={offer.left} />}
					<div className="min-w-0">
						<p className="text-xs text-soft sm:text-sm">
							Up next · S{next.season}E{next.episode}
						</p>
						<p dir="auto" className="truncate font-semibold max-sm:text-sm">
							{next.name ?? `Season ${next.season}, episode ${next.episode}`}
						</p>
					</div>
					<Link
						to={next.to}
						preventScrollReset
						className={buttonClass("primary", "medium", "max-sm:min-h-10 max-sm:px-3.5 max-sm:text-sm")}
					>
						<Icon name="play" className="size-4.5" />
						Next Episode
					</Link>
					<IconButton
						label="Cancel"
						icon="close"
						onClick={() => setOffer(decline)}
						className="shrink-0 max-sm:size-10"
					/>
				</section>
			)}
		</>
	);
}

/** Seconds as a ring that closes. */
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
