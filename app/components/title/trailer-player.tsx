import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { Icon } from "~/components/ui/icon";
import { trailerEmbedUrl } from "~/domain/catalogue/trailers";
import type { Trailer } from "~/domain/catalogue/types";

/** A link to it on the same page plays the trailer. */
export const TRAILER_HASH = "#trailer";

/** True once a click on a link led to the trailer; not when the page is opened at it, reloaded, or reached by Back. */
function useIsCalled(): boolean {
	const isClick = useNavigationType() !== NavigationType.Pop;
	return useLocation().hash === TRAILER_HASH && isClick;
}

/** Loads nothing from the video site before the visitor clicks; without scripts the cover is a link. */
export function TrailerPlayer({ trailer, title }: { trailer: Trailer; title: string }) {
	const [isPlaying, setIsPlaying] = useState(false);
	const isCalled = useIsCalled();

	useEffect(() => {
		if (isCalled) setIsPlaying(true);
	}, [isCalled]);

	const frame = "aspect-video w-full overflow-hidden rounded-xl bg-black inset-ring inset-ring-cream/10";
	if (isPlaying) {
		return (
			<iframe
				id={TRAILER_HASH.slice(1)}
				ref={(player) => player?.focus({ preventScroll: true })}
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
			id={TRAILER_HASH.slice(1)}
			href={trailerEmbedUrl(trailer)}
			target="_blank"
			rel="noreferrer"
			onClick={(event) => {
				event.preventDefault();
				setIsPlaying(true);
			}}
			className={`group curtain flex flex-col items-center justify-center gap-3 ${frame}`}
		>
			<span className="inline-flex size-16 items-center justify-center rounded-full bg-bulb text-ink transition-transform duration-300 ease-calm group-hover:scale-110">
				<Icon name="play" className="size-7" />
			</span>
			<span className="font-semibold">Play trailer</span>
		</a>
	);
}
