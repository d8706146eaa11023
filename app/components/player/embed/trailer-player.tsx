import { buttonClass } from "~/components/ui/button";
import { trailerEmbedUrl, trailerPlayUrl } from "~/domain/catalogue/titles/trailers";
import type { Trailer } from "~/domain/catalogue/types";
import { COVER_CLASS, CoverPicture, CoverWords } from "./cover";
import { PlayerMessage } from "./player-message";
import script from "./trailer-player.client?worker&url";

/** The title's trailer behind a cover. Nothing is loaded from the video site before the visitor clicks. */
export function TrailerPlayer({
	title,
	trailer,
	backdrop,
	nonce,
}: {
	title: string;
	trailer: Trailer | null;
	/** Image URL. */
	backdrop: string | null;
	nonce: string;
}) {
	return (
		<main aria-label="Trailer player" className="relative h-dvh w-full overflow-hidden bg-ground">
			<CoverPicture backdrop={backdrop} />
			{trailer ? (
				<>
					<a
						href={trailerPlayUrl(trailer)}
						referrerPolicy="origin"
						data-trailer={`Trailer of ${title}`}
						className={COVER_CLASS}
					>
						<CoverWords title={title} line="The trailer, from YouTube's no-cookie player" />
					</a>
					<div data-late hidden role="status" className="absolute inset-x-0 top-0 bg-ground/85 p-[4vmin] text-center">
						<p className="font-semibold">The trailer has not loaded</p>
						<div className="mt-4 flex flex-wrap justify-center gap-3">
							<button type="button" data-again className={buttonClass()}>
								Try again
							</button>
							<a
								href={trailerEmbedUrl(trailer)}
								target="_blank"
								rel="noopener"
								referrerPolicy="origin"
								className={buttonClass()}
							>
								Watch it on its site
							</a>
						</div>
					</div>
					<script type="module" src={script} nonce={nonce} />
				</>
			) : (
				<PlayerMessage title={title}>No trailer is known for this title.</PlayerMessage>
			)}
		</main>
	);
}
