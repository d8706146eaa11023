import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ConnectionReset, createFakeTmdb, type FakeTmdb } from "./faults";

export interface FakeUpstream extends Omit<FakeTmdb, "respond"> {
	/** Origin; the API is at `/3`, the images at `/t/p`. */
	url: string;
	stop(): Promise<void>;
}

function toRequest(incoming: IncomingMessage, origin: string, signal: AbortSignal): Request {
	const headers = new Headers();
	for (const [name, value] of Object.entries(incoming.headers)) if (value) headers.set(name, String(value));
	return new Request(new URL(incoming.url ?? "/", origin), { headers, signal });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
	outgoing.writeHead(response.status, Object.fromEntries(response.headers));
	outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Serves the fake TMDB on the loopback interface; port 0, the default, is a free port. */
export async function startFakeUpstream({ port = 0 }: { port?: number } = {}): Promise<FakeUpstream> {
	const { respond, ...controls } = createFakeTmdb();
	let origin = "";
	const server = createServer((incoming, outgoing) => {
		const gone = new AbortController();
		outgoing.on("close", () => gone.abort());
		respond(toRequest(incoming, origin, gone.signal))
			.then((response) => send(response, outgoing))
			.catch((error: unknown) => {
				if (!(error instanceof ConnectionReset) && !gone.signal.aborted) console.error(error);
				incoming.socket.destroy();
			});
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		...controls,
		url: origin,
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
