import { Bulbs, bulbsOfFilm } from "~/components/ui/bulbs";
import { cardsTexts } from "~/messages/cards";
import { useFormats } from "~/messages/formats";
import { useTexts } from "~/messages/use-language";

/** A star and a score out of ten; nothing when there are no votes. */
export function Rating({ value, className = "" }: { value: number; className?: string }) {
	const texts = useTexts(cardsTexts);
	const formats = useFormats();
	if (value <= 0) return null;
	return (
		<span className={`rating ${className}`}>
			<span className="sr-only">{texts.rating}</span>
			{` ${formats.rating(value)}`}
		</span>
	);
}

/** How far a film or an episode is watched; renders nothing when unknown. `className`: where it stands. */
export function FilmBulbs({ progress, className }: { progress: number; className: string }) {
	const { percentWatched } = useTexts(cardsTexts);
	if (progress <= 0) return null;
	return (
		<Bulbs bulbs={bulbsOfFilm(progress)} label={percentWatched(Math.round(progress * 100))} className={className} />
	);
}
