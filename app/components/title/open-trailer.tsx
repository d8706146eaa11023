import { useEffect, useRef, useState } from "react";
import { awaitTrailer } from "~/browser/await-trailer.client";
import { Button, buttonClass } from "~/components/ui/button";
import { trailerEmbedUrl, trailerPlayUrl } from "~/domain/catalogue/titles/trailers";
import { TRAILER_FRAME, TRAILER_HASH, type TrailerPlayerProps } from "./trailer-player";

/** The video site's player, behind the curtain until it replies. */
export function OpenTrailer(props: TrailerPlayerProps) {
	/** How many times it was started. */
	const [times, setTimes] = useState(1);
	return <StartedTrailer key={times} {...props} onTryAgain={() => setTimes(times + 1)} />;
}

function StartedTrailer({ trailer, title, onTryAgain }: TrailerPlayerProps & { onTryAgain: () => void }) {
	const box = useRef<HTMLDivElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const [state, setState] = useState<"loading" | "late" | "playing">("loading");

	useEffect(() => {
		box.current?.focus({ preventScroll: true });
		if (!frame.current) return;
		return awaitTrailer(frame.current, {
			onReply: () => setState("playing"),
			onLate: () => setState("late"),
		});
	}, []);
	useEffect(() => {
		if (state === "playing" && box.current?.contains(document.activeElement))
			frame.current?.focus({ preventScroll: true });
	}, [state]);

	const isPlaying = state === "playing";
	return (
		<div id={TRAILER_HASH.slice(1)} ref={box} tabIndex={-1} className={`relative ${TRAILER_FRAME}`}>
			<iframe
				ref={frame}
				src={trailerPlayUrl(trailer)}
				title={`Trailer of ${title}`}
				allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
				sandbox="allow-scripts allow-same-origin allow-forms allow-presentation"
				referrerPolicy="origin"
				inert={!isPlaying}
				className="absolute inset-0 size-full"
			/>
			<div
				role="status"
				className={`curtain absolute inset-0 flex flex-col items-center justify-center gap-4 px-4 text-center ${isPlaying ? "hidden" : ""}`}
			>
				{state === "loading" && (
					<>
						<span className="bulbs w-20 animate-pulse" aria-hidden="true" />
						<span className="font-semibold">Loading the trailer…</span>
					</>
				)}
				{state === "late" && (
					<>
						<p className="font-semibold">The trailer did not load</p>
						<div className="flex flex-wrap justify-center gap-3">
							<Button icon="refresh" onClick={onTryAgain}>
								Try again
							</Button>
							<a
								href={trailerEmbedUrl(trailer)}
								target="_blank"
								rel="noopener"
								referrerPolicy="origin"
								className={buttonClass()}
							>
								Open it in a new tab
							</a>
						</div>
					</>
				)}
			</div>
		</div>
	);
}
