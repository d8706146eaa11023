// Who of the account's people is here beside the one who watches. What is watched then goes into their records too.
import { z } from "zod";
import { readTogether, type Together } from "~/domain/accounts/household.server";
import { BUSY } from "~/domain/accounts/passwords.server";
import { PIN_CLOSED } from "~/domain/accounts/pin-attempts.server";
import { admitCompanion, dismissCompanion } from "~/domain/accounts/profiles.server";
import { readClientNetwork } from "~/http/credentials";
import { WRONG_ACCOUNT_PASSWORD } from "../inputs";
import { defineLibraryOperation, NO_INPUT } from "../operation";
import { TIME } from "../shapes";
import { MISSING_PROFILE, ProfileParams, WRONG_PIN } from "./profiles";

const TOGETHER = z
	.strictObject({
		people: z.array(z.string()).meta({ description: "Ids of the profiles that are here beside yours" }),
		until: TIME.nullable().meta({ description: "Null while nobody is" }),
	})
	.meta({ id: "Together" });

function toTogetherResponse(together: Together | null) {
	return {
		people: together?.companions.map(({ id }) => id as string) ?? [],
		until: together && new Date(together.until).toISOString(),
	};
}

const response = { description: "Who is here", data: TOGETHER };

export const operations = [
	defineLibraryOperation("GET /api/together", {
		tag: "Accounts",
		summary: "List who is here in this session",
		input: NO_INPUT,
		response,
		async handle({ session: { together } }) {
			return { data: toTogetherResponse(together) };
		},
	}),

	defineLibraryOperation("PUT /api/together/:id", {
		tag: "Accounts",
		summary: "Say that another person of your account is here",
		description:
			"Until six in the morning of your time zone, or until you choose another profile. What is watched in this session is then recorded for them too, with the same id. A person with a PIN takes the PIN, or the password of the account.",
		input: z.object({
			params: ProfileParams,
			body: z.object({
				pin: z.string().max(100).optional(),
				password: z.string().max(1000).optional().meta({ description: "Of the account, in place of the PIN" }),
			}),
		}),
		isBodyOptional: true,
		response,
		refusals: {
			busy: BUSY,
			missing: MISSING_PROFILE,
			"wrong-pin": WRONG_PIN,
			closed: PIN_CLOSED,
			"wrong-password": WRONG_ACCOUNT_PASSWORD,
		},
		async handle({ db, platform, request, session, user, profileId, timeZone, params: { id }, body, refuse }) {
			const holder = { userId: user.id, sessionId: session.sessionId, network: readClientNetwork(request) };
			const admitted = await admitCompanion(db, platform.config, { id, holder, profileId, timeZone, ...body });
			if (admitted.ok) return { data: toTogetherResponse(readTogether(admitted.stored, session.people)) };
			throw refuse(admitted.reason);
		},
	}),

	defineLibraryOperation("DELETE /api/together/:id", {
		tag: "Accounts",
		summary: "Say that somebody is no longer here",
		description: "What was recorded for them stays.",
		input: z.object({ params: ProfileParams }),
		response,
		refusals: { missing: MISSING_PROFILE },
		async handle({ db, session, user, profileId, params: { id }, refuse }) {
			const holder = { userId: user.id, sessionId: session.sessionId };
			const stored = await dismissCompanion(db, { id, holder, profileId });
			if (stored === undefined) throw refuse("missing");
			return { data: toTogetherResponse(readTogether(stored, session.people)) };
		},
	}),
];
