import { settingsTexts } from "~/messages/settings";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { type SettingsTab, SettingsTabs } from "./settings-tabs";

/** Heading and tabs of every settings page. */
export function SettingsFrame({
	tab,
	hasDebug,
	children,
}: {
	tab: SettingsTab;
	hasDebug: boolean;
	children: React.ReactNode;
}) {
	const { settings } = useTexts(siteTexts);
	const { settingsLead } = useTexts(settingsTexts);
	return (
		<div className="mx-auto max-w-5xl px-gutter pt-20 md:pt-28">
			<h1 className="lettering text-title">{settings}</h1>
			<p className="mt-3 text-soft">{settingsLead}</p>
			<SettingsTabs current={tab} hasDebug={hasDebug}>
				{children}
			</SettingsTabs>
		</div>
	);
}
