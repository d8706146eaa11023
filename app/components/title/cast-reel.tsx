import type { CastMember } from "~/domain/catalogue/types";
import { Profile } from "./artwork";

export function CastReel({ cast }: { cast: CastMember[] }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without links needs the keyboard.
		<ul tabIndex={0} aria-label="Cast" className="reel -mx-gutter scroll-px-gutter gap-4 px-gutter py-1">
			{cast.map((member) => (
				<li key={`${member.id}-${member.character}`} className="w-28 shrink-0 snap-start sm:w-32">
					<Profile path={member.photo} className="aspect-2/3 w-full rounded-md" />
					<p dir="auto" className="mt-2 text-sm leading-snug font-semibold">
						{member.name}
					</p>
					<p dir="auto" className="text-[0.8125rem] leading-snug text-soft">
						{member.character}
					</p>
				</li>
			))}
		</ul>
	);
}
