import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The network between a browser and a site. */
export interface Network {
	url: string;
	/** True: every request fails. */
	isDown: boolean;
	/** Requests of these addresses get no response. */
	held: RegExp | null;
	/** How many requests have been held. */
	heldCount: number;
	stop(): Promise<void>;
}

export async function startNetwork(siteUrl: string): Promise<Network> {
	const server = createServer((incoming, outgoing) => {
		const { method, url = "/", headers } = incoming;
		if (network.isDown) return void incoming.socket.destroy();
		if (network.held?.test(url)) {
			network.heldCount++;
			return;
		}
		const forwarded = request(siteUrl + url, { method, headers }, (response) => {
			outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
			response.pipe(outgoing);
		});
		forwarded.on("error", () => outgoing.destroy());
		incoming.pipe(forwarded);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	async function stop(): Promise<void> {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
	const { port } = server.address() as AddressInfo;
	const network: Network = { url: `http://127.0.0.1:${port}`, isDown: false, held: null, heldCount: 0, stop };
	return network;
}
