import { trailerAddress } from "~/domain/catalogue/trailers";
import type { Trailer } from "~/domain/catalogue/types";
import { Glyph } from "./glyph";
import { PlayerMessage } from "./player-message";
import script from "./trailer-player.client?worker&url";

/** The title's trailer behind its cover. Nothing is loaded from the video site before the visitor asks for it. */
export function TrailerPlayer({
	title,
	trailer,
	backdrop,
	nonce,
}: {
	title: string;
	trailer: Trailer | null;
	/** Address of an image. */
	backdrop: string | null;
	nonce: string;
}) {
	return (
		<main aria-label="Trailer player" className="relative h-dvh w-full overflow-hidden bg-ground">
			{backdrop && <img src={backdrop} alt="" className="absolute inset-0 size-full object-cover" />}
			<div className="absolute inset-0 bg-radial from-black/40 via-black/25 to-black/55" />
			{trailer ? (
				<>
					<a
						href={`${trailerAddress(trailer)}?autoplay=1`}
						referrerPolicy="origin"
						data-trailer={`Trailer of ${title}`}
						className="group absolute inset-0 flex flex-col items-center justify-center gap-[3.5vmin] px-6 text-center -outline-offset-4"
					>
						<span className="inline-flex size-[max(4rem,13vmin)] items-center justify-center rounded-full bg-bulb text-ink shadow-[0_0_80px_rgb(255_195_90/0.35)] transition-transform duration-300 ease-calm group-hover:scale-107 group-active:scale-97">
							<Glyph name="play" className="size-1/2 translate-x-[4%]" />
						</span>
						<span
							dir="auto"
							className="lettering line-clamp-2 max-w-[88vw] py-[0.06em] text-[clamp(1.75rem,9vmin,5.5rem)]"
						>
							{title}
						</span>
						<span className="-mt-[2vmin] max-w-[80vw] text-[clamp(0.875rem,2.6vmin,1.25rem)] text-cream/80">
							Play the trailer. It comes from YouTube, without cookies.
						</span>
					</a>
					<script type="module" src={script} nonce={nonce} />
				</>
			) : (
				<PlayerMessage title={title}>No trailer is known for this title.</PlayerMessage>
			)}
		</main>
	);
}
