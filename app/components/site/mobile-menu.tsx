import { Suspense } from "react";
import { Link } from "react-router";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Menu } from "~/components/ui/menu";
import { SURPRISE_PATH } from "~/domain/catalogue/paths";
import { NAVIGATION, type Place } from "./navigation";
import { useSite } from "./site-context";
import { useAuthLinks } from "./use-auth-links";
import { MobileAccount } from "./visitor-menus";

const POLICIES = [
	{ to: "/privacy", label: "Privacy Policy" },
	{ to: "/dmca", label: "DMCA" },
];

/** What the bottom bar has no room for, after what it has. */
const PLACES = [
	...NAVIGATION,
	{ to: "/search", label: "Search", icon: "search" },
	{ to: SURPRISE_PATH, label: "Surprise Me", icon: "ticket" },
] satisfies Place[];

export function MobileMenu() {
	const { visitor } = useSite();
	const entrance = useAuthLinks();

	return (
		<Menu
			id="mobile-menu"
			label="Menu"
			button={<Icon name="menu" className="size-6" />}
			buttonClass="inline-flex size-11 max-w-[14vw] shrink-0 cursor-pointer items-center justify-center rounded-full text-cream hover:bg-cream/12 md:@min-[27rem]:hidden"
			place="edge"
			className="w-[min(20rem,86vw)]"
		>
			<nav aria-label="Menu" className="flex min-h-full flex-col gap-6">
				<button
					type="button"
					popoverTarget="mobile-menu"
					popoverTargetAction="hide"
					aria-label="Close menu"
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
							Sign Up
						</Link>
						<Link to={entrance.login} className={buttonClass()}>
							Login
						</Link>
					</div>
				)}
				<ul>
					{PLACES.map(({ to, label, icon }) => (
						<li key={to}>
							<Link
								to={to}
								rel={to === SURPRISE_PATH ? "nofollow" : undefined}
								className="flex min-h-12 items-center gap-4 rounded-md font-semibold hover:text-glow"
							>
								<Icon name={icon} className="size-5.5 text-bulb" />
								{label}
							</Link>
						</li>
					))}
				</ul>
				<ul className="mt-auto flex flex-col gap-1 border-t border-line pt-4 pb-[env(safe-area-inset-bottom)]">
					{POLICIES.map(({ to, label }) => (
						<li key={to}>
							<Link to={to} className="block rounded-md py-2.5 text-soft hover:text-cream">
								{label}
							</Link>
						</li>
					))}
				</ul>
			</nav>
		</Menu>
	);
}
