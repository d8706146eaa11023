import { lazy, Suspense, useState } from "react";
import { useAutoplay } from "~/components/site/autoplay";
import { useSite } from "~/components/site/site-context";
import type { Rateable } from "~/components/title/verbs/rate-label";
import type { NextMovie } from "~/domain/catalogue/titles/titles.server";
import { COUNTDOWN } from "~/domain/playback/player-state";
import { playerTexts } from "~/messages/player";
import { useTexts } from "~/messages/use-language";
import { loadPlayer } from "./load-player";
import type { Player } from "./use-player";

const NextEpisodeCard = lazy(async () => ({ default: (await loadPlayer()).NextEpisodeCard }));
const NextMovieCard = lazy(async () => ({ default: (await loadPlayer()).NextMovieCard }));

interface EndProps {
	player: Player;
	/** What ends. */
	ended: Rateable;
}

/** Offers the next episode over the end of this one. It starts after a countdown unless the visitor declines, or rates this one. */
export function NextEpisodeOffer({ player, ended }: EndProps) {
	const texts = useTexts(playerTexts);
	const [isAutoplayOn] = useAutoplay();
	const [isRating, setIsRating] = useState(false);
	const { next, offer, declineOffer } = player;
	const { visitor } = useSite();
	const isOffered = offer.state === "offered";
	const isShown = isOffered || (isRating && offer.state === "declined");

	function rate(): void {
		setIsRating(true);
		declineOffer();
	}

	function close(): void {
		setIsRating(false);
		declineOffer();
	}

	return (
		<>
			<p role="status" className="sr-only">
				{isOffered && next && (isAutoplayOn ? texts.nextStarts(COUNTDOWN) : texts.nextReady)}
			</p>
			<Suspense>
				{isShown && (next || visitor) && (
					<NextEpisodeCard
						next={next}
						left={isAutoplayOn && isOffered ? offer.left : null}
						ended={ended}
						onRate={rate}
						onCancel={close}
					/>
				)}
			</Suspense>
		</>
	);
}

/** Offers another movie over the end of this one. */
export function NextMovieOffer({ player, ended, movie }: EndProps & { movie: NextMovie | null }) {
	const { visitor } = useSite();
	if (player.offer.state !== "offered" || !(movie || visitor)) return null;
	return (
		<Suspense>
			<NextMovieCard movie={movie} ended={ended} onCancel={player.declineOffer} />
		</Suspense>
	);
}
