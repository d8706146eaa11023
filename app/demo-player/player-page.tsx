import type { EpisodeRef } from "~/domain/catalogue/types";
import { formatTime } from "~/lib/text/format";
import { type EmbedTexts, embedTexts } from "~/messages/embed";
import { useTexts } from "~/messages/use-language";
import { PRODUCT_NAME } from "~/product";
import { COVER_CLASS, CoverPicture, CoverWords, PlayerIcon, type PlayerIconName } from "./page-parts";
import script from "./player.client?worker&url";

/** Data that the page passes to the player's script. */
export interface Film {
	playable: EpisodeRef;
	title: string;
	/** "S1E3 · Name" for an episode, empty for a movie. */
	part: string;
	/** Under the title: the part, or the year and two genres of a movie. */
	line: string;
	/** Seconds. */
	duration: number;
	/** Seconds. */
	startAt: number;
	/** Whether to start by itself where the browser allows it. */
	isAutoplay: boolean;
	/** Image URL; null when the title has none. */
	backdrop: string | null;
}

/** Stands for a value in the texts of the script. */
const VALUE = "{}";
const OTHER_VALUE = "{of}";

/** What the script says. It is one file, which cannot load texts by language. */
function textsOfScript(texts: EmbedTexts) {
	const {
		playControl: play,
		pause,
		playAgain,
		playing,
		paused,
		theEnd,
		mute,
		unmute,
		muted,
		captionsOn,
		captionsOff,
	} = texts;
	const { fullScreen, leaveFullScreen, holdVolume, beeps, presentsWord, endCard } = texts;
	return {
		...{ play, pause, playAgain, playing, paused, theEnd, mute, unmute, muted, captionsOn, captionsOff },
		...{ fullScreen, leaveFullScreen, holdVolume, beeps, presentsWord, endCard },
		presents: texts.presents(PRODUCT_NAME),
		speed: texts.speed(VALUE),
		volume: texts.volumeAt(VALUE),
		timeOf: texts.timeOf(VALUE, OTHER_VALUE),
	};
}

export type ScriptTexts = ReturnType<typeof textsOfScript>;

const CONTROL =
	"relative inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-cream transition-colors hover:bg-cream/15 active:bg-cream/10";

/**
 * The player that ships with the product: a countdown and then the title's artwork on a canvas, with real controls.
 * The page is not hydrated; player.client.ts finds its parts by `data-part`.
 */
export function MarqueePlayer({ film, nonce }: { film: Film; nonce: string }) {
	const texts = useTexts(embedTexts);
	return (
		<main
			aria-label="Marquee Player"
			data-film={JSON.stringify(film)}
			data-texts={JSON.stringify(textsOfScript(texts))}
			data-state="idle"
			className="group/player relative h-dvh w-full touch-manipulation overflow-hidden bg-black select-none data-[resting]:cursor-none"
		>
			<h1 className="sr-only">{film.part ? `${film.title} · ${film.part}` : film.title}</h1>
			<canvas
				data-part="screen"
				role="img"
				aria-label={texts.picture(film.title)}
				className="absolute inset-0 size-full"
			/>
			{!film.backdrop && (
				<p
					aria-hidden="true"
					dir="auto"
					className="lettering pointer-events-none absolute inset-x-[8vmin] top-1/2 -translate-y-1/2 text-center text-[clamp(2rem,16vmin,10rem)] opacity-0 transition-opacity duration-1000 group-data-[scene=artwork]/player:opacity-100"
				>
					{film.title}
				</p>
			)}
			<p
				data-part="captions"
				dir="auto"
				className="pointer-events-none absolute inset-x-0 bottom-24 mx-auto hidden w-fit max-w-[86%] rounded-md bg-black/80 px-[0.6em] py-[0.2em] text-center text-[clamp(1rem,4.4vmin,2.75rem)] text-cream transition-[bottom] duration-300 not-empty:group-data-[captions=on]/player:block group-data-[resting]/player:bottom-[6vmin]"
			/>
			<Cover film={film} />
			<p
				data-part="status"
				role="status"
				className="pointer-events-none absolute inset-x-0 top-[8vmin] mx-auto w-fit rounded-full bg-black/75 px-4 py-1.5 text-[clamp(0.875rem,3vmin,1.75rem)] font-semibold text-cream not-data-[shown]:opacity-0 transition-opacity duration-300"
			/>
			<div
				data-part="controls"
				dir="ltr"
				className="absolute inset-x-0 bottom-0 bg-[linear-gradient(transparent,rgb(0_0_0/0.5),rgb(0_0_0/0.85))] px-3 pt-16 pb-2 opacity-100 transition-opacity duration-300 group-data-[resting]/player:opacity-0 group-data-[state=idle]/player:invisible sm:px-5 sm:pb-3"
			>
				<SeekBar duration={film.duration} startAt={film.startAt} />
				<ControlRow film={film} />
			</div>
			<noscript>
				<p className="absolute inset-x-0 top-[8vmin] mx-auto w-fit rounded-full bg-ground/80 px-5 py-2.5 text-center text-cream">
					{texts.needsScripts}
				</p>
			</noscript>
			<script type="module" src={script} nonce={nonce} />
		</main>
	);
}

/** Shown before the first play. */
function Cover({ film }: { film: Film }) {
	return (
		<div className="absolute inset-0 overflow-hidden bg-ground transition-opacity duration-700 group-not-data-[state=idle]/player:pointer-events-none group-not-data-[state=idle]/player:invisible group-not-data-[state=idle]/player:opacity-0">
			<CoverPicture backdrop={film.backdrop} />
			<button type="button" data-part="start" className={COVER_CLASS}>
				<CoverWords title={film.title} line={film.line} />
			</button>
		</div>
	);
}

