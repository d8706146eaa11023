import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { Select } from "~/components/ui/select";
import type { Person } from "~/domain/accounts/profiles";
import type { Certificate } from "~/domain/catalogue/certificates/certificates";
import type { MediaType } from "~/domain/catalogue/types";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { personUrl } from "./settings-tabs";
import { useFormErrors } from "./use-form-errors";

const KINDS: { mediaType: MediaType; label: string }[] = [
	{ mediaType: "movie", label: "Movies up to" },
	{ mediaType: "tv", label: "TV shows up to" },
];

/** The name of the field of a kind. */
export const fieldOf = (mediaType: MediaType) => `max-${mediaType}`;

interface ChildPanelProps {
	person: Person;
	/** Of the region, lowest first; null while the catalogue does not respond. */
	certificates: Certificate[] | null;
	state: SettingsState | undefined;
}

function explain({ name, maxCertificate }: Person, certificates: Certificate[] | null): string {
	if (certificates === null) return "The catalogue does not tell the age ratings right now. Try again in a minute.";
	if (certificates.length === 0)
		return "The catalogue has no age ratings for this site's country, so there is no limit.";
	if (maxCertificate) {
		return `${name} sees only titles up to these age ratings. Titles without one are closed too, and so are settings and imports. To switch to somebody else takes the password of the account, or the PIN of that person.`;
	}
	return `With a limit, ${name} sees only titles up to the age ratings that you choose. Titles without one are closed too.`;
}

/** How old the titles may be that a person sees. Only the account's first person sets it, with the password. */
export function ChildPanel({ person, certificates, state: latest }: ChildPanelProps) {
	const { id, maxCertificate } = person;
	const setting = useSettingsForm("set-limit", latest);
	const removing = useSettingsForm("remove-limit", latest);
	const { form } = useFormErrors({ state: setting.state ?? removing.state });
	const offered = certificates ?? [];
	return (
		<Panel title="A child's profile" lead={explain(person, certificates)}>
			{offered.length > 0 && (
				<Form {...form} method="post" action={personUrl(id)} preventScrollReset className="max-w-lg space-y-5">
					<input type="hidden" name="id" value={id} />
					<div className="grid gap-4 sm:grid-cols-2">
						{KINDS.map(({ mediaType, label }) => {
							const names = offered.flatMap((listed) => (listed.mediaType === mediaType ? [listed.certificate] : []));
							// The second lowest is what most begin with.
							const suggested = names[1] ?? names[0];
							const value = maxCertificate?.[mediaType] ?? suggested;
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
					<div className="flex flex-wrap gap-3">
						<Button
							type="submit"
							name="intent"
							value="set-limit"
							variant="primary"
							disabled={setting.isDisabled}
							busyLabel={setting.isBusy && "Saving..."}
						>
							{maxCertificate ? "Change the limit" : "Set the limit"}
						</Button>
						{maxCertificate && (
							<Button
								type="submit"
								name="intent"
								value="remove-limit"
								disabled={setting.isDisabled}
								busyLabel={removing.isBusy && "Removing..."}
							>
								Remove the limit
							</Button>
						)}
					</div>
				</Form>
			)}
		</Panel>
	);
}
