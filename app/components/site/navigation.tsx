import { Link, useLocation } from "react-router";
import { type Bulb, Bulbs, bulbsOf } from "~/components/ui/bulbs";
import { Icon, type IconName } from "~/components/ui/icon";
import type { Evenings } from "~/domain/library/diary/evenings";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { PRODUCT_NAME } from "~/product";

export interface NavigationLink {
	to: string;
	/** The name of its text. */
	label: "home" | "movies" | "shows" | "myList" | "pictures" | "search" | "browseByPicture" | "surpriseMe";
	icon: IconName;
}

/** The links of the desktop top bar. */
export const NAVIGATION: NavigationLink[] = [
	{ to: "/", label: "home", icon: "home" },
	{ to: "/movies", label: "movies", icon: "film" },
	{ to: "/tv", label: "shows", icon: "tv" },
	{ to: "/my-list", label: "myList", icon: "list" },
];

/** The phone's bar has room for one more, before the visitor's own. */
const PHONE_NAVIGATION: NavigationLink[] = [
	...NAVIGATION.slice(0, -1),
	{ to: "/pictures", label: "pictures", icon: "pictures" },
	...NAVIGATION.slice(-1),
];

/** Sections without a link of their own belong to another. A show's page already begins with `/tv`. */
const PARENTS: Record<string, string> = { "/movie": "/movies", "/watched": "/my-list" };

/** The navigation link that a page belongs to; empty when it belongs to none. */
export function findSection(pathname: string): Partial<NavigationLink> {
	const section = /^\/[^/]*/.exec(pathname.toLowerCase())?.[0] ?? "";
	const to = PARENTS[section] ?? section;
	return PHONE_NAVIGATION.find((link) => link.to === to) ?? {};
}

/** The phone's main navigation. */
export function BottomBar() {
	const here = findSection(useLocation().pathname).to;
	const texts = useTexts(siteTexts);
	return (
		<nav
			aria-label={texts.main}
			className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
		>
			<ul className="grid grid-cols-5">
				{PHONE_NAVIGATION.map(({ to, label, icon }) => (
					<li key={to}>
						<Link
							to={to}
							aria-current={to === here ? "page" : undefined}
							className="relative flex h-15 flex-col items-center justify-center gap-1 text-xs font-medium text-soft -outline-offset-3 aria-[current=page]:text-bulb"
						>
							<Icon name={icon} className="size-5.5" />
							{texts[label]}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Of the logo where it says nothing of anybody. */
const ALL_LIT: Bulb[] = Array.from({ length: 22 }, () => "lit");

/** A bulb for each day of the month: lit where something was watched, and today's is warm. */
function bulbsOfMonth({ days, today, watched }: Evenings): Bulb[] {
	const isWatched = Array.from({ length: days }, (_, index) => watched.includes(index + 1));
	return bulbsOf(isWatched, today - 1);
}

/** The wordmark between its two rows of bulbs, which are the month of who is signed in. */
export function Logo({ evenings = null }: { evenings?: Evenings | null }) {
	const texts = useTexts(siteTexts);
	const bulbs = evenings ? bulbsOfMonth(evenings) : ALL_LIT;
	const half = Math.ceil(bulbs.length / 2);
	return (
		<Link
			to="/"
			aria-label={PRODUCT_NAME}
			title={evenings ? texts.eveningsThisMonth(evenings.watched.length) : undefined}
			className="logo inline-flex flex-col gap-1 rounded-sm"
		>
			<Bulbs bulbs={bulbs.slice(0, half)} label={null} />
			<span className="lettering text-[1.75rem] tracking-[0.06em] text-cream">{PRODUCT_NAME}</span>
			<Bulbs bulbs={bulbs.slice(half)} label={null} />
		</Link>
	);
}
