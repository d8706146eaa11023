import { z } from "zod";
import { FIRST_PERSON_REQUIRED } from "~/domain/accounts/audit.server";
import { WRONG_PASSWORD } from "~/domain/accounts/own-account.server";
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
import { REQUIRED } from "~/domain/accounts/validation";
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
import type { Platform } from "~/platform.server";
import { withRules } from "../inputs";
import { defineOperation, NO_INPUT } from "../operation";
import { MAX_CERTIFICATE, NOTHING, PERSON_SHAPE, PROFILE, UPSTREAM_FAILURES } from "../shapes";

const ProfileParams = z.object({ id: z.string().meta({ description: "The profile's id" }) });

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
	highest: z.output<typeof MaxCertificateField>,
	refuseUnknown: () => HttpError,
): Promise<AgeLimit | null | undefined> {
	if (!highest) return highest;
	const limit = toAgeLimit(await listCertificates(openCatalogue(platform), platform.config), highest);
	if (!limit) throw refuseUnknown();
	return limit;
}

const isEqual = (one: MaxCertificate | null, other: MaxCertificate | null) =>
	one?.movie === other?.movie && one?.tv === other?.tv;

const MISSING = { status: 404, code: "not_found", message: "This profile does not exist" };
const TAKEN = { status: 409, code: "conflict", message: "Another profile has this name" };
const WRONG_PIN = { status: 403, code: "wrong_pin", message: "This PIN is not right" };
const FIRST_IS_ADULT = {
	status: 409,
	code: "first_profile",
	message: "The first profile of an account can't be a child's",
};
const LEAVING = {
	status: 403,
	code: "proof_required",
	message: "To leave a child's profile, enter the password of the account",
};
const NO_CERTIFICATE = {
	status: 422,
	code: "invalid",
	message: "maxCertificate must name one of the region's certificates of movies and one of shows",
};
const WRONG = { status: 403, code: "wrong_password", message: WRONG_PASSWORD };

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
			full: { status: 409, code: "full", message: `An account has at most ${PROFILES_MAX} profiles` },
			taken: TAKEN,
			"no-certificate": NO_CERTIFICATE,
		},
		otherResponses: UPSTREAM_FAILURES,
		async handle({ db, platform, request, user, session, body: { maxCertificate, ...fields }, refuse }) {
			const ageLimit = await readLimit(platform, maxCertificate, () => refuse("no-certificate"));
			const network = readClientNetwork(request);
			const created = await createProfile(db, { accountId: user.id, network, ...fields, ageLimit });
			if (created.ok) return { data: toProfileResponse(created.profile, session.profile) };
			if (created.reason === "full") throw refuse("full");
			throw refuse("taken", { errors: { name: TAKEN.message } });
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
			const profile = (await listProfiles(db, user.id)).find((other) => other.id === id);
			const limit = profile?.ageLimit ?? null;
			return !isEqual(maxCertificate, limit && toMaxCertificate(limit));
		},
		input: z.object({ params: ProfileParams, body: ProfileBody }),
		response: { description: "The profile", data: PROFILE },
		refusals: {
			busy: BUSY,
			missing: MISSING,
			taken: TAKEN,
			"wrong-pin": WRONG_PIN,
			closed: PIN_CLOSED,
			"wrong-password": WRONG,
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
			const fields = { ...typed, ageLimit: await readLimit(platform, maxCertificate, () => refuse("no-certificate")) };
			const updated = await updateProfile(db, platform.config, { id, holder, fields, proof });
			if (updated.ok) return { data: toProfileResponse(updated.profile, session.profile) };
			switch (updated.reason) {
				case "missing":
				case "first":
					throw refuse(updated.reason);
				case "taken":
					throw refuse("taken", { errors: { name: TAKEN.message } });
				case "wrong-pin":
					throw refuse("wrong-pin", { errors: { currentPin: WRONG_PIN.message } });
				case "wrong-password":
					throw refuse("wrong-password", { errors: { password: WRONG_PASSWORD } });
			}
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
			missing: MISSING,
			passwordMissing: { status: 422, code: "invalid", message: REQUIRED.password },
			"wrong-password": WRONG,
			first: { status: 409, code: "first_profile", message: "The first profile of an account can't be deleted" },
		},
		async handle({ db, request, user, session, params: { id }, body: { password }, refuse }) {
			if (!password) throw refuse("passwordMissing", { errors: { password: REQUIRED.password } });
			const holder = { userId: user.id, sessionId: session.sessionId, network: readClientNetwork(request) };
			const deleted = await deleteProfile(db, { id, holder, password });
			if (deleted.ok) return { data: {} };
			if (deleted.reason === "wrong-password") throw refuse("wrong-password", { errors: { password: WRONG_PASSWORD } });
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
			missing: MISSING,
			"wrong-pin": WRONG_PIN,
			closed: PIN_CLOSED,
			"wrong-password": WRONG,
			leaving: LEAVING,
		},
		async handle({ db, platform, request, user, session, params: { id }, body, refuse }) {
			const { config } = platform;
			const { sessionId, isRemembered } = session;
			const holder = { userId: user.id, sessionId, network: readClientNetwork(request) };
			const chosen = await chooseProfile(db, config, { id, ...body, holder });
			if (!chosen.ok) {
				switch (chosen.reason) {
					case "missing":
						throw refuse("missing");
					case "leaving":
						throw refuse("leaving", { errors: { password: LEAVING.message } });
					case "wrong-pin":
						throw refuse("wrong-pin", { errors: { pin: WRONG_PIN.message } });
					case "wrong-password":
						throw refuse("wrong-password", { errors: { password: WRONG_PASSWORD } });
				}
			}
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
