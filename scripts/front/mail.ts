// Mail of `npm start`: a worker beside the site's has the interface of Cloudflare's `send_email` binding, and hands each mail to this
// process, which sends it by SMTP. The site's worker sees neither the server nor its password.
import { randomBytes, timingSafeEqual } from "node:crypto";
import { type WorkerOptions, Response as WorkerResponse } from "miniflare";
import { isMailable, type MailBinding } from "../../app/clients/mail/send-mail.server";

type Message = Parameters<MailBinding["send"]>[0];

interface Asked {
	headers: { get(name: string): string | null };
	json(): Promise<unknown>;
}

const NAME = "mail";
const ENTRYPOINT = "Mail";

const SCRIPT = `
	import { WorkerEntrypoint } from "cloudflare:workers";
	export class ${ENTRYPOINT} extends WorkerEntrypoint {
		async send(message) {
			const headers = { authorization: this.env.SECRET };
			const response = await this.env.SMTP.fetch("http://mail", { method: "POST", headers, body: JSON.stringify(message) });
			if (!response.ok) throw new Error(await response.text());
		}
	}
	export default {};
`;

/** Milliseconds to connect, to be greeted, and without a byte; the worker waits ten seconds for all. */
const TIMEOUTS = { dnsTimeout: 3000, connectionTimeout: 3000, greetingTimeout: 3000, socketTimeout: 8000 };

/** SMTP as `SMTP_URL` says. Its password and every mail go over TLS, but to a server on this machine. */
async function openTransport(smtpUrl: string) {
	const { createTransport } = await import("nodemailer");
	const { hostname, protocol } = new URL(smtpUrl);
	const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
	return createTransport({
		url: smtpUrl,
		requireTLS: protocol === "smtp:" && !isHere,
		...TIMEOUTS,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
}

/** A code and the server's number, without its words, which may contain the address. */
function describeFailure(error: unknown): string {
	const { code = "ESMTP", responseCode } = error as { code?: string; responseCode?: number };
	return responseCode ? `${code} ${responseCode}` : code;
}

/** Null: the server takes mails of this user. Else a code, as the log has it. */
export async function findMailProblem(smtpUrl: string): Promise<string | null> {
	const transport = await openTransport(smtpUrl);
	try {
		await transport.verify();
		return null;
	} catch (error) {
		return describeFailure(error);
	} finally {
		transport.close();
	}
}

/** The workers with `EMAIL` bound to SMTP in the first, the site's. */
export function withMail([site, ...others]: WorkerOptions[], smtpUrl: string): WorkerOptions[] {
	// Other users of the machine can call the function through the runtime's own port.
	const secret = randomBytes(32);
	async function send(request: Asked): Promise<WorkerResponse> {
		const told = Buffer.from(request.headers.get("authorization") ?? "", "hex");
		if (told.length !== secret.length || !timingSafeEqual(told, secret))
			return new WorkerResponse(null, { status: 403 });
		const { to, from, subject, text, html } = (await request.json()) as Message;
		// The library reads a recipient as a list, and the envelope, too.
		if (!isMailable(to)) return new WorkerResponse("EENVELOPE", { status: 400 });
		try {
			const transport = await openTransport(smtpUrl);
			await transport.sendMail({ from: { name: from.name, address: from.email }, to, subject, text, html });
			return new WorkerResponse();
		} catch (error) {
			return new WorkerResponse(describeFailure(error), { status: 502 });
		}
	}
	const mail: WorkerOptions = {
		name: NAME,
		modules: true,
		script: SCRIPT,
		compatibilityDate: site?.compatibilityDate,
		serviceBindings: { SMTP: send },
		bindings: { SECRET: secret.toString("hex") },
	};
	const bound = {
		...site,
		serviceBindings: { ...site?.serviceBindings, EMAIL: { name: NAME, entrypoint: ENTRYPOINT } },
	};
	return [bound as WorkerOptions, ...others, mail];
}
