// The mails. They have nothing in them that a visitor has typed, so that nobody can send a message of their own with one.
import type { Mail } from "~/clients/mail/send-mail.server";
import { LANGUAGES, type Language, pathIn } from "~/lib/language/languages";
import { mailTexts } from "~/messages/mails";
import { PRODUCT_NAME } from "~/product";

export type MailPurpose = "reset" | "verify";

const PAGES: Record<MailPurpose, string> = { reset: "/reset-password", verify: "/verify-email" };

/** `origin` and token are ours, and hold no character that HTML would read. */
export async function composeMail(
	purpose: MailPurpose,
	{ to, origin, token, language }: { to: string; origin: string; token: string; language: Language },
): Promise<Mail> {
	await mailTexts.load(language);
	const texts = mailTexts.in(language);
	const { lead, press, ignore } = texts[purpose];
	const subject = texts[purpose].subject(PRODUCT_NAME);
	const { host } = new URL(origin);
	const url = `${origin}${pathIn(language, PAGES[purpose])}?token=${token}`;
	const sender = `${PRODUCT_NAME}, ${host}`;
	return {
		to,
		subject,
		text: `${lead}\n\n${url}\n\n${ignore}\n\n${sender}\n`,
		html: `<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language].dir}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font-family: sans-serif; font-size: 16px; line-height: 1.5">
<p>${lead}</p>
<p><a href="${url}">${press}</a></p>
<p>${texts.copyAddress}<br><bdi dir="ltr">${url}</bdi></p>
<p>${ignore}</p>
<p>${sender}</p>
</body>
</html>
`,
	};
}
