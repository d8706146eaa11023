import { useLocation } from "react-router";
import { Icon } from "~/components/ui/icon";
import { NAVIGATION, type Place, placeOf } from "./navigation";
import { createStatic } from "./static-html";

const Bar = createStatic("nav", (here: Partial<Place>) => (
	<ul className="grid grid-cols-4">
		{NAVIGATION.map(({ to, label, icon }) => (
			<li key={to}>
				<a
					href={to}
					aria-current={to === here.to ? "page" : undefined}
					className="relative flex h-15 flex-col items-center justify-center gap-1 text-xs font-medium text-soft -outline-offset-3 aria-[current=page]:text-bulb"
				>
					<Icon name={icon} className="size-5.5" />
					{label}
				</a>
			</li>
		))}
	</ul>
));

/** The phone's main navigation. */
export function BottomBar() {
	return (
		<Bar
			source={placeOf(useLocation().pathname)}
			data-links
			aria-label="Main"
			className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
		/>
	);
}
