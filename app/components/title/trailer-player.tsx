import { useState } from "react";
import { Icon } from "~/components/ui/icon";
import { trailerEmbedUrl } from "~/domain/catalogue/trailers";
import type { Trailer } from "~/domain/catalogue/types";
import { Backdrop } from "./artwork";

/** Loads nothing from the video site before the visitor clicks; without scripts the cover is a link. */
export function TrailerPlayer({
	titleId,
	trailer,
	backdrop,
	title,
}: {
	titleId: number;
	trailer: Trailer;
	backdrop: string | null;
	title: string;
}) {
	const [isPlaying, setIsPlaying] = useState(false);
	const frame = "aspect-video w-full max-w-[75rem] overflow-hidden rounded-xl bg-black inset-ring inset-ring-cream/10";
	if (isPlaying) {
		return (
			<iframe
				src={`${trailerEmbedUrl(trailer)}?autoplay=1`}
				title={`Trailer of ${title}`}
				allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
				sandbox="allow-scripts allow-same-origin allow-forms allow-presentation"
				referrerPolicy="origin"
				className={frame}
			/>
		);
	}
	return (
		<a
			href={trailerEmbedUrl(trailer)}
			target="_blank"
			rel="noreferrer"
			onClick={(event) => {
				event.preventDefault();
				setIsPlaying(true);
			}}
			className={`group relative block ${frame}`}
		>
			<Backdrop
				subject={titleId}
				path={backdrop}
				sizes="(min-width: 64rem) 55vw, 100vw"
				className="size-full opacity-80"
			/>
			<span className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-radial from-transparent to-ground/60">
				<span className="inline-flex size-18 items-center justify-center rounded-full bg-bulb text-ink transition-transform duration-300 ease-calm group-hover:scale-110">
					<Icon name="play" className="size-8" />
				</span>
				<span className="font-semibold">Play trailer</span>
			</span>
		</a>
	);
}
