import { Link, useSearchParams } from "react-router";
import { ProgressBar } from "~/components/title/progress-bar";
import { formatTime } from "~/lib/format";
import type { Playback } from "./use-playback";

/** Below the picture: what the player reports, or where it resumed. Its height does not depend on that. */
export function PlayerBar({
	playback,
	minutes,
}: {
	playback: Playback;
	/** Length of the film; null when unknown. */
	minutes: number | null;
}) {
	return (
		<div className="relative mt-1 flex min-h-11 flex-col justify-center text-[0.8125rem] text-soft sm:text-sm">
			<p role="status" className="wrap-anywhere text-glow">
				{playback.notice}
			</p>
			{!playback.notice && playback.startAt > 0 && playback.server && <Resumed playback={playback} minutes={minutes} />}
		</div>
	);
}

function Resumed({ playback: { server, startAt }, minutes }: { playback: Playback; minutes: number | null }) {
	const [searchParams] = useSearchParams();
	const clock = formatTime(startAt);
	if (!server?.resume) return <p>You stopped at {clock}. This server starts at the beginning.</p>;
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
