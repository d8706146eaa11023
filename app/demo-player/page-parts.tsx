// What the pages of the player and of the trailer share: icons, the cover, and the page without a title.
import { PathIcon } from "~/components/ui/icon";
import { embedTexts } from "~/messages/embed";
import { useTexts } from "~/messages/use-language";

const ICONS = {
	play: "M8 5v14l11-7z",
	pause: "M7 5h3.6v14H7zM13.4 5H17v14h-3.6z",
	replay: "M5 5v5h5M5.6 15.5A7.5 7.5 0 1 0 6 7.6L5 10",
	back: "M4.5 4.5v5h5M5 9.5a8 8 0 1 1-1 3.8",
	forward: "M19.5 4.5v5h-5M19 9.5a8 8 0 1 0 1 3.8",
	enter: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
	leave: "M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5",
	next: "M5 5v14l10-7zM17 5v14",
	sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11",
	muted: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5",
	captions: "M3.5 5.5h17v13h-17zM10.5 10.2a2.4 2.4 0 1 0 0 3.6M17 10.2a2.4 2.4 0 1 0 0 3.6",
	pip: "M20.5 11V5.5h-17v13H10M13 13.5h7.5v5H13z",
} as const;

export type PlayerIconName = keyof typeof ICONS;

/** An icon of the player's controls; the control around it has the accessible name. */
export function PlayerIcon({ name, className = "size-5.5" }: { name: PlayerIconName; className?: string }) {
	const isSolid = name === "play" || name === "pause";
	return <PathIcon path={ICONS[name]} filled={isSolid} className={isSolid ? `stroke-none ${className}` : className} />;
}

/** Class of the link or button that covers a player before playback starts. */
export const COVER_CLASS =
	"group/cover absolute inset-0 flex cursor-pointer items-end gap-[4vmin] px-gutter py-[6vmin] text-start -outline-offset-4";

/** The title's artwork, darker towards the corner with the text. */
export function CoverPicture({ backdrop }: { backdrop: string | null }) {
	return (
		<>
			{backdrop && <img src={backdrop} alt="" className="absolute inset-0 size-full object-cover" />}
			<div className="absolute inset-0 bg-[linear-gradient(to_top_right,rgb(0_0_0/0.85),rgb(0_0_0/0.35),rgb(0_0_0/0.05))]" />
		</>
	);
}

/**
 * Shown on a phone held sideways, where the player is alone; elsewhere the page around the player says what plays, and these
 * words are the name of the button.
 */
const ALONE = "sr-only [@media(max-height:30rem)_and_(min-aspect-ratio:2/1)]:not-sr-only";

/** The play button of a cover and its text. `note`: shown always. */
export function CoverWords({ title, line, note }: { title: string; line?: string; note?: string }) {
	const { play } = useTexts(embedTexts);
	return (
		<>
			<span className="inline-flex size-[max(3.5rem,15vmin)] shrink-0 items-center justify-center rounded-full bg-bulb text-ink shadow-[0_0_90px_rgb(255_195_90/0.3)] transition-transform duration-300 ease-calm group-hover/cover:scale-106 group-active/cover:scale-97">
				<PlayerIcon name="play" className="size-[56%] translate-x-[4%]" />
			</span>
			<span className="flex min-h-[max(3.5rem,15vmin)] min-w-0 flex-col justify-center">
				<span className={ALONE}>
					<span className="sr-only">{play} </span>
					<span dir="auto" className="lettering line-clamp-2 py-[0.06em] text-[clamp(1.75rem,11vmin,7rem)]">
						{title}
					</span>
					<span dir="auto" className={COVER_LINE}>
						{line}
					</span>
				</span>
				{note && <span className={COVER_LINE}>{note}</span>}
			</span>
		</>
	);
}

const COVER_LINE = "line-clamp-2 text-[clamp(0.8125rem,2.8vmin,1.5rem)] text-cream/85";

/** The message of a player that has nothing to play. */
export function PlayerMessage({ title, children }: { title: string; children: React.ReactNode }) {
	return (
		<div className="absolute inset-0 flex flex-col items-center justify-center gap-4 px-6 text-center">
			<h1 dir="auto" className="lettering line-clamp-2 py-[0.06em] text-[clamp(1.75rem,8vmin,4.5rem)]">
				{title}
			</h1>
			<p className="max-w-[36ch] text-[clamp(0.875rem,2.6vmin,1.25rem)] text-cream/75">{children}</p>
		</div>
	);
}

/** The page of a player whose title was not found. */
export function MissingTitlePage({ isUnavailable }: { isUnavailable: boolean }) {
	const texts = useTexts(embedTexts);
	return (
		<main aria-label={texts.player} className="relative h-dvh bg-ground">
			{isUnavailable ? (
				<PlayerMessage title={texts.intermission}>{texts.catalogueDown}</PlayerMessage>
			) : (
				<PlayerMessage title={texts.nothingToPlay}>{texts.notInCatalogue}</PlayerMessage>
			)}
		</main>
	);
}
