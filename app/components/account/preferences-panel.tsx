import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { Select } from "~/components/ui/select";
import { SwitchButton } from "~/components/ui/switch";
import { REGION_PATH } from "~/domain/catalogue/paths";
import type { WatchRegions } from "~/domain/catalogue/types";
import { SWITCH_NAMES } from "~/domain/library/preferences";
import type { Preferences } from "~/domain/library/text-preferences";
import { LANGUAGE_TAGS, LANGUAGES } from "~/lib/language/languages";
import { describeTimeZone } from "~/lib/text/time-zone-names";
import { settingsTexts } from "~/messages/settings";
import { useLanguage, useTexts } from "~/messages/use-language";
import { settingsUrl } from "./settings-tabs";

interface PreferencesPanelProps {
	preferences: Preferences;
	/** To choose from. */
	timeZones: string[];
	/** Null where the catalogue knows of one country only. */
	regions: WatchRegions | null;
}

/** A switch for each, and a choice for each of the others. */
export function PreferencesPanel({ preferences, timeZones, regions }: PreferencesPanelProps) {
	const isDisabled = useNavigation().formData !== undefined;
	const texts = useTexts(settingsTexts);
	const here = useLanguage();
	return (
		<Panel title={texts.preferences} lead={texts.preferencesLead}>
			<Form method="post" action={settingsUrl("watching")} preventScrollReset className="space-y-5">
				<input type="hidden" name="intent" value="preference" />
				{SWITCH_NAMES.map((name) => (
					<div key={name}>
						<SwitchButton name={name} isOn={preferences[name]} isDisabled={isDisabled}>
							{texts.switches[name].label}
						</SwitchButton>
						<p className="mt-1 max-w-prose text-sm text-soft">{texts.switches[name].text}</p>
					</div>
				))}
			</Form>
			<PreferenceForm action={settingsUrl("watching")} title={texts.timeZone} text={texts.timeZoneText}>
				<input type="hidden" name="intent" value="preference" />
				<Select
					name="timeZone"
					label={texts.timeZone}
					value={preferences.timeZone ?? "UTC"}
					options={timeZones.map((zone) => [zone, describeTimeZone(zone)])}
					className="max-w-full"
				/>
				<Button type="submit" disabled={isDisabled} aria-label={texts.saveTimeZone}>
					{texts.save}
				</Button>
			</PreferenceForm>
			<PreferenceForm action="/language" opensDocument title={texts.language} text={texts.languageText}>
				<input type="hidden" name="from" value={settingsUrl("watching")} />
				<Select
					name="language"
					label={texts.language}
					value={preferences.language ?? here}
					options={LANGUAGE_TAGS.map((tag) => [tag, LANGUAGES[tag].name])}
					className="max-w-full"
				/>
				<Button type="submit" disabled={isDisabled} aria-label={texts.saveLanguage}>
					{texts.save}
				</Button>
			</PreferenceForm>
			{regions && (
				<PreferenceForm action={REGION_PATH} title={texts.country} text={texts.countryText}>
					<input type="hidden" name="from" value={settingsUrl("watching")} />
					<Select
						name="region"
						label={texts.country}
						value={regions.current}
						options={regions.options}
						className="max-w-full"
					/>
					<Button type="submit" disabled={isDisabled} aria-label={texts.saveCountry}>
						{texts.save}
					</Button>
				</PreferenceForm>
			)}
		</Panel>
	);
}

interface PreferenceFormProps {
	action: string;
	/** For a page in another language, which is another document. */
	opensDocument?: boolean;
	title: string;
	/** What it is for. */
	text: string;
	children: React.ReactNode;
}

function PreferenceForm({ action, opensDocument = false, title, text, children }: PreferenceFormProps) {
	return (
		<Form method="post" action={action} reloadDocument={opensDocument} preventScrollReset className="mt-6">
			<p className="font-semibold">{title}</p>
			<p className="mt-1 mb-3 max-w-prose text-sm text-soft">{text}</p>
			<div className="flex flex-wrap gap-3">{children}</div>
		</Form>
	);
}
