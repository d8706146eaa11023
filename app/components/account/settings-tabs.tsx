import { Icon, type IconName } from "~/components/ui/icon";
import { SideTabs } from "~/components/ui/side-tabs";

import { settingsTexts } from "~/messages/settings";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

export type SettingsTab = "profile" | "profiles" | "watching" | "data" | "security" | "debug";

const TABS: { tab: SettingsTab; icon: IconName }[] = [
	{ tab: "profile", icon: "user" },
	{ tab: "profiles", icon: "people" },
	{ tab: "watching", icon: "play" },
	{ tab: "data", icon: "download" },
	{ tab: "security", icon: "lock" },
	{ tab: "debug", icon: "server" },
];

/** The tab of a URL; Debug is only for those who have it. */
export function readSettingsTab(search: URLSearchParams, hasDebug: boolean): SettingsTab {
	const wanted = TABS.find(({ tab }) => tab === search.get("tab"))?.tab ?? "profile";
	return wanted === "debug" && !hasDebug ? "profile" : wanted;
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

/** Opens the question whether to clear what was watched. */
export const CONFIRM_CLEAR_URL = `${settingsUrl("data")}&confirm=clear`;

/** The tabs of the settings, with what the current one shows. */
export function SettingsTabs({
	current,
	hasDebug,
	children,
}: {
	current: SettingsTab;
	hasDebug: boolean;
	children: React.ReactNode;
}) {
	const texts = useTexts(settingsTexts);
	const { settings } = useTexts(siteTexts);
	const tabs = TABS.filter(({ tab }) => tab !== "debug" || hasDebug).map(({ tab, icon }) => ({
		to: settingsUrl(tab),
		label: texts.tabs[tab],
		icon: <Icon name={icon} />,
		isCurrent: tab === current,
	}));
	return (
		<SideTabs label={settings} tabs={tabs}>
			{children}
		</SideTabs>
	);
}
