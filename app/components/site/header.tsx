import { Suspense } from "react";
import { NavLink } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { HeaderSearch } from "./header-search";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { NAVIGATION } from "./navigation";
import { useSite } from "./site-context";
import { useEntrance } from "./use-entrance";
import { UserMenu } from "./visitor-menus";

export function Header() {
	const { visitor } = useSite();
	const entrance = useEntrance();
	return (
		<header className="site-header fixed inset-x-0 top-0 z-40 flex h-16 items-center gap-8 px-gutter md:h-20">
			<Logo />
			<nav aria-label="Main" className="hidden md:block">
				<ul className="flex gap-1">
					{NAVIGATION.map(({ to, label }) => (
						<li key={to}>
							<NavLink
								to={to}
								end={to === "/"}
								prefetch="intent"
								className="relative block rounded-full px-3.5 py-2 text-[0.9375rem] font-medium text-soft transition-colors hover:text-cream aria-[current=page]:text-cream aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3.5 aria-[current=page]:after:bottom-0 aria-[current=page]:after:bulbs"
							>
								{label}
							</NavLink>
						</li>
					))}
				</ul>
			</nav>
			<div className="ms-auto flex items-center gap-2">
				<HeaderSearch />
				<div className="hidden items-center gap-2 md:flex">
					{visitor ? (
						<Suspense>
							<UserMenu visitor={visitor} />
						</Suspense>
					) : (
						<>
							<ButtonLink to={entrance.login} variant="quiet" size="small">
								Login
							</ButtonLink>
							<ButtonLink to={entrance.signup} variant="primary" size="small">
								Sign Up
							</ButtonLink>
						</>
					)}
				</div>
				<MobileMenu />
			</div>
		</header>
	);
}
