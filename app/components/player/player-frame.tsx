import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import type { PlayerEvent } from "~/domain/playback/messages";
import type { Playback } from "./use-playback";
import { usePlayerEvents } from "./use-player-events";
import { usePlayerRemote } from "./use-player-remote";

/** True when the frame in the server's HTML had loaded before hydration, so that its load event was missed. */
function hasLoadedAlready(frame: HTMLIFrameElement): boolean {
	return performance.getEntriesByName(frame.src, "resource").length > 0;
}

/** The embedded player with what is over and below its picture. */
export function PlayerFrame({
	playback,
	title,
	next,
	back,
	onPlayerEvent,
	bar,
	children,
}: {
	playback: Playback;
	/** Name of the movie or the episode. */
	title: string;
	/** URL of the next episode; null when there is none. */
	next: string | null;
	/** URL of the title's page. */
	back: string;
	onPlayerEvent?: (event: PlayerEvent) => void;
	/** Shown below the picture. */
	bar: React.ReactNode;
	/** Shown over the picture. */
	children?: React.ReactNode;
}) {
	const { server, address, frameKey, hasFailed, isLoading, onFrameLoad, onReady, tryAgain } = playback;
	const frame = useRef<HTMLIFrameElement>(null);
	const screen = useRef<HTMLDivElement>(null);
	const shown = useRef(title);
	usePlayerEvents(frame, address, onPlayerEvent);
	usePlayerRemote({ screen, frame, address, frameKey, title, next, back, onReady });

	// The links to other episodes are further down.
	useEffect(() => {
		if (shown.current !== title) screen.current?.scrollIntoView({ block: "nearest" });
		shown.current = title;
	}, [title]);

	useEffect(() => {
		if (frame.current && hasLoadedAlready(frame.current)) onFrameLoad();
	}, [onFrameLoad]);

	return (
		<section aria-label="Player">
			<div
				ref={screen}
				tabIndex={-1}
				data-walked
				className="player-screen relative -mx-gutter aspect-video overflow-hidden bg-black sm:mx-0 sm:not-fullscreen:rounded-xl sm:shadow-[0_30px_90px_rgb(0_0_0/0.65)] sm:ring-1 sm:ring-cream/8"
			>
				{isLoading && <span className="bulbs absolute inset-0 m-auto w-30 animate-pulse" aria-hidden="true" />}
				{server && address && !hasFailed && (
					<iframe
						key={frameKey}
						ref={frame}
						src={address}
						title={`${server.name}: ${title}`}
						sandbox={server.sandbox ?? undefined}
						allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
						referrerPolicy="origin"
						onLoad={onFrameLoad}
						className="absolute inset-0 size-full"
					/>
				)}
				{hasFailed && (
					<div className="absolute inset-0 flex flex-col items-center justify-center gap-5 px-6 text-center">
						<p className="lettering text-heading">The screen stayed dark</p>
						<Button icon="refresh" onClick={tryAgain}>
							Try again
						</Button>
					</div>
				)}
				{children}
			</div>
			{bar}
		</section>
	);
}
