import { z } from "zod";
import { findMailer, mailResetLink, mailVerification, verifyEmail } from "~/domain/accounts/mailed-links.server";
import { checkEmail, REQUIRED } from "~/domain/accounts/validation";
import { readClientNetwork, readVisit } from "~/http/credentials";
import { isLoopback } from "~/lib/http/requests";
import { sentence } from "~/messages/sentence";
import type { Platform } from "~/platform.server";
import { withRules } from "../inputs";
import { defineOperation, definePublicOperation, NO_INPUT } from "../operation";
import { NOTHING } from "../shapes";

const NO_MAIL = { status: 409, code: "mail_off", message: sentence("noMail") };

const AddressBody = withRules(z.object({ email: z.string(REQUIRED.email) }), ({ email }) => {
	const error = checkEmail(email);
	return error ? { email: error } : {};
});

/** Who asks for a mail, and where its link leads: not to http because the request came that way. */
export function readAsked(request: Request, { config: { ORIGIN }, language }: Pick<Platform, "config" | "language">) {
	const url = new URL(request.url);
	if (!isLoopback(url.hostname)) url.protocol = "https:";
	return { network: readClientNetwork(request), origin: ORIGIN ?? url.origin, language };
}

export const operations = [
	definePublicOperation("POST /api/auth/reset-link", {
		tag: "Accounts",
		summary: "Send a link for a new password to your verified address",
		description:
			"The response is the same for every address, whether or not an account has it, and comes before it is looked up.",
		input: z.object({ body: AddressBody }),
		response: {
			status: 202,
			description: "If the address is the verified one of an account, a link is sent",
			data: NOTHING,
		},
		refusals: { off: NO_MAIL },
		async handle({ platform, request, body: { email }, refuse }) {
			if (!findMailer(platform)) throw refuse("off");
			platform.waitUntil(mailResetLink(platform, { email, ...readAsked(request, platform) }));
			return { data: {} };
		},
	}),

	defineOperation("POST /api/auth/email-verification", {
		tag: "Accounts",
		summary: "Send a link that verifies your address",
		input: NO_INPUT,
		response: { status: 202, description: "The link is sent, or the address is verified already", data: NOTHING },
		refusals: {
			off: NO_MAIL,
			unfit: { status: 409, code: "unfit_address", message: sentence("unfitAddress") },
			limited: {
				status: 429,
				code: "rate_limited",
				message: sentence("tooManyMails"),
			},
			"used-up": {
				status: 503,
				code: "mails_used_up",
				message: sentence("allMailsSent"),
			},
			failed: { status: 503, code: "unavailable", message: sentence("mailFailed") },
		},
		async handle({ platform, request, user, refuse }) {
			const verification = await mailVerification(platform, { user, ...readAsked(request, platform) });
			if (verification !== "sent" && verification !== "settled") throw refuse(verification);
			return { data: {} };
		},
	}),

	definePublicOperation("POST /api/auth/verify-email", {
		tag: "Accounts",
		summary: "Verify an address by the token of its link",
		input: z.object({ body: z.object({ token: z.string().max(100) }) }),
		response: { description: "Verified", data: NOTHING },
		refusals: {
			ended: { status: 410, code: "gone", message: sentence("linkEnded") },
		},
		async handle({ db, request, body: { token }, refuse }) {
			if (!(await verifyEmail(db, { token, client: readVisit(request) }))) throw refuse("ended");
			return { data: {} };
		},
	}),
];
