import { ButtonLink } from "./button";

type PageLink = React.ComponentProps<typeof ButtonLink>;

interface PageLinksProps {
	label: string;
	/** Absent where there is no such page. */
	back?: PageLink | false | null | "";
	next?: PageLink | false | null | "";
	className?: string;
}

/** Links to the pages before and after that of a list. */
export function PageLinks({ label, back, next, className = "mt-6 justify-between" }: PageLinksProps) {
	if (!back && !next) return null;
	return (
		<nav aria-label={label} className={`flex flex-wrap items-center gap-3 ${className}`}>
			{back ? <ButtonLink {...back} /> : <span />}
			{next && <ButtonLink rel="next" {...next} />}
		</nav>
	);
}
