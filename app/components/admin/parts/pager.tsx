import { PageLinks } from "~/components/ui/page-links";
import { useAdminUrl } from "./admin-url";

/** Separates the cursors of earlier pages; no cursor contains it. */
const SEPARATOR = "~";
/** Represents the first page, which has no cursor. */
const FIRST = "-";
/** Maximum number of earlier pages in the URL, which "Previous" can go back to. */
const TRAIL_MAX = 12;

interface PagerProps {
	nextCursor: string | null;
	nextLabel?: string;
	/** Of the navigation, where a list has one above it and one below. */
	label?: string;
	className?: string;
}

/** Links to the next and previous page. A cursor only leads forward, so the URL also has the cursors of earlier pages. */
export function Pager({ nextCursor, nextLabel = "Next", label = "Pages", className }: PagerProps) {
	const { address, parameters } = useAdminUrl();
	const { cursor } = parameters;
	const trail = parameters.trail?.split(SEPARATOR) ?? [];
	const before = trail.at(-1);
	const previous = address({
		cursor: before === FIRST ? undefined : before,
		trail: trail.slice(0, -1).join(SEPARATOR) || undefined,
	});
	const next = address({
		cursor: nextCursor ?? undefined,
		trail: [...trail, cursor ?? FIRST].slice(-TRAIL_MAX).join(SEPARATOR),
	});
	return (
		<PageLinks
			label={label}
			className={className}
			back={cursor && { to: previous, size: "small", children: before === undefined ? "First page" : "Previous" }}
			next={nextCursor && { to: next, size: "small", children: nextLabel }}
		/>
	);
}
