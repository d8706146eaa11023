import { Link, useLocation } from "react-router";
import { Icon } from "~/components/ui/icon";
import { NAVIGATION, placeOf } from "./navigation";

/** The phone's main navigation. */
export function BottomBar() {
	const here = placeOf(useLocation().pathname).to;
	return (
		<nav
			aria-label="Main"
			className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
		>
			<ul className="grid grid-cols-4">
				{NAVIGATION.map(({ to, label, icon }) => (
					<li key={to}>
						<Link
							to={to}
							aria-current={to === here ? "page" : undefined}
							className="relative flex h-15 flex-col items-center justify-center gap-1 text-xs font-medium text-soft -outline-offset-3 aria-[current=page]:text-bulb"
						>
							<Icon name={icon} className="size-5.5" />
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
