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
	return (
		<div className="mx-auto max-w-5xl px-gutter pt-28 md:pt-36">
			<h1 className="lettering text-title">Settings</h1>
			<p className="mt-3 text-soft">Manage your account settings and preferences</p>
			<SettingsTabs current={tab} hasDebug={hasDebug}>
				{children}
			</SettingsTabs>
		</div>
	);
}
