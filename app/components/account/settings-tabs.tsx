import { Link } from "react-router";
import { Icon, type IconName } from "~/components/ui/icon";

export type SettingsTab = "profile" | "security" | "debug";

const TABS: { tab: SettingsTab; label: string; icon: IconName }[] = [
	{ tab: "profile", label: "Profile", icon: "user" },
	{ tab: "security", label: "Security", icon: "lock" },
	{ tab: "debug", label: "Debug", icon: "server" },
];

/** The address of a tab, which keeps it through a reload. */
export function settingsUrl(tab: SettingsTab): string {
	return tab === "profile" ? "/settings" : `/settings?tab=${tab}`;
}

export function SettingsTabs({ current, hasDebug }: { current: SettingsTab; hasDebug: boolean }) {
	return (
		<nav aria-label="Settings" className="md:sticky md:top-28 md:self-start">
			<ul className="flex gap-1 border-b border-line md:flex-col md:border-b-0">
				{TABS.filter(({ tab }) => tab !== "debug" || hasDebug).map(({ tab, label, icon }) => (
					<li key={tab} className="grow md:grow-0">
						<Link
							to={settingsUrl(tab)}
							aria-current={tab === current ? "page" : undefined}
							preventScrollReset
							className="relative flex min-h-12 items-center justify-center gap-2 rounded-t-lg px-2 font-medium sm:gap-3 sm:px-4 text-soft transition-colors hover:text-cream aria-[current=page]:text-cream aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-4 aria-[current=page]:after:-bottom-0.5 aria-[current=page]:after:bulbs md:justify-start md:rounded-lg md:hover:bg-cream/6 md:aria-[current=page]:bg-cream/8 md:aria-[current=page]:text-glow md:aria-[current=page]:after:hidden"
						>
							<Icon name={icon} className="size-5 max-[24rem]:hidden" />
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
