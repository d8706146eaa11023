import { formatRating } from "~/lib/format";

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
