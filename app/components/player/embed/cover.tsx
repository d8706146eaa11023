import { Glyph } from "./glyph";

/** Class of the link or button that covers a player before playback starts. */
export const COVER_CLASS =
	"group/cover absolute inset-0 flex cursor-pointer items-end gap-[4vmin] p-[6vmin] text-start -outline-offset-4";

/** The title's backdrop, darker towards the corner with the text. */
export function CoverPicture({ backdrop }: { backdrop: string | null }) {
	return (
		<>
			{backdrop && <img src={backdrop} alt="" className="absolute inset-0 size-full object-cover" />}
			<div className="absolute inset-0 bg-linear-to-tr from-black/85 via-black/35 to-black/5" />
		</>
	);
}

/** The text of a cover. */
export function CoverWords({ title, line }: { title: string; line: string }) {
	return (
		<>
			<span className="inline-flex size-[max(3.5rem,15vmin)] shrink-0 items-center justify-center rounded-full bg-bulb text-ink shadow-[0_0_90px_rgb(255_195_90/0.3)] transition-transform duration-300 ease-calm group-hover/cover:scale-106 group-active/cover:scale-97">
				<Glyph name="play" className="size-[56%] translate-x-[4%]" />
			</span>
			<span className="min-w-0">
				<span className="sr-only">Play </span>
				<span dir="auto" className="lettering line-clamp-2 py-[0.06em] text-[clamp(1.75rem,11vmin,7rem)]">
					{title}
				</span>
				<span dir="auto" className="line-clamp-2 text-[clamp(0.8125rem,2.8vmin,1.5rem)] text-cream/85">
					{line}
				</span>
			</span>
		</>
	);
}
