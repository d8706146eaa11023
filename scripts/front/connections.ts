// Limits how many connections the front has open, and shares them between networks.
import type { Server, Socket } from "node:net";
import { toNetwork } from "../../app/lib/http/network";

/** A browser opens some ten, so this is enough for the people behind one address. */
export const CONNECTIONS_PER_NETWORK = 200;

interface Limits {
	/** Of all networks. */
	total: number;
	perNetwork: number;
}

/** Closes a network's latest connection when it has too many, and that of the largest network when all have too many. */
export function limitConnections(server: Server, { total, perNetwork }: Limits): void {
	/** By network, the connections in the order in which they came. */
	const open = new Map<string, Set<Socket>>();
	let count = 0;

	function findLargest(): Set<Socket> | undefined {
		let largest: Set<Socket> | undefined;
		for (const sockets of open.values()) if (sockets.size > (largest?.size ?? 0)) largest = sockets;
		return largest;
	}

	function add(network: string, socket: Socket): Set<Socket> {
		const sockets = open.get(network) ?? new Set();
		open.set(network, sockets.add(socket));
		count++;
		socket.once("close", () => {
			if (sockets.delete(socket)) count--;
			if (sockets.size === 0 && open.get(network) === sockets) open.delete(network);
		});
		return sockets;
	}

	server.on("connection", (socket: Socket) => {
		const ofNetwork = add(toNetwork(socket.remoteAddress), socket);
		const tooMany = ofNetwork.size > perNetwork ? ofNetwork : count > total ? findLargest() : undefined;
		const latest = tooMany && [...tooMany].at(-1);
		if (!latest) return;
		// Before it closes: the next connection counts without it.
		tooMany.delete(latest);
		count--;
		latest.destroy();
	});
}
