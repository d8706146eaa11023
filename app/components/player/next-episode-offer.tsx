import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { seasonLabel } from "~/domain/catalogue/titles/season-words";
import type { PlayerEvent } from "~/domain/playback/messages";
import { afterPlayerEvent, afterSecond, COUNTDOWN, decline, NO_OFFER, type UpNext } from "~/domain/playback/next-offer";
import type { Emitter } from "~/lib/store";
import { useAutoplay } from "./use-autoplay";

const NextCard = lazy(async () => ({ default: (await import("./next-card")).NextCard }));

/** Offers the next episode over the end of this one. It starts after a countdown unless the visitor declines. */
export function NextEpisodeOffer({ next, events }: { next: UpNext; events: Emitter<PlayerEvent> }) {
	const navigate = useNavigate();
	const [isAutoplayOn] = useAutoplay();
	const [offer, setOffer] = useState(NO_OFFER);
	const isOffered = offer.state === "offered";
	const isRunning = isOffered && isAutoplayOn && !offer.isPaused;
	const isOver = isOffered && isAutoplayOn && offer.left === 0;

	useEffect(() => events.subscribe((event) => setOffer((current) => afterPlayerEvent(current, event))), [events]);

	useEffect(() => {
		if (!isRunning) return;
		const timer = setInterval(() => setOffer(afterSecond), 1000);
		return () => clearInterval(timer);
	}, [isRunning]);

	useEffect(() => {
		// Back leaves the show instead of returning through its episodes.
		if (isOver) navigate(next.to, { replace: true, preventScrollReset: true });
	}, [isOver, navigate, next.to]);

	return (
		<>
			<p role="status" className="sr-only">
				{isOffered &&
					(isAutoplayOn ? `The next episode begins in ${COUNTDOWN} seconds.` : "The next episode is ready.")}
			</p>
			{isOffered && (
				<Suspense>
					<NextCard
						label="Next episode"
						lead={next.name ? `Up next · S${next.season}E${next.episode}` : "Up next"}
						name={next.name ?? `${seasonLabel(next.season)}, episode ${next.episode}`}
						to={next.to}
						action="Next Episode"
						left={isAutoplayOn ? offer.left : null}
						onCancel={() => setOffer(decline)}
					/>
				</Suspense>
			)}
		</>
	);
}
