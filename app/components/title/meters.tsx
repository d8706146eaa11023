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

/** The watched share of a title; renders nothing when unknown. */
export function ProgressBar({ progress, className = "" }: { progress: number; className?: string }) {
	if (progress <= 0) return null;
	const percent = Math.max(2, Math.round(progress * 100));
	return (
		<span className={`block h-1 overflow-hidden rounded-full bg-ground/75 ${className}`}>
			<span className="sr-only">{Math.round(progress * 100)}% watched</span>
			<span className="block h-full bg-bulb" style={{ width: `${percent}%` }} />
		</span>
	);
}
