import { useId } from "react";

/** Smaller than on other pages: the player comes first. */
export const WATCH_HEADING = "lettering text-[1.375rem]";

/** A section of the watch page with a heading, and tools beside the heading. */
export function WatchSection({
	title,
	aside,
	children,
}: {
	title: string;
	aside?: React.ReactNode;
	children: React.ReactNode;
}) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="relative scroll-mt-28">
			<div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h2 id={id} className={WATCH_HEADING}>
					{title}
				</h2>
				{aside && <div className="flex flex-wrap items-center gap-3">{aside}</div>}
			</div>
			{children}
		</section>
	);
}
