import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { ProgressBar } from "~/components/title/meters";
import { Button } from "~/components/ui/button";
import { formatTime } from "~/lib/format";
import type { Player } from "./use-player";

interface PlayerFrameProps {
	player: Player;
	/** Of the movie or the episode. */
	name: string;
	/** Length of the film; null when unknown. */
	minutes: number | null;
	/** Shown over the picture. */
	children?: React.ReactNode;
}

/** The embedded player with what is over and below its picture. */
export function PlayerFrame({ player, name, minutes, children }: PlayerFrameProps) {
	const { server, address, frameKey, phase, screenRef, frameRef, onFrameLoad, tryAgain } = player;
	const shownName = useRef(name);

	// The links to other episodes are further down.
	useEffect(() => {
		if (shownName.current !== name) screenRef.current?.scrollIntoView({ block: "nearest" });
		shownName.current = name;
	}, [name, screenRef]);

	return (
		<section aria-label="Player">
			<div
				ref={screenRef}
				tabIndex={-1}
				data-arrow-keys="pass"
				className="player-screen relative -mx-gutter aspect-video overflow-hidden bg-black sm:mx-0 sm:not-fullscreen:rounded-xl sm:shadow-[0_30px_90px_rgb(0_0_0/0.65)] sm:ring-1 sm:ring-cream/8"
			>
				{phase === "loading" && (
					<span className="bulbs absolute inset-0 m-auto w-30 animate-pulse" aria-hidden="true" />
				)}
				{server && address && phase !== "failed" && (
					<iframe
						key={frameKey}
						ref={frameRef}
						src={address}
						title={`${server.name}: ${name}`}
						sandbox={server.sandbox ?? undefined}
						allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
						referrerPolicy="origin"
						onLoad={onFrameLoad}
						className="absolute inset-0 size-full"
					/>
				)}
				{phase === "failed" && (
					<div className="absolute inset-0 flex flex-col items-center justify-center gap-5 px-6 text-center">
						<p className="lettering text-heading">The screen stayed dark</p>
						<Button icon="refresh" onClick={tryAgain}>
							Try again
						</Button>
					</div>
				)}
				{children}
			</div>
			<PlayerBar player={player} minutes={minutes} />
		</section>
	);
}

/** What the player reports, or where it resumed. Its height does not depend on that. */
function PlayerBar({ player: { notice, startAt, server }, minutes }: { player: Player; minutes: number | null }) {
	return (
		<div className="relative mt-1 flex min-h-11 flex-col justify-center text-[0.8125rem] text-soft sm:text-sm">
			<p role="status" className="wrap-anywhere text-glow">
				{notice}
			</p>
			{!notice && startAt > 0 && server && <Resumed startAt={startAt} minutes={minutes} canResume={server.resume} />}
		</div>
	);
}

interface ResumedProps {
	startAt: number;
	minutes: number | null;
	canResume: boolean;
}

function Resumed({ startAt, minutes, canResume }: ResumedProps) {
	const [searchParams] = useSearchParams();
	const clock = formatTime(startAt);
	if (!canResume) return <p>You stopped at {clock}, but this server starts from the beginning.</p>;
	const fromStart = new URLSearchParams(searchParams);
	fromStart.set("t", "0");
	return (
		<div className="flex flex-col-reverse sm:flex-row sm:items-center sm:gap-3">
			{minutes ? (
				<ProgressBar
					progress={Math.min(1, startAt / (minutes * 60))}
					className="-mt-2.5 bg-cream/25! sm:mt-0 sm:w-28 sm:shrink-0"
				/>
			) : null}
			<p className="flex flex-wrap items-center gap-x-1 tabular-nums">
				<span>Resumed at {clock}</span>
				<span aria-hidden="true">·</span>
				<Link
					to={`?${fromStart}`}
					replace
					preventScrollReset
					className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-1.5 font-semibold text-cream hover:text-glow"
				>
					Start over
				</Link>
			</p>
		</div>
	);
}
