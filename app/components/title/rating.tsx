import { formatRating } from "~/lib/format";

/** A score out of ten after its star; nothing where nobody voted. */
export function Rating({ value, className = "" }: { value: number; className?: string }) {
	if (value <= 0) return null;
	return (
		<span className={`rating ${className}`}>
			<span className="sr-only">Rating</span>
			{` ${formatRating(value)}`}
		</span>
	);
}
