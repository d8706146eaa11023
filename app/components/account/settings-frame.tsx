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
			<div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 md:mt-12 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10">
				<SettingsTabs current={tab} hasDebug={hasDebug} />
				<div className="space-y-6">{children}</div>
			</div>
		</div>
	);
}
