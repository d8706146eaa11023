import { Miniflare, type WorkerOptions } from "miniflare";
import { afterAll, afterEach, expect, test } from "vitest";
import { decodeMail, type FakeSmtp, startFakeSmtp } from "../../tests/fake-smtp";
import { findMailProblem, withMail } from "./mail";

const open: { dispose(): Promise<void> }[] = [];
const servers: FakeSmtp[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) server.stop();
});
afterAll(async () => {
	for (const miniflare of open) await miniflare.dispose();
});

/** Hands what it gets to the binding, as the site's worker does. */
const SITE = {
	name: "site",
	modules: true,
	compatibilityDate: "2026-04-01",
	script: `export default {
		async fetch(request, env) {
			try {
				await env.EMAIL.send(await request.json());
				return new Response("sent");
			} catch (error) {
				return new Response(error.message, { status: 500 });
			}
		},
	}`,
};

const MAIL = {
	to: "ada@mail.example",
	from: { name: "Marquee", email: "marquee@mail.example" },
	subject: "Set a new password",
	text: "Open https://marquee.test/reset-password?token=abc\n.\nBye",
	html: '<p><a href="https://marquee.test/reset-password?token=abc">Open</a></p>',
};

async function givenServer() {
	const server = await startFakeSmtp();
	servers.push(server);
	return server;
}

async function givenSite(smtpUrl: string) {
	const miniflare = new Miniflare({ workers: withMail([SITE], smtpUrl) });
	open.push(miniflare);
	return async (mail: object) => {
		const response = await miniflare.dispatchFetch("http://site/", { method: "POST", body: JSON.stringify(mail) });
		return await response.text();
	};
}

test("a mail of the worker goes to the server with sender, recipient and both texts", async () => {
	const server = await givenServer();
	const send = await givenSite(server.url);
	expect(await send(MAIL)).toBe("sent");
	const mail = await server.next();
	expect([mail.from, mail.to]).toEqual(["marquee@mail.example", ["ada@mail.example"]]);
	const text = decodeMail(mail);
	expect(text).toMatch(/^From: Marquee <marquee@mail\.example>$/m);
	expect(text).toMatch(/^To: ada@mail\.example$/m);
	expect(text).toMatch(/^Subject: Set a new password$/m);
	expect(text.match(/reset-password\?token=abc/g)).toHaveLength(2);
});

test("nobody but the site's worker can send, and a mail has no fields but those that the site's have", async () => {
	const server = await givenServer();
	const { serviceBindings } = withMail([SITE], server.url)[1] as WorkerOptions;
	const { SMTP } = serviceBindings as unknown as { SMTP(request: Request): Promise<{ status: number }> };
	for (const authorization of ["", "0".repeat(64)]) {
		const request = new Request("http://mail", {
			method: "POST",
			headers: { authorization },
			body: JSON.stringify(MAIL),
		});
		expect((await SMTP(request)).status).toBe(403);
	}
	const send = await givenSite(server.url);
	await send({ ...MAIL, bcc: "eve@evil.example", envelope: { to: ["eve@evil.example"] }, headers: { "X-Eve": "1" } });
	expect(server.mails.map(({ to }) => to)).toEqual([["ada@mail.example"]]);
	expect(server.mails[0]?.data).not.toMatch(/X-Eve/i);
});

test("no text becomes a second recipient, another header or the end of the mail", async () => {
	const server = await givenServer();
	const send = await givenSite(server.url);
	await send({ ...MAIL, to: "ada@mail.example\r\nBcc: eve@evil.example" });
	await send({ ...MAIL, to: "ada@mail.example, eve@evil.example" });
	await send({ ...MAIL, subject: "Hello\r\nBcc: eve@evil.example" });
	expect(server.mails.flatMap(({ to }) => to).filter((to) => to === "eve@evil.example")).toEqual([]);
	expect(server.mails.filter(({ data }) => /^Bcc:/im.test(data))).toEqual([]);
});

test("the worker learns a code and the number of a refusal, not what the server says", async () => {
	const server = await givenServer();
	server.refuse("RCPT", "550 <ada@mail.example> is unknown here");
	const send = await givenSite(server.url);
	expect(await send(MAIL)).toBe("EENVELOPE 550");
	expect(await findMailProblem(server.url)).toBeNull();
	server.stop();
	expect(await send(MAIL)).toBe("ESOCKET");
	expect(await findMailProblem(server.url)).toBe("ESOCKET");
});

test("a server elsewhere gets neither password nor mail without TLS", async () => {
	const server = await givenServer();
	server.refuse("STARTTLS", "454 TLS is not available");
	// It leads here, and is no name of this machine.
	const elsewhere = server.url.replace("smtp://127.0.0.1", "smtp://marquee:secret@0.0.0.0");
	expect(await findMailProblem(elsewhere)).toBe("ETLS 454");
	expect(server.mails).toEqual([]);
});