interface ControlProps {
	part: string;
	label: string;
	className?: string;
	icon?: PlayerIconName;
	children?: React.ReactNode;
}

function Control({ part, label, className = "", icon, children }: ControlProps) {
	return (
		<button type="button" data-part={part} aria-label={label} className={`${CONTROL} ${className}`}>
			{icon && <PlayerIcon name={icon} />}
			{children}
		</button>
	);
}

function ControlRow({ film }: { film: Film }) {
	const texts = useTexts(embedTexts);
	return (
		<div className="mt-1 flex items-center gap-0.5 sm:gap-1">
			<Control part="toggle" label={texts.playControl}>
				<PlayerIcon
					name="play"
					className="size-7 group-data-[state=ended]/player:hidden group-data-[state=playing]/player:hidden"
				/>
				<PlayerIcon name="pause" className="hidden size-7 group-data-[state=playing]/player:block" />
				<PlayerIcon name="replay" className="hidden size-6 group-data-[state=ended]/player:block" />
			</Control>
			<Control part="next" label={texts.nextEpisode} icon="next" className="group-not-data-[next]/player:hidden" />
			<SkipControl part="back" label={texts.back10} />
			<SkipControl part="forward" label={texts.forward10} />
			<Control part="mute" label={texts.mute}>
				<PlayerIcon name="sound" className="size-5.5 group-data-[muted]/player:hidden" />
				<PlayerIcon name="muted" className="hidden size-5.5 group-data-[muted]/player:block" />
			</Control>
			<input
				type="range"
				data-part="volume"
				aria-label={texts.volume}
				min={0}
				max={1}
				step={0.1}
				defaultValue={1}
				className="hidden h-6 w-20 cursor-pointer accent-bulb sm:block"
			/>
			<p className="ms-1 text-[clamp(0.8125rem,2.8vmin,1.5rem)] font-medium whitespace-nowrap text-cream/90 tabular-nums sm:ms-2">
				<span data-part="elapsed">{formatTime(film.startAt)}</span>
				<span className="text-cream/50 max-[22rem]:hidden"> / {formatTime(film.duration)}</span>
			</p>
			<p
				dir="auto"
				className="ms-4 hidden min-w-0 grow truncate text-end text-[clamp(0.8125rem,2.8vmin,1.5rem)] text-cream/60 md:block"
			>
				{film.part || film.title}
			</p>
			<Control
				part="speed"
				label={texts.speed("1×")}
				className="ms-auto text-[clamp(0.8125rem,2.8vmin,1.5rem)] font-semibold tabular-nums max-[22rem]:hidden"
			>
				1×
			</Control>
			<Control
				part="captionsToggle"
				label={texts.captions}
				icon="captions"
				className="aria-pressed:text-bulb max-[22rem]:ms-auto"
			/>
			<Control
				part="pip"
				label={texts.pip}
				icon="pip"
				className="group-not-data-[pip]/player:hidden group-data-[pip=none]/player:hidden max-sm:hidden"
			/>
			<Control part="fullscreen" label={texts.fullScreen} className="group-data-[fullscreen=none]/player:hidden">
				<PlayerIcon name="enter" className="size-5.5 group-data-[fullscreen=on]/player:hidden" />
				<PlayerIcon name="leave" className="hidden size-5.5 group-data-[fullscreen=on]/player:block" />
			</Control>
		</div>
	);
}

function SkipControl({ part, label }: { part: "back" | "forward"; label: string }) {
	return (
		<Control part={part} label={label} className="max-sm:hidden">
			<PlayerIcon name={part} className="size-7" />
			<span aria-hidden="true" className="absolute pt-px text-[0.5625rem] font-bold">
				10
			</span>
		</Control>
	);
}

/** A range input with a custom track drawn under it. */
function SeekBar({ duration, startAt }: { duration: number; startAt: number }) {
	const { seek } = useTexts(embedTexts);
	return (
		<div data-part="bar" className="group/bar relative mx-2 h-6 touch-none [--buffered:0%] [--hover:0%] [--played:0%]">
			<div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 overflow-hidden rounded-full bg-cream/20 transition-[height] duration-150 group-hover/bar:h-1.5">
				<div className="absolute inset-y-0 start-0 w-(--buffered) bg-cream/30" />
				<div className="absolute inset-y-0 start-0 w-(--played) bg-bulb" />
			</div>
			<div className="absolute top-1/2 left-(--played) size-3.5 -translate-1/2 rounded-full bg-bulb shadow-[0_0_12px_rgb(255_195_90/0.7)] transition-transform duration-150 group-hover/bar:scale-120 group-has-[:focus-visible]/bar:scale-120 group-has-[:focus-visible]/bar:outline-3 group-has-[:focus-visible]/bar:outline-offset-2 group-has-[:focus-visible]/bar:outline-cream" />
			<span
				data-part="preview"
				aria-hidden="true"
				className="absolute bottom-full left-(--hover) hidden -translate-x-1/2 rounded-md bg-black/85 px-2 py-1 text-xs font-semibold tabular-nums group-hover/bar:block"
			/>
			<input
				type="range"
				data-part="seek"
				aria-label={seek}
				min={0}
				max={duration}
				step={1}
				defaultValue={startAt}
				className="absolute inset-0 size-full cursor-pointer opacity-0"
			/>
		</div>
	);
}
