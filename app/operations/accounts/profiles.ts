import { z } from "zod";
import type { Database } from "~/database/open.server";
import { FIRST_PERSON_REQUIRED } from "~/domain/accounts/audit.server";
import { BUSY } from "~/domain/accounts/passwords.server";
import { PIN_CLOSED } from "~/domain/accounts/pin-attempts.server";
import { isFirstPerson } from "~/domain/accounts/policy";
import { checkProfileFields, PROFILES_MAX, toProfileResponse } from "~/domain/accounts/profiles";
import {
	chooseProfile,
	createProfile,
	deleteProfile,
	listProfiles,
	updateProfile,
} from "~/domain/accounts/profiles.server";
import { issueCredentials } from "~/domain/accounts/sessions.server";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import {
	type AgeLimit,
	type MaxCertificate,
	toAgeLimit,
	toMaxCertificate,
} from "~/domain/catalogue/certificates/certificates";
import { listCertificates } from "~/domain/catalogue/certificates/list-certificates.server";
import { readBearer, readClientNetwork, readSessionCookie, signInHeaders } from "~/http/credentials";
import type { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";
import type { Platform } from "~/platform.server";
import { PASSWORD_MISSING, WRONG_ACCOUNT_PASSWORD, withRules } from "../inputs";
import { defineOperation, NO_INPUT } from "../operation";
import { MAX_CERTIFICATE, NOTHING, PERSON_SHAPE, PROFILE, UPSTREAM_FAILURES } from "../shapes";

export const ProfileParams = z.object({ id: z.string().meta({ description: "The profile's id" }) });

const AnyFields = z.object(PERSON_SHAPE).partial();

const MaxCertificateField = MAX_CERTIFICATE.optional().meta({
	description: "The highest certificates of movies and of shows that a child may see; null for who may see everything",
});

const NewProfileBody = withRules(
	AnyFields.extend({
		name: PERSON_SHAPE.name,
		pin: z.string().nullable().optional(),
		maxCertificate: MaxCertificateField,
	}),
	checkProfileFields,
);

const ProfileBody = withRules(
	AnyFields.extend({
		pin: z.string().nullable().optional().meta({ description: "Four digits; null removes it" }),
		currentPin: z.string().max(100).optional(),
		password: z.string().max(1000).optional().meta({ description: "Of the account" }),
		maxCertificate: MaxCertificateField,
	}),
	checkProfileFields,
);

/** The limit that was asked for; undefined where nothing is to be changed, null for none. */
async function readLimit(
	platform: Platform,
	{ highest, present = null }: { highest: z.output<typeof MaxCertificateField>; present?: AgeLimit | null },
	refuseUnknown: () => HttpError,
): Promise<AgeLimit | null | undefined> {
	if (!highest) return highest;
	// A limit that is changed stays one of its region, wherever the visitor is.
	for (const region of new Set([present?.region ?? platform.region, platform.region])) {
		const catalogue = openCatalogue({ ...platform, region });
		const limit = toAgeLimit(await listCertificates(catalogue), highest, catalogue.region);
		if (limit) return limit;
	}
	throw refuseUnknown();
}

const isEqual = (one: MaxCertificate | null, other: MaxCertificate | null) =>
	one?.movie === other?.movie && one?.tv === other?.tv;

async function findLimit(db: Database, accountId: string, id: string): Promise<AgeLimit | null> {
	return (await listProfiles(db, accountId)).find((profile) => profile.id === id)?.ageLimit ?? null;
}

export const MISSING_PROFILE = { status: 404, code: "not_found", message: sentence("noProfile") };
const TAKEN = { status: 409, code: "conflict", message: sentence("profileNameTaken"), field: "name" };
export const WRONG_PIN = { status: 403, code: "wrong_pin", message: sentence("wrongPin"), field: "pin" };
const FIRST_IS_ADULT = {
	status: 409,
	code: "first_profile",
	message: sentence("firstProfileIsAdult"),
};
const LEAVING = {
	status: 403,
	code: "proof_required",
	message: sentence("passwordToLeave"),
	field: "password",
};
const NO_CERTIFICATE = {
	status: 422,
	code: "invalid",
	message: sentence("noCertificate"),
};

export const operations = [
	defineOperation("GET /api/profiles", {
		tag: "Accounts",
		summary: "List the profiles of your account",
		description:
			"Each has a library of its own. What you call of the library is that of the session's current profile.",
		input: NO_INPUT,
		response: { description: "The first one first", data: z.array(PROFILE) },
		async handle({ db, user, session }) {
			const profiles = await listProfiles(db, user.id);
			return { data: profiles.map((profile) => toProfileResponse(profile, session.profile)) };
		},
	}),

	defineOperation("POST /api/profiles", {
		tag: "Accounts",
		summary: "Add a profile",
		description:
			"Names have 1 to 30 characters. A PIN has four digits. A PIN and the limit of a child's profile need the password.",
		input: z.object({ body: NewProfileBody }),
		freshPassword: ({ body: { pin, maxCertificate } }) => Boolean(pin) || Boolean(maxCertificate),
		response: { status: 201, description: "The profile", data: PROFILE },
		refusals: {
			busy: BUSY,
			full: { status: 409, code: "full", message: sentence("profilesFull", PROFILES_MAX) },
			taken: TAKEN,
			"no-certificate": NO_CERTIFICATE,
		},
		otherResponses: UPSTREAM_FAILURES,
		async handle({ db, platform, request, user, session, body: { maxCertificate, ...fields }, refuse }) {
			const ageLimit = await readLimit(platform, { highest: maxCertificate }, () => refuse("no-certificate"));
			const network = readClientNetwork(request);
			const created = await createProfile(db, { accountId: user.id, network, ...fields, ageLimit });
			if (created.ok) return { data: toProfileResponse(created.profile, session.profile) };
			throw refuse(created.reason);
		},
	}),

	defineOperation("PUT /api/profiles/:id", {
		tag: "Accounts",
		summary: "Change a profile",
		description:
			"To change or remove a PIN, send it as currentPin, or the password of the account. The first person changes everybody, and for a PIN must send the password or have given it; for the limit of a child's profile they must have given it. Others change themselves, and no limit.",
		freshPassword: async ({ db, user, session, params: { id }, body: { pin, password, maxCertificate } }) => {
			if (!isFirstPerson(session)) return false;
			if (pin !== undefined && password === undefined) return true;
			if (maxCertificate === undefined) return false;
			const limit = await findLimit(db, user.id, id);
			return !isEqual(maxCertificate, limit && toMaxCertificate(limit));
		},
		input: z.object({ params: ProfileParams, body: ProfileBody }),
		response: { description: "The profile", data: PROFILE },
		refusals: {
			busy: BUSY,
			missing: MISSING_PROFILE,
			taken: TAKEN,
			"wrong-pin": { ...WRONG_PIN, field: "currentPin" },
			closed: PIN_CLOSED,
			"wrong-password": WRONG_ACCOUNT_PASSWORD,
			"no-certificate": NO_CERTIFICATE,
			"first-person": FIRST_PERSON_REQUIRED,
			first: FIRST_IS_ADULT,
		},
		otherResponses: UPSTREAM_FAILURES,
		async handle({ db, platform, request, user, session, params: { id }, body, refuse }) {
			const holder = { userId: user.id, sessionId: session.sessionId, network: readClientNetwork(request) };
			const { currentPin, password, maxCertificate, ...typed } = body;
			if (maxCertificate !== undefined && !isFirstPerson(session)) throw refuse("first-person");
			const proof = { pin: currentPin, password };
			const present = maxCertificate ? await findLimit(db, user.id, id) : null;
			const ageLimit = await readLimit(platform, { highest: maxCertificate, present }, () => refuse("no-certificate"));
			const fields = { ...typed, ageLimit };
			const updated = await updateProfile(db, platform.config, { id, holder, fields, proof });
			if (updated.ok) return { data: toProfileResponse(updated.profile, session.profile) };
			throw refuse(updated.reason);
		},
	}),

	defineOperation("DELETE /api/profiles/:id", {
		tag: "Accounts",
		summary: "Delete a profile with its library",
		description: "With the password of the account. The first profile stays.",
		input: z.object({ params: ProfileParams, body: z.object({ password: z.string().max(1000).optional() }) }),
		isBodyOptional: true,
		response: { description: "Deleted", data: NOTHING },
		refusals: {
			missing: MISSING_PROFILE,
			passwordMissing: PASSWORD_MISSING,
			"wrong-password": WRONG_ACCOUNT_PASSWORD,
			first: { status: 409, code: "first_profile", message: sentence("firstProfileStays") },
		},
		async handle({ db, request, user, session, params: { id }, body: { password }, refuse }) {
			if (!password) throw refuse("passwordMissing");
			const holder = { userId: user.id, sessionId: session.sessionId, network: readClientNetwork(request) };
			const deleted = await deleteProfile(db, { id, holder, password });
			if (deleted.ok) return { data: {} };
			throw refuse(deleted.reason);
		},
	}),

	defineOperation("POST /api/profiles/:id/use", {
		tag: "Accounts",
		summary: "Choose who watches in this session",
		description:
			"Other sessions keep theirs. A person with a PIN takes the PIN, or the password of the account; out of a child's profile, everybody else takes one of them. Choosing another person ends the confirmation of the password.",
		input: z.object({
			params: ProfileParams,
			body: z.object({
				pin: z.string().max(100).optional(),
				password: z.string().max(1000).optional().meta({ description: "Of the account, in place of the PIN" }),
			}),
		}),
		isBodyOptional: true,
		response: { description: "The profile", data: PROFILE },
		refusals: {
			busy: BUSY,
			missing: MISSING_PROFILE,
			"wrong-pin": WRONG_PIN,
			closed: PIN_CLOSED,
			"wrong-password": WRONG_ACCOUNT_PASSWORD,
			leaving: LEAVING,
		},
		async handle({ db, platform, request, user, session, params: { id }, body, refuse }) {
			const { config } = platform;
			const { sessionId, isRemembered } = session;
			const holder = { userId: user.id, sessionId, network: readClientNetwork(request) };
			const chosen = await chooseProfile(db, config, { id, ...body, holder });
			if (!chosen.ok) throw refuse(chosen.reason);
			const { profile } = chosen;
			const isByCookie = readBearer(request) === null && readSessionCookie(request) !== null;
			const renewed = { userId: user.id, sessionId, isRemembered, profileId: profile.id };
			return {
				data: toProfileResponse(profile, profile),
				headers: isByCookie ? signInHeaders(request, await issueCredentials(config, renewed)) : undefined,
			};
		},
	}),
];
