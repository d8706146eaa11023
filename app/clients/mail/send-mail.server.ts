// Sends mails by the `send_email` binding of Cloudflare, or by what `npm start` has in its place (scripts/front/mail.ts).
import { UnavailableError } from "../../lib/http/errors";
import { beforeDeadline } from "../../lib/timeouts";
import { PRODUCT_NAME } from "../../product";

/** Of one attempt, in milliseconds. Work after a response has half a minute on Cloudflare, and there are two attempts. */
const SEND_MS = 10_000;
const ATTEMPTS = 2;
/** Characters of an address before its @ (RFC 5321). */
const LOCAL_MAX = 64;

export interface Mail {
	to: string;
	subject: string;
	text: string;
	html: string;
}

/** What of the binding is used. */
export interface MailBinding {
	send(message: Mail & { from: { name: string; email: string } }): Promise<unknown>;
}

export interface Mailer {
	binding: MailBinding;
	/** The address of the sender. */
	from: string;
}

/** Anything that could be more than one address, or another header; and `.invalid`, which nobody can have. */
const NOT_MAILABLE = /[\s\p{C}<>()[\]\\,;:"]|^[.@-]|[.-]@|@[.-]|[.-]$|\.\.|\.invalid$/iu;

/** Whether a mail may go to the address. Accounts may have others, because nothing is sent to them elsewhere. */
export function isMailable(address: string): boolean {
	const [local = "", domain = "", ...others] = address.split("@");
	return others.length === 0 && domain.includes(".") && local.length <= LOCAL_MAX && !NOT_MAILABLE.test(address);
}

const TOO_LATE = "timeout";

/** A code such as `E_SENDER_NOT_VERIFIED` or `EENVELOPE 550`. What a server says besides may contain the address. */
function reasonOf(error: unknown): string {
	if (error instanceof UnavailableError) return TOO_LATE;
	const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
	const texts = [code, message].filter((text) => typeof text === "string");
	return texts.find((text) => /^[A-Z][A-Z_]{2,39}(?: \d{3})?$/.test(text)) ?? "unknown";
}

/** Null: the mail was handed over. Else why it was not, in a word for the log. Never rejects. */
export async function sendMail({ binding, from }: Mailer, mail: Mail): Promise<string | null> {
	if (!isMailable(mail.to)) return "unfit";
	let reason: string | null = null;
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		try {
			const message = { ...mail, from: { name: PRODUCT_NAME, email: from } };
			await beforeDeadline({ service: "mail", limit: SEND_MS }, () => binding.send(message));
			return null;
		} catch (error) {
			reason = reasonOf(error);
			// It may still arrive, and a second one with it.
			if (reason === TOO_LATE) return reason;
		}
	}
	return reason;
}
