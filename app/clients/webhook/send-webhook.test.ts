import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { sendWebhook } from "./send-webhook.server";

const KEY = Buffer.alloc(32, 7);
const secret = `whsec_${KEY.toString("base64")}`;

interface Received {
	url?: string;
	headers: IncomingHttpHeaders;
	body: string;
}

const open: Server[] = [];
afterEach(() => {
	for (const server of open.splice(0)) server.close();
});

async function givenReceiver(status: number, headers: Record<string, string> = {}) {
	const received: Received[] = [];
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += chunk;
		received.push({ url: request.url, headers: request.headers, body });
		response.writeHead(status, headers).end("thank you");
	});
	open.push(server);
	await once(server.listen(0, "127.0.0.1"), "listening");
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

test("signs id, time and body", async () => {
	const { url, received } = await givenReceiver(204);
	await sendWebhook({ url, secret }, { id: "signal-7", body: '{"type":"upstream.up"}' });
	const [{ headers, body } = {} as Received] = received;
	const timestamp = String(headers["webhook-timestamp"]);
	expect([headers["webhook-id"], headers["content-type"], body]).toEqual([
		"signal-7",
		"application/json",
		'{"type":"upstream.up"}',
	]);
	expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(10);
	const expected = createHmac("sha256", KEY).update(`signal-7.${timestamp}.${body}`).digest("base64");
	expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
});

test("a status other than 2xx is an error", async () => {
	const { url } = await givenReceiver(500);
	await expect(sendWebhook({ url, secret }, { id: "1", body: "{}" })).rejects.toThrow("status 500");
});

test("a redirect is not followed", async () => {
	const { url, received } = await givenReceiver(307, { location: "/elsewhere" });
	await expect(sendWebhook({ url, secret }, { id: "1", body: "{}" })).rejects.toThrow();
	expect(received.map((request) => request.url)).toEqual(["/hook"]);
});
