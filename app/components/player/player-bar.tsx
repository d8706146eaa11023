import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { WhoIsHereLine } from "~/components/site/who-is-here-line";
import { FilmBulbs, Rating } from "~/components/title/meters";
import type { FilmFacts } from "~/domain/catalogue/cards";
import { serverName } from "~/domain/playback/player-servers";
import type { PlayerNotice } from "~/domain/playback/player-state";
import { formatClock, formatTime } from "~/lib/text/format";
import { useFormats } from "~/messages/formats";
import { type PlayerTexts, playerTexts } from "~/messages/player";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { Player } from "./use-player";

interface PlayerBarProps {
	player: Player;
	film: FilmFacts;
	closedTo?: string[];
}

/**
 * Below the line: the film's facts, who is here, and what the player reports or, until its end, where it resumed. Its height
 * depends on none of them: in narrow windows what the player reports takes the place of the facts.
 */
export function PlayerBar({ player, film, closedTo }: PlayerBarProps) {
	const texts = useTexts(playerTexts);
	const site = useTexts(siteTexts);
	const { notice, startAt, server, offer } = player;
	const isResumed = startAt > 0 && offer.state === "hidden";
	const { minutes } = film;
	return (
		<div className="flex flex-wrap items-center gap-x-6 px-gutter max-lg:pt-1.5 lg:relative lg:flex-nowrap text-[0.8125rem] text-soft sm:text-sm">
			<div
				className={`flex min-w-0 flex-wrap items-baseline gap-x-6 leading-6 max-lg:w-full md:flex-nowrap ${notice && startAt === 0 ? "max-md:hidden" : ""}`}
			>
				<p className="flex min-h-6 shrink-0 flex-wrap items-baseline gap-x-4 tabular-nums max-md:shrink">
					<Rating value={film.rating} className="self-center" />
					{minutes && (
						<span>
							{minutes < 60 ? site.shortMinutes(minutes) : site.runtime(Math.floor(minutes / 60), minutes % 60)}
							<EndTime player={player} seconds={minutes * 60} />
						</span>
					)}
					{film.ageRating && (
						<span className="rounded px-1.5 text-[0.8125rem] leading-5 inset-ring inset-ring-edge">
							<span className="sr-only">{texts.ageRating} </span>
							{film.ageRating}
						</span>
					)}
				</p>
				<Languages player={player} spoken={film.languages} />
			</div>
			<WhoIsHereLine closedTo={closedTo} />
			<div
				className={`flex min-w-0 basis-64 grow flex-col justify-center md:min-h-11 lg:ms-auto lg:grow-0 lg:basis-auto lg:items-end ${startAt > 0 ? "min-h-11" : notice ? "max-md:min-h-12" : ""}`}
			>
				<p role="status" className="wrap-anywhere text-glow">
					{notice && sayNotice(notice, texts)}
				</p>
				{!notice && isResumed && server && <Resumed startAt={startAt} minutes={minutes} canResume={server.resume} />}
			</div>
		</div>
	);
}

function sayNotice(notice: PlayerNotice, texts: PlayerTexts): string {
	if (notice.kind === "none left") return notice.why === "load" ? texts.noneLoaded : texts.nonePlayed;
	const name = notice.server ? serverName(notice.server, texts) : texts.thePlayer;
	if (notice.kind === "again") {
		const why = notice.why === "timeout" ? texts.slow(name, notice.seconds) : texts.unreachable(name);
		return texts.tryingAgain(why, notice.retry, notice.of);
	}
	if (notice.kind === "failed") return notice.why === "load" ? texts.notLoaded(name) : texts.notPlayed(name);
	const next = serverName(notice.next, texts);
	return notice.why === "load" ? texts.notLoadedNext(name, next) : texts.notPlayedNext(name, next);
}

/** Milliseconds after which the end of a film that stands still is calculated again. */
const AGAIN_MS = 10_000;

/**
 * When the film ends if it plays on, by the visitor's clock. The server leaves room for it. A player that takes part says
 * where it is; any other one is taken to start at once. What no server plays has no end.
 */
function EndTime({ player, seconds }: { player: Player; seconds: number }) {
	const { ends } = useTexts(playerTexts);
	const { events, startAt, isReady, server, phase } = player;
	const [end, setEnd] = useState<string | null>(null);
	const start = server?.resume ? startAt : 0;

	useEffect(() => {
		let left = seconds - start;
		const show = () => setEnd(formatClock(Date.now() + left * 1000));
		show();
		if (!isReady) return;
		const timer = setInterval(() => left > 0 && show(), AGAIN_MS);
		const stop = events.subscribe(({ currentTime, duration }) => {
			left = (duration || seconds) - currentTime;
			show();
		});
		return () => {
			clearInterval(timer);
			stop();
		};
	}, [events, isReady, start, seconds]);

	if (phase === "failed") return null;
	return <span className={end === null ? "invisible noscript:hidden" : ""}> · {ends(end ?? "00:00")}</span>;
}

/** What the player says of its audio and subtitles; else what is spoken in the film. On phones a line of its own. */
function Languages({ player: { languages }, spoken }: { player: Player; spoken: string[] }) {
	const texts = useTexts(playerTexts);
	const formats = useFormats();
	const { audio = [], subtitles = [] } = languages ?? {};
	/** Languages by their BCP 47 tags. */
	const namesOf = (tags: string[]) => formats.commas(tags.map(formats.languageName));
	const parts = [
		audio.length > 0 ? texts.audio(namesOf(audio)) : spoken.length > 0 && texts.spokenIn(formats.commas(spoken)),
		subtitles.length > 0 && texts.subtitles(namesOf(subtitles)),
	];
	return <p className="min-h-6 min-w-0 truncate max-md:basis-full">{parts.filter(Boolean).join(" · ")}</p>;
}

interface ResumedProps {
	startAt: number;
	minutes: number | null;
	canResume: boolean;
}

function Resumed({ startAt, minutes, canResume }: ResumedProps) {
	const [searchParams] = useSearchParams();
	const texts = useTexts(playerTexts);
	const { startOver } = useTexts(siteTexts);
	const clock = formatTime(startAt);
	if (!canResume) return <p>{texts.cannotResume(clock)}</p>;
	const fromStart = new URLSearchParams(searchParams);
	fromStart.set("t", "0");
	return (
		<div className="flex flex-wrap items-center gap-x-3">
			{minutes ? <FilmBulbs progress={Math.min(1, startAt / (minutes * 60))} className="shrink-0" /> : null}
			<p className="flex flex-wrap items-center gap-x-1 tabular-nums">
				<span>{texts.resumedAt(clock)}</span>
				<span aria-hidden="true">·</span>
				<Link
					to={`?${fromStart}`}
					replace
					preventScrollReset
					className="-ms-1 inline-flex min-h-11 items-center gap-1.5 rounded-full px-1.5 font-semibold text-cream hover:text-glow"
				>
					{startOver}
				</Link>
			</p>
		</div>
	);
}
