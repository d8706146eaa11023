import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { Readable } from "node:stream";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { CONNECTIONS_PER_NETWORK } from "./connections";
import { type Front, startFront } from "./server";

const CLIENT = new Agent({ keepAlive: true });
const open: { close(): unknown }[] = [];
afterEach(async () => {
	CLIENT.destroy();
	await Promise.all(open.splice(0).map((server) => server.close()));
});

/** A front with a fake worker, and the requests that the worker received. */
async function given(
	respond: Parameters<typeof createServer>[1],
	options: Partial<Parameters<typeof startFront>[0]> = {},
): Promise<{ front: Front; worker: Server; received: IncomingMessage[] }> {
	const received: IncomingMessage[] = [];
	const worker = createServer((incoming, response) => {
		received.push(incoming);
		respond?.(incoming, response as never);
	});
	await once(worker.listen(0, "127.0.0.1"), "listening");
	const { port } = worker.address() as AddressInfo;
	const front = await startFront({
		worker: new URL(`http://127.0.0.1:${port}`),
		secret: "of this start",
		host: "127.0.0.1",
		port: 0,
		...options,
	});
	open.push(front, { close: () => worker.close() });
	return { front, worker, received };
}

interface Sent {
	path?: string;
	method?: string;
	headers?: Record<string, string>;
	/** Chunks, sent without a length. */
	body?: Iterable<Buffer>;
}

async function send({ url }: Front, { path = "/", method = "GET", headers = {}, body = [] }: Sent = {}) {
	const outgoing = request(url, { path, method, headers, agent: CLIENT });
	outgoing.on("error", () => undefined);
	const responded = once(outgoing, "response") as Promise<[IncomingMessage]>;
	Readable.from(body).pipe(outgoing);
	const [response] = await responded;
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk);
	return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) };
}

const hello: Parameters<typeof createServer>[1] = (_, response) => response.end("hello");

test("the worker sees the requested URL, and none of the runtime's own headers", async () => {
	const { front, received } = await given(hello);
	const forged = {
		"mf-original-url": "https://evil.test/assets/app.js",
		"mf-cf-blob": "{malformed",
		"mf-route-override": "other",
		connection: "x-private, keep-alive",
		"x-private": "1",
		"x-marquee-front": "guessed",
		"cf-connecting-ip": "203.0.113.9",
		accept: "text/html",
	};
	await send(front, { path: "/movie/27205?a=%20b", headers: { ...forged, host: "marquee.test:8080" } });
	const [{ url, headers } = {} as IncomingMessage] = received;
	expect(url).toBe("http://marquee.test:8080/movie/27205?a=%20b");
	expect(headers).toEqual({
		host: "marquee.test:8080",
		accept: "text/html",
		"cf-connecting-ip": "127.0.0.1",
		"x-marquee-front": "of this start",
		connection: "keep-alive",
	});
});

