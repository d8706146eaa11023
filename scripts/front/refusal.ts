// What the front answers by itself: the envelope of errors under /api, a line of text elsewhere, always with the security
// headers. Its text is English: before a request is read, nothing says in which language its page would be, and `npm start` loads no
// texts, which are the build's.
import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { failureBody } from "../../app/lib/http/http-error";
import { securityHeadersOf } from "../../app/lib/http/security-headers";

export interface Refusal {
	status: number;
	/** One word for programs. */
	code: string;
	/** For a person. */
	message: string;
	headers?: Record<string, string>;
}

const MALFORMED = { status: 400, code: "malformed", message: "The server does not understand this request." };
const LATE = { status: 408, code: "late_request", message: "The request did not arrive in time. Send it again." };

/** What Node rejects, by the code of its error. */
const REJECTED: Record<string, Refusal> = {
	HPE_HEADER_OVERFLOW: {
		status: 431,
		code: "large_headers",
		message: "The headers of this request are too large. If you see this in a browser, delete this site's cookies.",
	},
	HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: "too_large", message: "The request is too large." },
	ERR_HTTP_REQUEST_TIMEOUT: LATE,
};

const UNEXPECTED = {
	status: 417,
	code: "unsupported_expectation",
	message: "This server supports no other expectation than 100-continue.",
};

/** Milliseconds in which a client reads why its connection ends, while what it still sends is dropped. */
const LINGER_MS = 1000;

/** `path` is null where nothing says what was asked for: then the sender is a program. */
function compose({ status, code, message, headers }: Refusal, path: string | null, isHttps: boolean) {
	const requestId = randomUUID();
	const isCall = path === null || /^\/api(?:[/?]|$)/i.test(path);
	const body = isCall ? JSON.stringify(failureBody({ message, code }, requestId)) : `${message}\n`;
	return {
		status,
		body,
		headers: {
			"content-type": isCall ? "application/json" : "text/plain; charset=utf-8",
			"content-length": String(Buffer.byteLength(body)),
			"cache-control": "no-store",
			"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
			"x-request-id": requestId,
			...securityHeadersOf({ isHttps }),
			...headers,
		},
	};
}

/** The path of a target in a request line; the target may be a whole URL. */
function pathOf(target: string): string {
	return target.replace(/^https?:\/\/[^/?#]*/i, "");
}

/** The path in the first line of what a client has sent; null when that is no request line. */
function readPath(bytes: Buffer | undefined): string | null {
	const target = /^[A-Z]+ (\S+)/.exec(bytes?.subarray(0, 2048).toString("latin1") ?? "")?.[1];
	return target === undefined ? null : pathOf(target);
}

/** `isHttps`: whether visitors reach the site by https. */
export function createRefusals({ isHttps }: { isHttps: boolean }) {
	/** The latest response of each connection. */
	const latest = new WeakMap<Socket, { incoming: IncomingMessage; response: ServerResponse }>();

	function refuse(incoming: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
		const { status, headers, body } = compose(refusal, pathOf(incoming.url ?? ""), isHttps);
		response.writeHead(status, headers).end(body);
	}

	/** For a request that never became one. */
	function refuseConnection(socket: Socket, refusal: Refusal, path: string | null): void {
		const { status, headers, body } = compose(refusal, path, isHttps);
		const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
		socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
		setTimeout(() => socket.destroy(), LINGER_MS);
	}

	/** Answers what Node would reject with a bare status line. */
	function watch(server: Server): void {
		server.on("request", (incoming, response) => latest.set(incoming.socket, { incoming, response }));
		server.on("checkExpectation", (incoming, response) => refuse(incoming, response, UNEXPECTED));
		server.on("clientError", (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, stream) => {
			const socket = stream as Socket;
			// Its end is on its way, and what still comes is of the request that was refused.
			if (socket.writableEnded) return;
			const { incoming, response } = latest.get(socket) ?? {};
			const isRunning = incoming && response && !(incoming.complete && response.writableFinished);
			if (!socket.writable || error.code === "ECONNRESET" || (isRunning && response.headersSent)) {
				socket.destroy();
				return;
			}
			const refusal = REJECTED[error.code ?? ""] ?? MALFORMED;
			refuseConnection(socket, refusal, isRunning ? pathOf(incoming.url ?? "") : readPath(error.rawPacket));
		});
	}

	return { refuse, watch };
}
