import { Form, useNavigation } from "react-router";
import { Panel } from "~/components/ui/panel";
import { SwitchButton } from "~/components/ui/switch";
import { PREFERENCE_NAMES, PREFERENCES, type Preferences } from "~/domain/library/preferences";
import { settingsUrl } from "./settings-tabs";

/** A switch for each. */
export function PreferencesPanel({ preferences }: { preferences: Preferences }) {
	const isDisabled = useNavigation().formData !== undefined;
	return (
		<Panel title="Preferences" lead="Yours, on every device.">
			<Form method="post" action={settingsUrl("watching")} preventScrollReset className="space-y-5">
				<input type="hidden" name="intent" value="preference" />
				{PREFERENCE_NAMES.map((name) => (
					<div key={name}>
						<SwitchButton name={name} isOn={preferences[name]} isDisabled={isDisabled}>
							{PREFERENCES[name].label}
						</SwitchButton>
						<p className="mt-1 max-w-prose text-sm text-soft">{PREFERENCES[name].description}</p>
					</div>
				))}
			</Form>
		</Panel>
	);
}
