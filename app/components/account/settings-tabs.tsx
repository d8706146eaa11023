import { Link } from "react-router";
import { Icon, type IconName } from "~/components/ui/icon";

export type SettingsTab = "profile" | "profiles" | "watching" | "data" | "security" | "debug";

const TABS: { tab: SettingsTab; label: string; icon: IconName }[] = [
	{ tab: "profile", label: "Profile", icon: "user" },
	{ tab: "profiles", label: "People", icon: "people" },
	{ tab: "watching", label: "Watching", icon: "play" },
	{ tab: "data", label: "Your data", icon: "download" },
	{ tab: "security", label: "Security", icon: "lock" },
	{ tab: "debug", label: "Debug", icon: "server" },
];

/** The tab of a URL; Debug is only for those who have it. */
export function readSettingsTab(search: URLSearchParams, hasDebug: boolean): SettingsTab {
	const found = TABS.find(({ tab }) => tab === search.get("tab"))?.tab ?? "profile";
	return found === "debug" && !hasDebug ? "profile" : found;
}

/** The address of a tab, which keeps it through a reload. */
export function settingsUrl(tab: SettingsTab): string {
	return tab === "profile" ? "/settings" : `/settings?tab=${tab}`;
}

/** In place of a profile's id: the form that adds one. */
export const NEW_PERSON = "new";

/** What the first person of the account can change of a profile; with the question whether to delete it. */
export function personUrl(id: string, isAsking = false): string {
	return `${settingsUrl("profiles")}&profile=${id}${isAsking ? "&confirm=delete" : ""}`;
}

/** Opens the question whether to delete the account. */
export const CONFIRM_DELETE_URL = `${settingsUrl("security")}&confirm=delete`;

export function SettingsTabs({ current, hasDebug }: { current: SettingsTab; hasDebug: boolean }) {
	return (
		<nav aria-label="Settings" className="md:sticky md:top-28 md:self-start">
			<ul className="reel -mx-gutter gap-1 border-b border-line px-gutter md:mx-0 md:flex md:flex-col md:border-b-0 md:px-0">
				{TABS.filter(({ tab }) => tab !== "debug" || hasDebug).map(({ tab, label, icon }) => (
					<li key={tab} className="shrink-0 grow md:grow-0">
						<Link
							to={settingsUrl(tab)}
							aria-current={tab === current ? "page" : undefined}
							preventScrollReset
							className="relative -outline-offset-3 flex min-h-12 items-center justify-center gap-2 rounded-t-lg px-2.5 font-medium whitespace-nowrap text-soft sm:gap-3 sm:px-4 transition-colors hover:text-cream aria-[current=page]:text-cream aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-0 aria-[current=page]:after:bulbs md:justify-start md:rounded-lg md:hover:bg-cream/6 md:aria-[current=page]:bg-cream/8 md:aria-[current=page]:text-glow md:aria-[current=page]:after:hidden"
						>
							<Icon name={icon} className="size-5 max-sm:hidden" />
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
