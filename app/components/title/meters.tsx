import { Bulbs, bulbsOfFilm } from "~/components/ui/bulbs";
import { formatRating } from "~/lib/text/format";

/** A star and a score out of ten; nothing when there are no votes. */
export function Rating({ value, className = "" }: { value: number; className?: string }) {
	if (value <= 0) return null;
	return (
		<span className={`rating ${className}`}>
			<span className="sr-only">Rating</span>
			{` ${formatRating(value)}`}
		</span>
	);
}

/** How far a film or an episode is watched; renders nothing when unknown. `className`: where it stands. */
export function FilmBulbs({ progress, className }: { progress: number; className: string }) {
	if (progress <= 0) return null;
	return <Bulbs bulbs={bulbsOfFilm(progress)} label={`${Math.round(progress * 100)}% watched`} className={className} />;
}
