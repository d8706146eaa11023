// The tab People of Settings: what it shows, and its forms.
import type { RouterContextProvider } from "react-router";
import { fieldOf } from "~/components/account/child-panel";
import type { PeopleFacts } from "~/components/account/people-panel";
import { NEW_PERSON, type SettingsTab } from "~/components/account/settings-tabs";
import { isFirstPerson } from "~/domain/accounts/policy";
import {
	checkProfileFields,
	PERSON_FIELD_NAMES,
	type Person,
	type PersonFields,
	PROFILES_MAX,
	type ProfileId,
} from "~/domain/accounts/profiles";
import { isPasswordFresh, type SignedIn } from "~/domain/accounts/sessions.server";
import { checkDeleteForm, hasErrors } from "~/domain/accounts/validation";
import { openCatalogue, UpstreamError } from "~/domain/catalogue/catalogue.server";
import type { Certificate } from "~/domain/catalogue/certificates/certificates";
import { listCertificates } from "~/domain/catalogue/certificates/list-certificates.server";
import { readLibraryTotals } from "~/domain/library/store/record-size.server";
import { formText, formValues } from "~/lib/http/read-form";
import { loadPeople } from "~/loaders/load-people";
import { database } from "~/middleware/database";
import { visitorSession } from "~/middleware/visitor";
import { call } from "~/operations/operation-call";
import type { PageForms } from "~/operations/page-form";
import { platformContext } from "~/platform.server";

interface OtherPerson {
	/** Null: nobody was chosen yet. */
	person: Person | null;
	first: Person;
}

/** What belongs to the first person of the account, and is in its place for another one. */
const TABS_OF_FIRST: SettingsTab[] = ["profile", "profiles", "security"];

/** Who is in the session, and the first person; null where the tab is that of the one who is in it. */
export async function loadOtherPerson(
	context: Readonly<RouterContextProvider>,
	tab: SettingsTab,
): Promise<OtherPerson | null> {
	const session = await context.get(visitorSession);
	if (isFirstPerson(session) || (session?.profile && !TABS_OF_FIRST.includes(tab))) return null;
	const people = await loadPeople(context);
	const person = people.find(({ isCurrent }) => isCurrent) ?? null;
	const first = people.find(({ isFirst }) => isFirst);
	return first ? { person, first } : null;
}

/** Null while the catalogue does not respond. */
async function readCertificates(
	context: Readonly<RouterContextProvider>,
	region: string | undefined,
): Promise<Certificate[] | null> {
	const platform = context.get(platformContext);
	const catalogue = openCatalogue({ ...platform, region: region ?? platform.region });
	return await listCertificates(catalogue).catch((error: unknown) => {
		if (error instanceof UpstreamError) return null;
		throw error;
	});
}

export async function loadPeopleTab(
	context: Readonly<RouterContextProvider>,
	searchParams: URLSearchParams,
): Promise<PeopleFacts> {
	const people = await loadPeople(context);
	const id = searchParams.get("profile");
	const isAdding = id === NEW_PERSON && people.length < PROFILES_MAX;
	const edited = isAdding ? id : (people.find((person) => person.id === id) ?? null);
	const isAsking = edited !== null && edited !== NEW_PERSON && !edited.isFirst && searchParams.has("confirm");
	const isLimitable = edited === NEW_PERSON || edited?.isFirst === false;
	const region = edited === NEW_PERSON ? undefined : edited?.limitRegion;
	const [certificates, totals] = await Promise.all([
		isLimitable ? readCertificates(context, region) : [],
		isAsking ? readLibraryTotals(context.get(database), id as ProfileId) : null,
	]);
	return { people, edited, certificates, totals };
}

/** Known of an account of one person without reading more. */
function isWithoutPin({ profile, hasPeople }: SignedIn): boolean {
	return !hasPeople && profile !== null && !profile.hasPin;
}

/** Where a profile has a PIN, the personal export needs the password. */
export async function isExportLockedFor(context: Readonly<RouterContextProvider>): Promise<boolean> {
	const session = await context.get(visitorSession);
	if (session && (isPasswordFresh(session) || isWithoutPin(session))) return false;
	return (await loadPeople(context)).some(({ hasPin }) => hasPin);
}

/** A PIN has four digits; passwords are longer. */
function readProof(form: FormData) {
	const proof = formText(form, "proof");
	if (proof === "") return {};
	return /^[0-9]{4}$/.test(proof) ? { currentPin: proof } : { password: proof };
}

const readParams = (form: FormData) => ({ id: formText(form, "id") });

/** The operation checks them. */
const readFields = (form: FormData) => formValues(form, PERSON_FIELD_NAMES) as PersonFields;

const readLimit = (form: FormData) => ({
	movie: formText(form, fieldOf("movie")) || null,
	tv: formText(form, fieldOf("tv")) || null,
});

export const PEOPLE_FORMS = {
	"add-profile"(form: FormData) {
		const maxCertificate = form.has("isChild") ? readLimit(form) : undefined;
		const pin = formText(form, "pin") || undefined;
		return call("POST /api/profiles", { body: { ...readFields(form), pin, maxCertificate } });
	},
	"save-profile": (form: FormData) =>
		call("PUT /api/profiles/:id", { params: readParams(form), body: readFields(form) }),
	"set-pin"(form: FormData) {
		const pin = formText(form, "pin");
		const errors = checkProfileFields({ pin });
		if (hasErrors(errors)) return { errors };
		return call("PUT /api/profiles/:id", { params: readParams(form), body: { pin, ...readProof(form) } });
	},
	"remove-pin": (form: FormData) =>
		call("PUT /api/profiles/:id", { params: readParams(form), body: { pin: null, ...readProof(form) } }),
	"set-limit"(form: FormData) {
		return call("PUT /api/profiles/:id", { params: readParams(form), body: { maxCertificate: readLimit(form) } });
	},
	"remove-limit": (form: FormData) =>
		call("PUT /api/profiles/:id", { params: readParams(form), body: { maxCertificate: null } }),
	"delete-profile"(form: FormData) {
		const body = formValues(form, ["password"]);
		const errors = checkDeleteForm(body);
		if (hasErrors(errors)) return { errors };
		return call("DELETE /api/profiles/:id", { params: readParams(form), body });
	},
} satisfies PageForms;
