import { Fragment } from "react";
import { Form, Link } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { CheckboxField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import {
	checkProfileFields,
	listCertificates,
	PERSON_FIELD_NAMES,
	type Person,
	PROFILE_COLOURS,
	PROFILES_MAX,
} from "~/domain/accounts/profiles";
import type { Certificate } from "~/domain/catalogue/certificates/certificates";
import type { LibraryTotals } from "~/domain/library/types";
import { formText, formValues } from "~/lib/http/read-form";
import { accountTexts } from "~/messages/account";
import { useFormats } from "~/messages/formats";
import { settingsTexts } from "~/messages/settings";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { ChildPanel, fieldOf, LimitFields } from "./child-panel";
import { BackToPeople, PersonInputs, PinField } from "./person-fields";
import { DeletePersonPanel, PersonPanel, PinPanel } from "./person-panels";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { NEW_PERSON, personUrl } from "./settings-tabs";
import { useFormErrors } from "./use-form-errors";

const TILE = "group flex flex-col items-center gap-2.5 rounded-2xl p-2 text-center";
const SQUARE = "aspect-square w-full rounded-3xl";
const NAME = "flex max-w-full items-center gap-1.5 font-semibold text-soft group-hover:text-cream max-sm:text-sm";

export interface PeopleFacts {
	people: Person[];
	/** Whose page it is. */
	edited: Person | typeof NEW_PERSON | null;
	/** Of the region, for a limit of `edited`; null while the catalogue does not respond. */
	certificates: Certificate[] | null;
	/** What the library of `edited` holds, while it is asked whether to delete the profile. */
	totals: LibraryTotals | null;
}

/** The page of the form that is shown. */
export const editedUrl = (edited: Person | typeof NEW_PERSON) => personUrl(edited === NEW_PERSON ? edited : edited.id);

interface PeopleTabProps {
	facts: PeopleFacts;
	state: SettingsState | undefined;
}

export function PeopleTab({ facts: { people, edited, certificates, totals }, state }: PeopleTabProps) {
	const isAdded = state?.intent === "add-profile" && state.ok;
	if (edited === null || isAdded) return <PeoplePanel people={people} />;
	if (edited === NEW_PERSON) return <NewPersonPanel people={people} certificates={certificates ?? []} state={state} />;
	const { id, isFirst } = edited;
	return (
		<Fragment key={id}>
			<PersonPanel person={edited} isByFirst state={state} />
			<PinPanel person={edited} isByFirst state={state} />
			{!isFirst && <ChildPanel person={edited} certificates={certificates} state={state} />}
			{!isFirst && <DeletePersonPanel person={edited} totals={totals} state={state} />}
		</Fragment>
	);
}

/** The people of the account. Each leads to what can be changed of them. */
function PeoplePanel({ people }: { people: Person[] }) {
	const texts = useTexts(settingsTexts);
	const account = useTexts(accountTexts);
	const { commas } = useFormats();
	const { whoIsWatching, withPin } = useTexts(siteTexts);
	return (
		<Panel title={texts.tabs.profiles} lead={texts.peopleLead}>
			<ul className="-mx-2.5 grid grid-cols-[repeat(auto-fill,minmax(min(24vw,8.5rem),1fr))] gap-x-2 gap-y-4">
				{people.map(({ id, name, emblem, hasPin, isCurrent, maxCertificate }) => (
					<li key={id}>
						<Link to={personUrl(id)} preventScrollReset className={TILE}>
							<img src={emblem} alt="" width={300} height={300} className={SQUARE} />
							<span className={NAME}>
								<span className="sr-only">{texts.change}</span>
								<span dir="auto" className="line-clamp-2 wrap-anywhere">
									{name}
								</span>
								{hasPin && <Icon name="lock" className="size-4" />}
								{hasPin && <span className="sr-only">{withPin}</span>}
							</span>
							{isCurrent && <span className="-mt-1.5 text-sm text-bulb">{account.watchingNow}</span>}
							{maxCertificate && (
								<span className="-mt-1.5 text-sm text-soft">
									{account.upTo(commas(listCertificates(maxCertificate)))}
								</span>
							)}
						</Link>
					</li>
				))}
				{people.length < PROFILES_MAX && (
					<li>
						<Link to={personUrl(NEW_PERSON)} preventScrollReset className={TILE}>
							<span
								className={`${SQUARE} inline-flex items-center justify-center border-2 border-dashed border-edge text-title text-soft group-hover:text-cream`}
								aria-hidden="true"
							>
								+
							</span>
							<span className={NAME}>{texts.addAPerson}</span>
						</Link>
					</li>
				)}
			</ul>
			{people.length >= PROFILES_MAX && <p className="mt-6 text-soft">{texts.peopleFull}</p>}
			{people.length > 1 && (
				<ButtonLink to="/profiles" className="mt-6" icon="people">
					{whoIsWatching}
				</ButtonLink>
			)}
		</Panel>
	);
}

interface NewPersonPanelProps {
	people: Person[];
	/** None where a limit cannot be chosen. */
	certificates: Certificate[];
	state: SettingsState | undefined;
}

function NewPersonPanel({ people, certificates, state: latest }: NewPersonPanelProps) {
	const { state, isBusy, isDisabled } = useSettingsForm("add-profile", latest);
	const { errors, form } = useFormErrors({
		state,
		check: (values) =>
			checkProfileFields({
				...formValues(values, PERSON_FIELD_NAMES),
				pin: formText(values, "pin") || undefined,
			}),
	});
	const texts = useTexts(settingsTexts);
	const unused = PROFILE_COLOURS.find((colour) => people.every((person) => person.colour !== colour));
	return (
		<Panel title={texts.addAPerson} lead={texts.newPersonLead} actions={<BackToPeople />}>
			<Form {...form} method="post" action={personUrl(NEW_PERSON)} preventScrollReset className="max-w-lg space-y-6">
				<input type="hidden" name="intent" value="add-profile" />
				<PersonInputs person={{ colour: unused ?? PROFILE_COLOURS[0] }} state={state} errors={errors} />
				<PinField name="pin" label={texts.pinOptional} hint={texts.pinHint} error={errors.pin} />
				{certificates.length > 0 && (
					<div className="group/child space-y-4">
						<CheckboxField name="isChild" value="true" defaultChecked={state?.values?.isChild !== undefined}>
							<span className="font-semibold text-cream">{texts.child}</span>
							<span className="block">{texts.newChild}</span>
						</CheckboxField>
						{/* The chosen options of the selects are checked too. */}
						<div className="hidden group-has-[[type=checkbox]:checked]/child:block">
							<LimitFields
								certificates={certificates}
								limit={{ movie: state?.values?.[fieldOf("movie")], tv: state?.values?.[fieldOf("tv")] }}
							/>
						</div>
					</div>
				)}
				<Button type="submit" variant="primary" disabled={isDisabled} busyLabel={isBusy && texts.adding}>
					{texts.addPerson}
				</Button>
			</Form>
		</Panel>
	);
}
