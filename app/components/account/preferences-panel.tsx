import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { Select } from "~/components/ui/select";
import { SwitchButton } from "~/components/ui/switch";
import { SWITCH_NAMES, SWITCHES } from "~/domain/library/preferences";
import { type Preferences, TEXT_PREFERENCES } from "~/domain/library/text-preferences";
import { describeTimeZone } from "~/lib/text/time-zone-names";
import { settingsUrl } from "./settings-tabs";

interface PreferencesPanelProps {
	preferences: Preferences;
	/** To choose from. */
	timeZones: string[];
}

/** A switch for each, and the time zone. */
export function PreferencesPanel({ preferences, timeZones }: PreferencesPanelProps) {
	const isDisabled = useNavigation().formData !== undefined;
	const { label, description } = TEXT_PREFERENCES.timeZone;
	return (
		<Panel title="Preferences" lead="Yours, on every device.">
			<Form method="post" action={settingsUrl("watching")} preventScrollReset className="space-y-5">
				<input type="hidden" name="intent" value="preference" />
				{SWITCH_NAMES.map((name) => (
					<div key={name}>
						<SwitchButton name={name} isOn={preferences[name]} isDisabled={isDisabled}>
							{SWITCHES[name].label}
						</SwitchButton>
						<p className="mt-1 max-w-prose text-sm text-soft">{SWITCHES[name].description}</p>
					</div>
				))}
			</Form>
			<Form method="post" action={settingsUrl("watching")} preventScrollReset className="mt-6">
				<input type="hidden" name="intent" value="preference" />
				<p className="font-semibold">{label}</p>
				<p className="mt-1 mb-3 max-w-prose text-sm text-soft">{description}</p>
				<div className="flex flex-wrap gap-3">
					<Select
						name="timeZone"
						label={label}
						value={preferences.timeZone ?? "UTC"}
						options={timeZones.map((zone) => [zone, describeTimeZone(zone)])}
						className="max-w-full"
					/>
					<Button type="submit" disabled={isDisabled}>
						Save<span className="sr-only"> the time zone</span>
					</Button>
				</div>
			</Form>
		</Panel>
	);
}
