// The HTTP server of `npm start` stands in front of the runtime, whose own listener obeys headers from anyone
// (docs/decisions/030-front-of-npm-start.md).
import {
	Agent,
	createServer,
	type IncomingMessage,
	type RequestOptions,
	request,
	type ServerResponse,
} from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { pipeline } from "node:stream";
import { bodyMaxOf, tooLarge } from "./body-max";
import { chooseCoding, createEncoder } from "./compress";
import { CONNECTIONS_PER_NETWORK, limitConnections } from "./connections";
import { BEHIND_PROXY, isFromProxy, isKnownHost, publicUrl, requestHeaders, responseHeaders } from "./headers";
import { createRefusals } from "./refusal";

/** The runtime closes idle connections after five seconds. */
const WORKER_IDLE_MS = 4000;
/** Longer than proxies keep idle connections, so that they close first. */
const CLIENT_IDLE_MS = 75_000;
/** Milliseconds until the headers, and until the whole request, have to be here. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 60_000;
/** Milliseconds without a byte from the client or from the worker. */
const SILENCE_MS = 120_000;
/** Connections of clients; far more than the runtime serves at once. */
const CONNECTIONS_MAX = 2000;
const MALFORMED_ADDRESS = {
	status: 400,
	code: "malformed_address",
	message: "The address of this request is malformed.",
};
const UNKNOWN_HOST = {
	status: 421,
	code: "unknown_host",
	message:
		"This is a development server. Open it as localhost or by its address. To make it available to others, see docs/operations.md.",
};
const NO_RESPONSE = {
	status: 502,
	code: "unavailable",
	message: "The server does not respond. Try again in a moment.",
	headers: { "retry-after": "10" },
};
/** Milliseconds that running requests may take when the server closes. It leaves the runtime one of the ten seconds. */
const DRAIN_MS = 9000;
/** Milliseconds in which an idle connection still takes a request when the server closes: it may be on its way. */
const LINGER_MS = 1000;

interface FrontOptions {
	/** The worker's socket, in proxy style: it takes the URL from the request line. */
	worker: URL;
	/** Opens the worker's gate. */
	secret: string;
	host: string;
	port: number;
	/** The public origin; else that of the `Host` header, over http. */
	origin?: string;
	/** Header with the visitor's address, set by a proxy; else the address of the connection. */
	trustedHeader?: string;
	/**
	 * In development: the only names of the server that it accepts, besides localhost and addresses. Then it accepts nothing
	 * from a proxy either. Undefined: production, which accepts all.
	 */
	hostNames?: string[];
	/** Of files that never change, by path: their bytes in brotli. */
	compressed?: ReadonlyMap<string, Buffer>;
	/** Connections of all clients; for tests. */
	connectionsMax?: number;
	/** Milliseconds until the whole request has to be here; for tests. */
	requestMs?: number;
}

export interface Front {
	/** Without a trailing slash. */
	url: string;
	/** Stops listening, and lets running requests end within nine seconds. */
	close(): Promise<void>;
}

interface Passing {
	incoming: IncomingMessage;
	response: ServerResponse;
	options: RequestOptions;
	/** Of the address, without its query. */
	path: string;
	/** Bytes that the body may have. */
	limit: number;
}

