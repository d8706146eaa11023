import { Icon } from "~/components/ui/icon";
import { formatRating } from "~/lib/format";

/** A score out of ten; nothing where nobody voted. */
export function Rating({ value, className = "" }: { value: number; className?: string }) {
	if (value <= 0) return null;
	return (
		<span className={`inline-flex items-center gap-1 tabular-nums ${className}`}>
			<Icon name="star" filled className="size-3.5 text-bulb" />
			<span className="sr-only">Rating </span>
			{formatRating(value)}
		</span>
	);
}
