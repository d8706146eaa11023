import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Menu } from "~/components/ui/menu";
import { SURPRISE_PATH } from "~/domain/catalogue/paths";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { HeaderSearch } from "./header-search";
import { loadInteraction } from "./load-interaction";
import { findSection, Logo, NAVIGATION, type NavigationLink } from "./navigation";
import { useAuthLinks, useSite } from "./site-context";

/** Long words come closer to each other. When the text size grows, they wrap to a second line; then the phone's menu takes over. */
export function Header() {
	const { visitor } = useSite();
	const entrance = useAuthLinks();
	const here = findSection(useLocation().pathname).to;
	const texts = useTexts(siteTexts);
	return (
		<header className="site-header @container fixed inset-x-0 top-0 z-40 flex h-16 items-center gap-2 px-gutter md:h-20 md:gap-[min(2rem,max(16px,2.5vw))]">
			<Logo evenings={visitor?.evenings} />
			<nav data-prefetch aria-label={texts.main} className="hidden min-w-37 shrink-99 md:@min-[27rem]:block">
				<ul className="flex flex-wrap gap-x-1">
					{NAVIGATION.map(({ to, label }) => (
						<li key={to}>
							<Link
								to={to}
								aria-current={to === here ? "page" : undefined}
								className="relative block rounded-full [--side:min(0.875rem,max(8px,1.1vw))] px-(--side) py-2 text-[0.9375rem] font-medium text-soft transition-colors hover:text-cream aria-[current=page]:text-cream aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-(--side) aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-bulb whitespace-nowrap"
							>
								{texts[label]}
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<div className="ms-auto flex min-w-0 items-center gap-2">
				<HeaderSearch />
				<div className="hidden min-w-0 items-center gap-2 md:@min-[27rem]:flex">
					{visitor ? (
						<Suspense>
							<UserMenu visitor={visitor} />
						</Suspense>
					) : (
						<>
							<Link to={entrance.login} className={buttonClass("quiet", "small")}>
								{texts.login}
							</Link>
							<Link to={entrance.signup} className={buttonClass("primary", "small")}>
								{texts.signUp}
							</Link>
						</>
					)}
				</div>
				<MobileMenu />
			</div>
		</header>
	);
}

const POLICIES = [
	{ to: "/privacy", label: "privacyPolicy" },
	{ to: "/dmca", label: "dmca" },
] as const;

/** What the bottom bar has no room for, after what it has. */
const MENU_LINKS = [
	...NAVIGATION,
	{ to: "/search", label: "search", icon: "search" },
	{ to: "/pictures", label: "browseByPicture", icon: "pictures" },
	{ to: SURPRISE_PATH, label: "surpriseMe", icon: "ticket" },
] satisfies NavigationLink[];

function MobileMenu() {
	const { visitor } = useSite();
	const entrance = useAuthLinks();
	const texts = useTexts(siteTexts);

	return (
		<Menu
			id="mobile-menu"
			label={texts.menu}
			button={<Icon name="menu" className="size-6" />}
			buttonClass="inline-flex size-11 max-w-[14vw] shrink-0 cursor-pointer items-center justify-center rounded-full text-cream hover:bg-cream/12 md:@min-[27rem]:hidden"
			position="edge"
			className="w-[min(20rem,86vw)]"
		>
			<nav aria-label={texts.menu} className="flex min-h-full flex-col gap-6">
				<button
					type="button"
					popoverTarget="mobile-menu"
					popoverTargetAction="hide"
					aria-label={texts.closeMenu}
					className="inline-flex size-11 cursor-pointer items-center justify-center self-end rounded-full hover:bg-cream/12"
				>
					<Icon name="close" />
				</button>
				{visitor ? (
					<Suspense>
						<MobileAccount visitor={visitor} />
					</Suspense>
				) : (
					<div className="flex flex-col gap-3">
						<Link to={entrance.signup} className={buttonClass("primary")}>
							{texts.signUp}
						</Link>
						<Link to={entrance.login} className={buttonClass()}>
							{texts.login}
						</Link>
					</div>
				)}
				<ul>
					{MENU_LINKS.map(({ to, label, icon }) => (
						<li key={to}>
							<Link
								to={to}
								rel={to === SURPRISE_PATH ? "nofollow" : undefined}
								className="flex min-h-12 items-center gap-4 rounded-md font-semibold hover:text-glow"
							>
								<Icon name={icon} className="size-5.5 text-bulb" />
								{texts[label]}
							</Link>
						</li>
					))}
				</ul>
				<ul className="mt-auto flex flex-col gap-1 border-t border-line pt-4 pb-[env(safe-area-inset-bottom)]">
					{POLICIES.map(({ to, label }) => (
						<li key={to}>
							<Link to={to} className="block rounded-md py-2.5 text-soft hover:text-cream">
								{texts[label]}
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</Menu>
	);
}

/** Menus of signed-in visitors. Other visitors do not load their code; the server imports them directly. */
const UserMenu = import.meta.env.SSR
	? (await import("./user-menu")).UserMenu
	: lazy(async () => ({ default: (await loadInteraction()).UserMenu }));

const MobileAccount = import.meta.env.SSR
	? (await import("./user-menu")).MobileAccount
	: lazy(async () => ({ default: (await loadInteraction()).MobileAccount }));
