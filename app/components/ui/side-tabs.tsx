import { useEffect, useRef } from "react";
import { Link } from "react-router";

interface SideTab {
	to: string;
	label: string;
	icon: React.ReactNode;
	isCurrent: boolean;
	/** More room is before it. */
	isFirstOfGroup?: boolean;
}

interface SideTabsProps {
	/** The accessible name of the navigation. */
	label: string;
	tabs: SideTab[];
	/** What the current tab shows. */
	children: React.ReactNode;
}

/** The tabs of a page beside what the current one shows; in narrow windows in lines above it, on a phone in one that scrolls. */
export function SideTabs({ label, tabs, children }: SideTabsProps) {
	const row = useRef<HTMLUListElement>(null);
	const current = tabs.find(({ isCurrent }) => isCurrent)?.to;

	// On a phone the tabs lie beside each other, further than the window reaches.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each tab that is opened comes into view.
	useEffect(() => {
		const tab = row.current?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
		if (tab) row.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth / 2 });
	}, [current]);

	return (
		<div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 md:mt-12 md:gap-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
			<nav aria-label={label} className="self-start md:top-22 lg:sticky">
				<ul
					ref={row}
					className="reel gap-1 border-b border-line max-lg:-mx-gutter max-lg:px-2 sm:max-lg:flex-wrap sm:max-lg:px-[calc(var(--spacing-gutter)-0.75rem)] lg:flex-col lg:border-b-0"
				>
					{tabs.map(({ to, label, icon, isCurrent, isFirstOfGroup }) => (
						<li key={to} className={`shrink-0 ${isFirstOfGroup ? "lg:pt-3" : ""}`}>
							<Link
								to={to}
								aria-current={isCurrent ? "page" : undefined}
								preventScrollReset
								className={`relative -outline-offset-3 flex min-h-12 items-center gap-2 rounded-lg px-2 font-medium whitespace-nowrap transition-colors max-sm:text-[0.9375rem] sm:px-3 lg:gap-3 lg:px-4 ${isCurrent ? "text-cream lg:bg-cream/8 lg:text-glow" : "text-soft hover:bg-cream/5 hover:text-cream"}`}
							>
								<span className="max-sm:hidden">{icon}</span>
								{label}
								{isCurrent && <span className="absolute inset-x-0 bottom-0 h-0.5 rounded-full bg-bulb lg:hidden" />}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<div className="space-y-6">{children}</div>
		</div>
	);
}
