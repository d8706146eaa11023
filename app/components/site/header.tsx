import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import { buttonClass } from "~/components/ui/button";
import { HeaderSearch } from "./header-search";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { NAVIGATION, placeOf } from "./navigation";
import { useSite } from "./site-context";
import { useAuthLinks } from "./use-auth-links";
import { UserMenu } from "./visitor-menus";

/** When only the text size grows, the links wrap to a second line and the gaps stay the same; then the phone's menu takes over. */
export function Header() {
	const { visitor } = useSite();
	const entrance = useAuthLinks();
	const here = placeOf(useLocation().pathname).to;
	return (
		<header className="site-header @container fixed inset-x-0 top-0 z-40 flex h-16 items-center gap-2 px-gutter md:h-20 md:gap-[min(2rem,max(32px,2.5vw))]">
			<Logo />
			<nav data-prefetch aria-label="Main" className="hidden min-w-37 shrink-99 md:@min-[27rem]:block">
				<ul className="flex flex-wrap gap-x-1">
					{NAVIGATION.map(({ to, label }) => (
						<li key={to}>
							<Link
								to={to}
								aria-current={to === here ? "page" : undefined}
								className="relative block rounded-full px-[min(0.875rem,max(14px,1.1vw))] py-2 text-[0.9375rem] font-medium text-soft transition-colors hover:text-cream aria-[current=page]:text-cream aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3.5 aria-[current=page]:after:bottom-0 aria-[current=page]:after:bulbs whitespace-nowrap"
							>
								{label}
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
								Login
							</Link>
							<Link to={entrance.signup} className={buttonClass("primary", "small")}>
								Sign Up
							</Link>
						</>
					)}
				</div>
				<MobileMenu />
			</div>
		</header>
	);
}
