import { lazy, Suspense, useEffect, useState } from "react";
import { watchPath } from "~/domain/catalogue/paths";
import type { NextMovie } from "~/domain/catalogue/titles/next-movies.server";
import type { PlayerEvent } from "~/domain/playback/messages";
import type { Emitter } from "~/lib/store";

const NextCard = lazy(async () => ({ default: (await import("./next-card")).NextCard }));

/** Offers another movie over the end of this one. It never starts by itself. */
export function NextMovieOffer({ movie, events }: { movie: NextMovie; events: Emitter<PlayerEvent> }) {
	const [isOver, setIsOver] = useState(false);

	useEffect(
		() =>
			events.subscribe(({ event }) => {
				if (event === "ended") setIsOver(true);
				else if (event === "play" || event === "seeked") setIsOver(false);
			}),
		[events],
	);

	return (
		isOver && (
			<Suspense>
				<NextCard
					label="Next movie"
					lead={movie.reason ?? "You might also like"}
					name={movie.title}
					to={watchPath(movie)}
					action="Watch Now"
					left={null}
					onCancel={() => setIsOver(false)}
				/>
			</Suspense>
		)
	);
}
