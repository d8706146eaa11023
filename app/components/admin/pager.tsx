import { ButtonLink } from "~/components/ui/button";
import { useAdminUrl } from "./use-admin-url";

/** Stands between the cursors of the pages that led here; no cursor holds it. */
const SEPARATOR = "~";
/** Stands for the first page, which has no cursor. */
const FIRST = "-";
/** Pages that "Previous" goes back at most, so that no address grows without end. */
const TRAIL_MAX = 12;

/** Next and previous page of a list. A cursor knows only what follows it, so the address brings the way back with it. */
export function Pager({ nextCursor, nextLabel = "Next" }: { nextCursor: string | null; nextLabel?: string }) {
	const { address, parameters } = useAdminUrl();
	const { cursor } = parameters;
	if (!cursor && !nextCursor) return null;
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
		<nav aria-label="Pages" className="mt-6 flex flex-wrap items-center justify-between gap-3">
			{cursor ? (
				<ButtonLink to={previous} size="small" rel="prev">
					{before === undefined ? "First page" : "Previous"}
				</ButtonLink>
			) : (
				<span />
			)}
			{nextCursor && (
				<ButtonLink to={next} size="small" rel="next">
					{nextLabel}
				</ButtonLink>
			)}
		</nav>
	);
}
