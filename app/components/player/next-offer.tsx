import { lazy, Suspense } from "react";
import { loadModule } from "~/browser/load-module";
import { useAutoplay } from "~/components/site/autoplay";
import type { NextMovie } from "~/domain/catalogue/titles/titles.server";
import { COUNTDOWN } from "~/domain/playback/player-state";
import type { Player } from "./use-player";

const loadCards = () => loadModule(() => import("./next-card"));
const NextEpisodeCard = lazy(async () => ({ default: (await loadCards()).NextEpisodeCard }));
const NextMovieCard = lazy(async () => ({ default: (await loadCards()).NextMovieCard }));

/** Offers the next episode over the end of this one. It starts after a countdown unless the visitor declines. */
export function NextEpisodeOffer({ player }: { player: Player }) {
	const [isAutoplayOn] = useAutoplay();
	if (!player.next) return null;
	const isOffered = player.offer.state === "offered";
	return (
		<>
			<p role="status" className="sr-only">
				{isOffered &&
					(isAutoplayOn ? `The next episode starts in ${COUNTDOWN} seconds.` : "The next episode is ready.")}
			</p>
			<Suspense>{isOffered && <NextEpisodeCard player={player} isAutoplayOn={isAutoplayOn} />}</Suspense>
		</>
	);
}

/** Offers another movie over the end of this one. */
export function NextMovieOffer({
	player,
	movie,
}: {
	player: Pick<Player, "offer" | "declineOffer">;
	movie: NextMovie;
}) {
	if (player.offer.state !== "offered") return null;
	return (
		<Suspense>
			<NextMovieCard movie={movie} onCancel={player.declineOffer} />
		</Suspense>
	);
}