test.each(["GET", "HEAD", "OPTIONS", "DELETE", "POST"])(
	"the worker gets the length of a body of %s, whatever the Connection header names",
	async (method) => {
		let received = "";
		// Without a length the worker would read the body as a second request.
		const worker = createTcpServer((socket) => {
			socket.on("data", (bytes) => {
				received += bytes;
				if (received.endsWith("end of body")) socket.end("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
			});
		});
		await once(worker.listen(0, "127.0.0.1"), "listening");
		const { port: workerPort } = worker.address() as AddressInfo;
		const front = await startFront({
			worker: new URL(`http://127.0.0.1:${workerPort}`),
			secret: "s",
			host: "127.0.0.1",
			port: 0,
		});
		open.push(front, worker);
		const body = "POST http://marquee.test/api/auth/register HTTP/1.1\r\n\r\nend of body";
		const { hostname, port } = new URL(front.url);
		const socket = connect(Number(port), hostname);
		socket.write(
			`${method} /privacy HTTP/1.1\r\nHost: marquee.test\r\nConnection: content-length, close\r\n` +
				`Content-Length: ${body.length}\r\n\r\n${body}`,
		);
		await once(socket, "data");
		socket.destroy();
		const [head = "", ...rest] = received.split("\r\n\r\n");
		expect(head.toLowerCase()).toContain(`\r\ncontent-length: ${body.length}`);
		expect(rest.join("\r\n\r\n")).toBe(body);
	},
);

test("with ORIGIN every URL has that origin", async () => {
	const { front, received } = await given(hello, { origin: "https://marquee.test" });
	for (const path of ["/movies", "//evil.test/x", "http://evil.test/x"]) await send(front, { path });
	expect(received.map(({ url, headers }) => [url, headers.host])).toEqual(
		["/movies", "//evil.test/x", "/x"].map((path) => [`https://marquee.test${path}`, "marquee.test"]),
	);
});

test("the visitor's address is that of the connection, or the last one in the trusted header", async () => {
	const plain = await given(hello);
	const trusting = await given(hello, { trustedHeader: "x-forwarded-for" });
	const headers = { "x-forwarded-for": "203.0.113.9, 2001:db8::7", "cf-connecting-ip": "203.0.113.8" };
	await send(plain.front, { headers });
	await send(trusting.front, { headers });
	await send(trusting.front, { headers: { ...headers, "x-forwarded-for": "unknown" } });
	const addresses = [...plain.received, ...trusting.received].map((incoming) => incoming.headers["cf-connecting-ip"]);
	expect(addresses).toEqual(["127.0.0.1", "2001:db8::7", "127.0.0.1"]);
});

test("a request without a usable host is 400 and never reaches the worker", async () => {
	const { front, received } = await given(hello);
	for (const host of ["a@evil.test", "evil.test/path", "evil.test:99999"]) {
		expect((await send(front, { headers: { host } })).status, host).toBe(400);
	}
	expect(received).toEqual([]);
});

test("with host names, other names are rejected: a site on the Internet could point its own name to this machine", async () => {
	const { front, received } = await given(hello, { hostNames: ["box.test"] });
	const hosts = ["localhost", "app.localhost:3000", "127.0.0.1:3000", "[::1]", "192.168.1.5", "BOX.test:3000"];
	for (const host of hosts) expect((await send(front, { headers: { host } })).status, host).toBe(200);
	for (const host of [
		"evil.test",
		"evil.test:3000",
		"box.test.evil.test",
		"localhost.evil.test",
		"127.0.0.1.evil.test",
	]) {
		expect((await send(front, { headers: { host } })).status, host).toBe(421);
	}
	expect(received).toHaveLength(hosts.length);
});

test.each([
	["Forwarded", "for=203.0.113.9"],
	["X-Forwarded-For", "203.0.113.9"],
	["X-Forwarded-For", ""],
	["x-forwarded-proto", "https"],
	["X-Forwarded-Host", "marquee.test"],
	["X-Forwarded", "for=203.0.113.9"],
	["X-Real-IP", "203.0.113.9"],
	["X-Client-IP", "203.0.113.9"],
	["X-Cluster-Client-IP", "203.0.113.9"],
	["X-Envoy-External-Address", "203.0.113.9"],
	["X-Original-Forwarded-For", "203.0.113.9"],
	["True-Client-IP", "203.0.113.9"],
	["Fastly-Client-IP", "203.0.113.9"],
	["Fly-Client-IP", "203.0.113.9"],
	["X-Azure-ClientIP", "203.0.113.9"],
	["X-ProxyUser-Ip", "203.0.113.9"],
	["CF-Connecting-IP", "203.0.113.9"],
	["CF-Connecting-IPv6", "2001:db8::9"],
	["CF-Ray", "8a1b2c3d4e5f6a7b-AMS"],
	["CDN-Loop", "cloudflare"],
	["Via", "1.1 proxy"],
])("development refuses what came through a proxy: %s: %s", async (name, value) => {
	const { front, received } = await given(hello, { hostNames: [] });
	const refused = await send(front, { path: "/api/metrics", headers: { [name]: value } });
	expect(refused.status).toBe(403);
	expect(refused.bytes.toString()).toMatch(/proxy.*set ORIGIN and TRUSTED_PROXY_HEADER/is);
	expect(received).toEqual([]);
	expect((await send(front)).status).toBe(200);
});

test("development refuses HTTP/1.0, which no browser speaks and nginx without settings does", async () => {
	const { front, received } = await given(hello, { hostNames: [] });
	const { hostname, port } = new URL(front.url);
	const socket = connect(Number(port), hostname);
	socket.write(`GET /api/metrics HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
	const [bytes] = (await once(socket, "data")) as [Buffer];
	socket.destroy();
	expect([bytes.toString().split("\r\n")[0], received]).toEqual(["HTTP/1.1 403 Forbidden", []]);
});

test("production serves what came through a proxy", async () => {
	const { front } = await given(hello);
	expect((await send(front, { headers: { via: "1.1 proxy", "x-forwarded-for": "203.0.113.9" } })).status).toBe(200);
});

test("CONNECT, which opens the runtime's own interface, is rejected", async () => {
	const { front, received } = await given(hello);
	const socket = connect(Number(new URL(front.url).port), "127.0.0.1");
	socket.write("CONNECT miniflare-unsafe-internal-capnp-connect HTTP/1.1\r\nHost: a\r\n\r\n");
	await once(socket, "close");
	expect([socket.bytesRead, received]).toEqual([0, []]);
});

test("a body is passed on completely, with and without a length", async () => {
	const { front } = await given(async (incoming, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk);
		response.end(`${incoming.method} ${Buffer.concat(chunks).toString()}`);
	});
	for (const method of ["POST", "DELETE"]) {
		const chunked = await send(front, {
			method,
			headers: { "transfer-encoding": "chunked" },
			body: [Buffer.from("a=1"), Buffer.from("&b=2")],
		});
		expect(chunked.bytes.toString()).toBe(`${method} a=1&b=2`);
		const measured = await send(front, { method, headers: { "content-length": "3" }, body: [Buffer.from("a=1")] });
		expect(measured.bytes.toString()).toBe(`${method} a=1`);
	}
});

const KIB = 1024;
const SECURITY_HEADERS = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin",
	"permissions-policy": expect.stringContaining("camera=()"),
	"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
	"cache-control": "no-store",
};

/** What a client reads before its connection ends, when it sends these bytes as they are. */
async function sendRaw({ url }: Front, bytes: string) {
	const socket = connect(Number(new URL(url).port), "127.0.0.1");
	socket.on("error", () => undefined).write(bytes);
	let text = "";
	socket.on("data", (chunk) => {
		text += chunk;
		// A response that leaves the connection open.
		if (text.includes("\r\n\r\n") && !text.endsWith("\r\n\r\n")) socket.end();
	});
	await once(socket, "close");
	const [head = "", body = ""] = text.split("\r\n\r\n");
	const [first = "", ...lines] = head.split("\r\n");
	const headers = lines.map((line) => [line.split(": ")[0]?.toLowerCase() ?? "", line.replace(/^[^:]*: /, "")]);
	return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers) as Record<string, string>, body };
}

const HOST = "Host: marquee.test\r\n";

test.each([
	[
		"headers of 20 KB",
		431,
		"large_headers",
		(path: string) => `GET ${path} HTTP/1.1\r\n${HOST}Cookie: ${"a".repeat(20_000)}\r\n\r\n`,
	],
	[
		"an address of 20 KB",
		431,
		"large_headers",
		(path: string) => `GET ${path}?${"a".repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
	],
	["a malformed header", 400, "malformed", (path: string) => `GET ${path} HTTP/1.1\r\n${HOST}a b: c\r\n\r\n`],
	["no host", 400, "malformed_address", (path: string) => `GET ${path} HTTP/1.1\r\nAccept: */*\r\n\r\n`],
	[
		"a length that is none",
		400,
		"malformed",
		(path: string) => `POST ${path} HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n`,
	],
	[
		"a chunk that is none",
		400,
		"malformed",
		(path: string) => `POST ${path} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
	],
	[
		"extensions of a chunk of 20 KB",
		413,
		"too_large",
		(path: string) => `POST ${path} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n1;${"a".repeat(20_000)}\r\n`,
	],
	[
		"a large body",
		413,
		"too_large",
		(path: string) => `POST ${path} HTTP/1.1\r\n${HOST}Content-Length: 99999999\r\n\r\na`,
	],
])(
	"the front refuses %s with %d: an envelope under /api, text elsewhere, always with the security headers",
	async (_what, status, code, bytes) => {
		const { front } = await given((incoming) => void incoming.resume(), { origin: "https://marquee.test" });
		const call = await sendRaw(front, bytes("/api/imports"));
		expect([call.status, call.headers["content-type"]]).toEqual([status, "application/json"]);
		const requestId = call.headers["x-request-id"];
		expect(JSON.parse(call.body)).toEqual({ success: false, code, message: expect.any(String), requestId });
		const page = await sendRaw(front, bytes("/my-list"));
		expect([page.status, page.headers["content-type"]]).toEqual([status, "text/plain; charset=utf-8"]);
		for (const { headers } of [call, page]) {
			expect(headers).toMatchObject({
				...SECURITY_HEADERS,
				"strict-transport-security": "max-age=31536000; includeSubDomains",
				"x-request-id": expect.stringMatching(/^[\w-]{36}$/),
			});
		}
	},
);

test("what is no request at all is refused with an envelope", async () => {
	const { front } = await given(hello);
	const { status, headers, body } = await sendRaw(front, "\x16\x03\x01 nonsense\r\n\r\n");
	expect([status, JSON.parse(body).code]).toEqual([400, "malformed"]);
	expect(headers).toMatchObject(SECURITY_HEADERS);
});

test("a request that does not arrive in time is a 408 in the same shape", async () => {
	const { front } = await given((incoming) => void incoming.resume(), { requestMs: 100 });
	for (const bytes of [
		`POST /api/imports HTTP/1.1\r\n${HOST}Content-Length: 9\r\n\r\na`,
		`GET /api/health HTTP/1.1\r\n${HOST}`,
	]) {
		const { status, headers, body } = await sendRaw(front, bytes);
		expect([status, JSON.parse(body).code]).toEqual([408, "late_request"]);
		expect(headers).toMatchObject(SECURITY_HEADERS);
	}
});

test("what the worker does not answer is a 502 in the same shape", async () => {
	const { front } = await given((incoming) => incoming.socket.destroy());
	const call = await send(front, { path: "/api/auth/login", method: "POST", body: [Buffer.from("{}")] });
	expect([call.status, call.headers["retry-after"]]).toEqual([502, "10"]);
	expect(JSON.parse(call.bytes.toString())).toMatchObject({ success: false, code: "unavailable" });
	expect(call.headers).toMatchObject(SECURITY_HEADERS);
});

test.each([
	["/my-list", 64 * KIB],
	["/api/auth/login", 64 * KIB],
	["/api/player-outcomes", KIB],
	["/api/watch-history/migrate", 1024 * KIB],
	["/api/imports", 1024 * KIB],
	["/api/imports/018f3c2a/rows", 1024 * KIB],
	["/settings/import", 1024 * KIB],
])(
	"a body of %s is limited to %d bytes, with or without a length, and the client receives the 413 every time",
	async (path, limit) => {
		let received = 0;
		const { front } = await given((incoming) => {
			incoming.on("data", (chunk: Buffer) => {
				received += chunk.byteLength;
			});
		});
		const body = Array.from({ length: 40 }, () => Buffer.alloc(64 * KIB));
		for (const headers of [{}, { "content-length": String(40 * 64 * KIB) }] as Record<string, string>[]) {
			received = 0;
			const refused = await send(front, { path, method: "POST", headers, body });
			const message = `The body is larger than ${limit / KIB} KiB`;
			expect(refused.status).toBe(413);
			if (path.startsWith("/api/"))
				expect(JSON.parse(refused.bytes.toString())).toMatchObject({ code: "too_large", message });
			else expect(refused.bytes.toString()).toBe(`${message}\n`);
			expect(received).toBeLessThanOrEqual(limit);
		}
		const whole = await given(async (incoming, response) => {
			for await (const _ of incoming);
			response.end("whole");
		});
		const fitting = await send(whole.front, { path, method: "POST", body: [Buffer.alloc(limit)] });
		expect(fitting.bytes.toString()).toBe("whole");
	},
);

test("only a file that was found is immutable", async () => {
	const immutable = "public, max-age=31536000, immutable";
	const { front } = await given((incoming, response) => {
		response.writeHead(Number(new URL(incoming.url ?? "").pathname.slice(1)), { "cache-control": immutable }).end();
	});
	for (const status of [200, 206, 304]) {
		expect((await send(front, { path: `/${status}` })).headers["cache-control"]).toBe(immutable);
	}
	for (const status of [301, 307, 400, 404, 405, 410, 416, 429, 500, 503]) {
		expect((await send(front, { path: `/${status}` })).headers["cache-control"], String(status)).toBe("no-store");
	}
});

test("text is compressed for clients that accept it, without a Content-Length", async () => {
	const page = "<p>Marquee</p>".repeat(200);
	const { front } = await given((incoming, response) => {
		response.writeHead(200, {
			"content-type": incoming.url?.endsWith(".png") ? "image/png" : "text/html",
			"content-length": page.length,
		});
		response.end(page);
	});
	const zipped = await send(front, { headers: { "accept-encoding": "deflate, gzip;q=0.8" } });
	expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
	expect(gunzipSync(zipped.bytes).toString()).toBe(page);
	const smaller = await send(front, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
	expect(smaller.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
	expect(brotliDecompressSync(smaller.bytes).toString()).toBe(page);
	for (const headers of [{}, { "accept-encoding": "gzip;q=0, br;q=0" }] as Record<string, string>[]) {
		expect((await send(front, { headers })).bytes.toString()).toBe(page);
	}
	const image = await send(front, { path: "/a.png", headers: { "accept-encoding": "gzip" } });
	expect(image.headers["content-encoding"]).toBeUndefined();
});

test("a file of the build is sent as the build compressed it, where the worker has it and the client takes brotli", async () => {
	const script = "export const marquee = true;\n".repeat(100);
	const built = brotliCompressSync(`${script}// of the build`);
	const { front } = await given(
		({ url = "", headers }, response) => {
			const status = url.includes("gone") ? 404 : headers["if-none-match"] ? 304 : headers.range ? 206 : 200;
			response.writeHead(status, { "content-type": "text/javascript", "content-length": script.length, etag: '"a"' });
			response.end(status === 304 ? undefined : script);
		},
		{
			compressed: new Map([
				["/assets/a.js", built],
				["/assets/gone.js", built],
			]),
		},
	);
	const brotli = { "accept-encoding": "br, gzip" };
	const sent = await send(front, { path: "/assets/a.js?v=1", headers: brotli });
	expect(sent.headers).toMatchObject({
		"content-encoding": "br",
		"content-length": String(built.length),
		etag: 'W/"a"',
	});
	expect(sent.bytes).toEqual(built);
	expect(brotliDecompressSync((await send(front, { path: "/b.js", headers: brotli })).bytes).toString()).toBe(script);
	expect(brotliDecompressSync((await send(front, { path: "/assets/gone.js", headers: brotli })).bytes).toString()).toBe(
		script,
	);
	const zipped = await send(front, { path: "/assets/a.js", headers: { "accept-encoding": "gzip" } });
	expect(gunzipSync(zipped.bytes).toString()).toBe(script);
	for (const headers of [{ range: "bytes=0-9" }, { "if-none-match": 'W/"a"' }] as Record<string, string>[]) {
		const { bytes, headers: got } = await send(front, { path: "/assets/a.js", headers: { ...brotli, ...headers } });
		expect([got["content-encoding"], bytes.equals(built)]).toEqual([undefined, false]);
	}
	expect((await send(front, { path: "/assets/a.js", method: "HEAD", headers: brotli })).bytes).toHaveLength(0);
});

test("the ETag of a compressed page is weak, and a 304 is not compressed", async () => {
	const { front } = await given(({ headers }, response) => {
		response.writeHead(headers["if-none-match"] ? 304 : 200, { "content-type": "text/html", etag: '"page"' });
		response.end(headers["if-none-match"] ? undefined : "<p>Marquee</p>".repeat(200));
	});
	const plain = await send(front, { headers: {} });
	expect(plain.headers.etag).toBe('"page"');
	const zipped = await send(front, { headers: { "accept-encoding": "gzip" } });
	expect(zipped.headers.etag).toBe('W/"page"');
	const response = await send(front, { headers: { "accept-encoding": "gzip", "if-none-match": 'W/"page"' } });
	expect(response).toMatchObject({ status: 304, headers: { vary: "accept-encoding", etag: 'W/"page"' } });
	expect(response.bytes).toHaveLength(0);
});

test("a streamed page is passed on chunk by chunk, compressed or not", async () => {
	const { front } = await given(async (incoming, response) => {
		response.writeHead(200, { "content-type": "text/html" });
		response.write("<p>first</p>");
		incoming.socket.once("close", () => response.destroy());
	});
	for (const headers of [{}, { "accept-encoding": "gzip" }, { "accept-encoding": "br" }] as Record<string, string>[]) {
		const outgoing = request(front.url, { headers, agent: false }).end();
		const [response] = (await once(outgoing, "response")) as [IncomingMessage];
		expect((await once(response, "data"))[0].byteLength).toBeGreaterThan(0);
		outgoing.destroy();
	}
});

test("a read is retried when the runtime has just closed its idle connection", async () => {
	const seen = new Map<unknown, number>();
	const { front, received } = await given((incoming, response) => {
		const nth = (seen.get(incoming.socket) ?? 0) + 1;
		seen.set(incoming.socket, nth);
		if (nth > 1) incoming.socket.destroy();
		else response.end("hello");
	});
	for (let time = 0; time < 3; time++) expect((await send(front)).status).toBe(200);
	expect(received).toHaveLength(4);
});

test("a connection that the worker closes is a 502; a write is never sent twice", async () => {
	const { front, received } = await given((incoming) => incoming.socket.destroy());
	expect((await send(front, { method: "POST", body: [Buffer.from("a")] })).status).toBe(502);
	expect(received).toHaveLength(1);
});

test("close waits for a running request and accepts no new one", async () => {
	const { front } = await given((_, response) => void setTimeout(() => response.end("late"), 300));
	const running = send(front);
	await new Promise((resolve) => setTimeout(resolve, 100));
	const closed = front.close();
	await expect(fetch(front.url)).rejects.toThrow();
	expect((await running).bytes.toString()).toBe("late");
	await closed;
});

/** Connections from one address, each with the beginning of a request; how many of them are open. */
async function openHalf(front: Front, { count, from, begin }: { count: number; from: string; begin: string }) {
	const port = Number(new URL(front.url).port);
	const sockets = Array.from({ length: count }, () => connect({ port, host: "127.0.0.1", localAddress: from }));
	open.push({
		close() {
			for (const socket of sockets) socket.destroy();
		},
	});
	await Promise.all(
		sockets.map(async (socket) => {
			// Without reading it would not see that the front has closed it.
			socket.on("error", () => undefined).resume();
			await Promise.race([once(socket, "connect"), once(socket, "close")]);
			socket.write(begin);
		}),
	);
	return () => sockets.filter((socket) => !socket.destroyed).length;
}

function statusFrom(front: Front, localAddress: string): Promise<number> {
	return new Promise((resolve) => {
		const sent = request(front.url, { localAddress, agent: false }, (response) => {
			response.resume();
			resolve(response.statusCode ?? 0);
		});
		sent.on("error", () => resolve(0)).end();
	});
}

test.each([
	["nothing", ""],
	["half a line", "GET / HT"],
	["half of the headers", "GET / HTTP/1.1\r\nHost: marquee.test\r\n"],
	["half a body", "POST / HTTP/1.1\r\nHost: marquee.test\r\nContent-Length: 99\r\n\r\na"],
])("2,000 connections of one address that send %s do not keep others out", async (_what, begin) => {
	const { front } = await given(hello);
	await openHalf(front, { count: 2000, from: "127.0.0.2", begin });
	for (const bystander of ["127.0.0.1", "127.0.0.3"]) expect(await statusFrom(front, bystander)).toBe(200);
});

test("an address holds so many connections, and its latest are closed", async () => {
	const { front } = await given(hello);
	const former = await openHalf(front, { count: CONNECTIONS_PER_NETWORK, from: "127.0.0.2", begin: "" });
	const later = await openHalf(front, { count: 20, from: "127.0.0.2", begin: "" });
	await vi.waitFor(() => expect([former(), later()]).toEqual([CONNECTIONS_PER_NETWORK, 0]), 10_000);
});

test("when many networks hold all connections, the one that holds most gives way", async () => {
	const { front } = await given(hello, { connectionsMax: 40 });
	const few = await openHalf(front, { count: 8, from: "127.0.0.4", begin: "" });
	const many = await openHalf(front, { count: 32, from: "127.0.0.5", begin: "" });
	for (let visitor = 6; visitor < 16; visitor++)
		await openHalf(front, { count: 1, from: `127.0.0.${visitor}`, begin: "" });
	expect(await statusFrom(front, "127.0.0.99")).toBe(200);
	await vi.waitFor(() => expect([few(), many()]).toEqual([8, 21]));
});

test("connections of a trusted proxy are not those of one network", async () => {
	const { front } = await given(hello, { trustedHeader: "x-real-ip" });
	const countOpen = await openHalf(front, { count: CONNECTIONS_PER_NETWORK + 20, from: "127.0.0.2", begin: "" });
	expect(await statusFrom(front, "127.0.0.2")).toBe(200);
	expect(countOpen()).toBe(CONNECTIONS_PER_NETWORK + 20);
});
