// The mails. They have nothing in them that a visitor has typed, so that nobody can send a message of their own with one.
import type { Mail } from "~/clients/mail/send-mail.server";
import { PRODUCT_NAME } from "~/product";

interface Words {
	subject: string;
	/** What the link does, and for how long. */
	lead: string;
	/** The text of the link. */
	press: string;
	/** For somebody who did not ask for it. */
	ignore: string;
}

const WORDS = {
	reset: {
		subject: `Set a new ${PRODUCT_NAME} password`,
		lead: "Open this link to set a new password. It works once, within an hour, and signs your account out everywhere.",
		press: "Set a new password",
		ignore: "If you did not ask for it, do nothing: your password stays as it is.",
	},
	verify: {
		subject: `Verify your email address for ${PRODUCT_NAME}`,
		lead: "Open this link to verify this email address. It works once, within an hour. If you ever forget your password, a link to set a new one is sent here.",
		press: "Verify this address",
		ignore: "If you have no account there, do nothing.",
	},
} satisfies Record<string, Words>;

export type MailPurpose = keyof typeof WORDS;

const PAGES: Record<MailPurpose, string> = { reset: "/reset-password", verify: "/verify-email" };

/** `origin` and token are ours, and hold no character that HTML would read. */
export function composeMail(
	purpose: MailPurpose,
	{ to, origin, token }: { to: string; origin: string; token: string },
): Mail {
	const { subject, lead, press, ignore } = WORDS[purpose];
	const { host } = new URL(origin);
	const url = `${origin}${PAGES[purpose]}?token=${token}`;
	const sender = `${PRODUCT_NAME}, ${host}`;
	return {
		to,
		subject,
		text: `${lead}\n\n${url}\n\n${ignore}\n\n${sender}\n`,
		html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">
<p>${lead}</p>
<p><a href="${url}">${press}</a></p>
<p>If the link cannot be pressed, copy this address into your browser:<br>${url}</p>
<p>${ignore}</p>
<p>${sender}</p>
</body>
</html>
`,
	};
}