/** Rejects when it cannot listen. */
export async function startFront({
	worker,
	secret,
	host,
	port,
	origin,
	trustedHeader,
	hostNames,
	compressed,
	connectionsMax = CONNECTIONS_MAX,
	requestMs = REQUEST_MS,
}: FrontOptions): Promise<Front> {
	const agent = new Agent({ keepAlive: true, timeout: WORKER_IDLE_MS });
	const { refuse, watch } = createRefusals({ isHttps: origin?.startsWith("https:") ?? false });
	let isDraining = false;

	function pass(fromWorker: IncomingMessage, { incoming, response, path }: Passing): void {
		const status = fromWorker.statusCode ?? 502;
		const headers = responseHeaders(fromWorker);
		const acceptEncoding = incoming.headers["accept-encoding"]?.toString();
		const coding = incoming.method === "HEAD" ? null : chooseCoding(headers, { acceptEncoding, status });
		const ready = coding === "br" && status === 200 ? compressed?.get(path) : undefined;
		if (ready) headers["content-length"] = String(ready.length);
		if (isDraining) headers.connection = "close";
		response.writeHead(status, headers);
		if (ready) {
			fromWorker.resume();
			response.end(ready);
			return;
		}
		const steps = coding ? [fromWorker, createEncoder(coding), response] : [fromWorker, response];
		// A visitor who leaves, or a worker that stops, ends both sides.
		pipeline(steps, () => undefined);
	}

	function forward(passing: Passing): void {
		const { incoming, response, options, limit } = passing;
		const outgoing = request(options);
		outgoing.setTimeout(SILENCE_MS, () => outgoing.destroy(new Error("the worker is silent")));
		const canRepeat = options.agent === agent;
		let bytes = 0;
		function sendChunk(chunk: Buffer): void {
			bytes += chunk.byteLength;
			if (bytes <= limit) return;
			stopSending();
			refuse(incoming, response, tooLarge(limit));
			outgoing.destroy();
		}
		/** The rest of the body is read and dropped, so that the client gets to read the response. */
		function stopSending(): void {
			incoming.off("data", sendChunk).unpipe(outgoing).resume();
		}
		outgoing.on("response", (fromWorker) => {
			stopSending();
			pass(fromWorker, passing);
		});
		outgoing.on("error", (error) => {
			// Once the response has started, its pipeline deals with errors.
			if (response.headersSent || response.destroyed) return;
			// An idle connection that the runtime has just closed.
			if (canRepeat && outgoing.reusedSocket) {
				return forward({ ...passing, options: { ...options, agent: false } });
			}
			stopSending();
			console.error(`${incoming.method} without a response of the worker: ${error.message}`);
			refuse(incoming, response, NO_RESPONSE);
		});
		response.on("close", () => {
			if (!response.writableFinished) outgoing.destroy();
		});
		incoming.on("data", sendChunk).pipe(outgoing);
	}

	// Without the header that it requires, Node would answer by itself.
	const server = createServer(
		{ requireHostHeader: false, connectionsCheckingInterval: Math.ceil(requestMs / 12) },
		(incoming, response) => {
			const url = publicUrl(incoming, origin);
			if (!url) return refuse(incoming, response, MALFORMED_ADDRESS);
			if (hostNames && isFromProxy(incoming)) {
				return refuse(incoming, response, { status: 403, code: "behind_proxy", message: BEHIND_PROXY });
			}
			if (hostNames && !isKnownHost(incoming.headers.host ?? "", hostNames)) {
				return refuse(incoming, response, UNKNOWN_HOST);
			}
			const limit = bodyMaxOf(incoming.method ?? "", url.pathname);
			if (Number(incoming.headers["content-length"] ?? 0) > limit) return refuse(incoming, response, tooLarge(limit));
			const hasBody = "content-length" in incoming.headers || "transfer-encoding" in incoming.headers;
			const options = {
				host: worker.hostname,
				port: worker.port,
				method: incoming.method,
				path: url.href,
				headers: requestHeaders(incoming, { url, secret, trustedHeader }),
				// Only a request that can be repeated uses a connection that the runtime may close meanwhile.
				agent: ["GET", "HEAD"].includes(incoming.method ?? "") && !hasBody ? agent : false,
			};
			forward({ incoming, response, options, path: url.pathname, limit });
		},
	);
	watch(server);
	server.keepAliveTimeout = CLIENT_IDLE_MS;
	server.headersTimeout = Math.min(HEADERS_MS, requestMs);
	server.requestTimeout = requestMs;
	server.timeout = SILENCE_MS;
	// A trusted proxy holds the connections of all visitors.
	const perNetwork = trustedHeader ? connectionsMax : CONNECTIONS_PER_NETWORK;
	limitConnections(server, { total: connectionsMax, perNetwork });
	await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));

	const address = server.address() as AddressInfo;
	return {
		url: `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`,
		async close() {
			isDraining = true;
			server.keepAliveTimeout = LINGER_MS;
			// `server.close` of HTTP would end idle connections at once.
			const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
			const timers = [
				setTimeout(() => server.closeIdleConnections(), LINGER_MS),
				setTimeout(() => server.closeAllConnections(), DRAIN_MS),
			];
			await closed;
			for (const timer of timers) clearTimeout(timer);
			agent.destroy();
		},
	};
}
