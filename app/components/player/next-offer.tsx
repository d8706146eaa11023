import { lazy, Suspense } from "react";
import { loadModule } from "~/browser/load-module";
import { watchPath } from "~/domain/catalogue/paths";
import { seasonLabel } from "~/domain/catalogue/titles/season-words";
import type { NextMovie } from "~/domain/catalogue/titles/titles.server";
import { COUNTDOWN } from "~/domain/playback/player-state";
import { useAutoplay } from "./autoplay";
import type { Player } from "./use-player";

const NextCard = lazy(async () => ({ default: (await loadModule(() => import("./next-card"))).NextCard }));

/** Offers the next episode over the end of this one. It starts after a countdown unless the visitor declines. */
export function NextEpisodeOffer({ player: { offer, next, declineOffer } }: { player: Player }) {
	const [isAutoplayOn] = useAutoplay();
	if (!next) return null;
	const isOffered = offer.state === "offered";
	return (
		<>
			<p role="status" className="sr-only">
				{isOffered &&
					(isAutoplayOn ? `The next episode starts in ${COUNTDOWN} seconds.` : "The next episode is ready.")}
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
						onCancel={declineOffer}
					/>
				</Suspense>
			)}
		</>
	);
}

/** Offers another movie over the end of this one. It never starts by itself. */
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
			<NextCard
				label="Next movie"
				lead={movie.reason ?? "You might also like"}
				name={movie.title}
				to={watchPath(movie)}
				action="Watch Now"
				left={null}
				onCancel={player.declineOffer}
			/>
		</Suspense>
	);
}
