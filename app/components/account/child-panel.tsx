import { Form } from "react-router";
import { Panel } from "~/components/ui/panel";
import { Select } from "~/components/ui/select";
import type { Person } from "~/domain/accounts/profiles";
import type { Certificate, MaxCertificate } from "~/domain/catalogue/certificates/certificates";
import type { MediaType } from "~/domain/catalogue/types";
import { type SettingsTexts, settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";
import { SetOrRemoveButtons } from "./person-fields";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { personUrl } from "./settings-tabs";
import { useFormErrors } from "./use-form-errors";

const KINDS: MediaType[] = ["movie", "tv"];

/** The name of the field of a kind. */
export const fieldOf = (mediaType: MediaType) => `max-${mediaType}`;

interface LimitFieldsProps {
	/** Of the region, lowest first. */
	certificates: Certificate[];
	/** What is chosen; else what most begin with. */
	limit: Partial<MaxCertificate> | null;
}

/** The highest age rating of each kind. */
export function LimitFields({ certificates, limit }: LimitFieldsProps) {
	const texts = useTexts(settingsTexts);
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			{KINDS.map((mediaType) => {
				const label = texts.upTo[mediaType];
				const names = certificates.flatMap((listed) => (listed.mediaType === mediaType ? [listed.certificate] : []));
				// The second lowest is what most begin with.
				const suggested = names[1] ?? names[0];
				const value = limit?.[mediaType] ?? suggested;
				return value === undefined ? null : (
					<div key={mediaType}>
						<p aria-hidden="true" className="mb-2 text-sm font-semibold">
							{label}
						</p>
						<Select
							name={fieldOf(mediaType)}
							label={label}
							value={value}
							options={names.map((name) => [name, name])}
							className="w-full"
						/>
					</div>
				);
			})}
		</div>
	);
}

interface ChildPanelProps {
	person: Person;
	/** Of the region, lowest first; null while the catalogue does not respond. */
	certificates: Certificate[] | null;
	state: SettingsState | undefined;
}

function explain({ name, maxCertificate }: Person, certificates: Certificate[] | null, texts: SettingsTexts): string {
	if (certificates === null) return texts.limitsUnknown;
	if (certificates.length === 0) return texts.noLimits;
	return maxCertificate ? texts.childIsLimited(name) : texts.childIsNotLimited(name);
}

/** How old the titles may be that a person sees. Only the account's first person sets it, with the password. */
export function ChildPanel({ person, certificates, state: latest }: ChildPanelProps) {
	const { id, maxCertificate } = person;
	const texts = useTexts(settingsTexts);
	const setting = useSettingsForm("set-limit", latest);
	const removing = useSettingsForm("remove-limit", latest);
	const { form } = useFormErrors({ state: setting.state ?? removing.state });
	const offered = certificates ?? [];
	return (
		<Panel title={texts.child} lead={explain(person, certificates, texts)}>
			{offered.length > 0 && (
				<Form {...form} method="post" action={personUrl(id)} preventScrollReset className="max-w-lg space-y-5">
					<input type="hidden" name="id" value={id} />
					<LimitFields certificates={offered} limit={maxCertificate} />
					<SetOrRemoveButtons
						set={{ form: setting, label: maxCertificate ? texts.changeLimit : texts.setLimit }}
						remove={maxCertificate !== null && { form: removing, label: texts.removeLimit }}
					/>
				</Form>
			)}
		</Panel>
	);
}
