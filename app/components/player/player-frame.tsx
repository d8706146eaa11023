import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/button";
import type { PlayerEvent } from "~/domain/playback/player-messages";
import type { Playback } from "./use-playback";
import { usePlayerEvents } from "./use-player-events";

/** True when the frame in the server's HTML had loaded before hydration, so that its load event was missed. */
function hasLoadedAlready(frame: HTMLIFrameElement): boolean {
	return performance.getEntriesByName(frame.src, "resource").length > 0;
}

/** The embedded player, and the message when it does not load. */
export function PlayerFrame({
	playback,
	title,
	onPlayerEvent,
	children,
}: {
	playback: Playback;
	/** Name of the movie or the episode. */
	title: string;
	onPlayerEvent?: (event: PlayerEvent) => void;
	/** Shown over the picture. */
	children?: React.ReactNode;
}) {
	const { server, address, frameKey, hasFailed, isLoading, notice, onFrameLoad, tryAgain } = playback;
	const frame = useRef<HTMLIFrameElement>(null);
	usePlayerEvents(frame, address, onPlayerEvent);

	useEffect(() => {
		if (frame.current && hasLoadedAlready(frame.current)) onFrameLoad();
	}, [onFrameLoad]);

	return (
		<section aria-label="Player">
			<div className="relative -mx-gutter aspect-video overflow-hidden bg-black sm:mx-0 sm:rounded-xl sm:shadow-[0_30px_90px_rgb(0_0_0/0.65)] sm:ring-1 sm:ring-cream/8">
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
			<p
				role="status"
				className="relative text-sm text-glow not-empty:mt-3 not-empty:rounded-lg not-empty:border not-empty:border-bulb/25 not-empty:bg-bulb/8 not-empty:px-4 not-empty:py-2.5"
			>
				{notice}
			</p>
		</section>
	);
}
