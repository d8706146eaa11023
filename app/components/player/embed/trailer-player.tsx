import { trailerEmbedUrl } from "~/domain/catalogue/trailers";
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
						href={`${trailerEmbedUrl(trailer)}?autoplay=1`}
						referrerPolicy="origin"
						data-trailer={`Trailer of ${title}`}
						className={COVER_CLASS}
					>
						<CoverWords title={title} line="The trailer, from YouTube's no-cookie player" />
					</a>
					<script type="module" src={script} nonce={nonce} />
				</>
			) : (
				<PlayerMessage title={title}>No trailer is known for this title.</PlayerMessage>
			)}
		</main>
	);
}
