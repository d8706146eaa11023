import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ROOT, startLocalServer } from "../../scripts/local-platform";
import type { Fault } from "../fake-upstream/faults";
import { startFakeUpstream } from "../fake-upstream/server";

export const SERVICES = ["D1", "KV", "edge cache", "upstream", "player config"] as const;
export type Service = (typeof SERVICES)[number];
export const KINDS = ["failing", "slow", "hanging", "invalid"] as const;
type Kind = (typeof KINDS)[number];
export type Faults = Partial<Record<Service, Kind>>;

const UPSTREAM_FAULT: Record<Exclude<Kind, "slow">, Fault> = {
	failing: { kind: "status", status: 503 },
	hanging: { kind: "hang" },
	invalid: { kind: "html" },
};

const PLAYER_CONFIG = JSON.stringify({
	servers: [
		{ id: 1, name: "Remote Player", movieUrl: "/embed/movie/", tvUrl: "/embed/tv/", enabled: true, priority: 1 },
	],
	settings: { defaultServer: 1 },
	version: "remote",
});

async function startPlayerConfig() {
	let kind: Kind | undefined;
	const server = createServer((_request, response) => {
		if (kind === "hanging") return;
		if (kind === "failing") response.writeHead(500).end();
		else setTimeout(() => response.end(kind === "invalid" ? "<html>" : PLAYER_CONFIG), kind === "slow" ? 1000 : 0);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/servers.json`,
		setFault: (next: Kind | undefined) => {
			kind = next;
		},
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

async function faultyModules() {
	const folder = join(ROOT, "build/server");
	const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".js"));
	const entry = {
		type: "ESModule" as const,
		path: join(folder, "faulty-entry.js"),
		contents: readFileSync(join(import.meta.dirname, "entry.mjs"), "utf8"),
	};
	return [entry, ...files.map((file) => ({ type: "ESModule" as const, path: join(folder, file) }))];
}

/** The upstream and the player config, which continue to run while the worker restarts. */
export async function startExternalServices() {
	const [upstream, players] = await Promise.all([startFakeUpstream(), startPlayerConfig()]);
	return {
		upstream,
		players,
		async stop() {
			await Promise.all([upstream.stop(), players.stop()]);
		},
	};
}

type ExternalServices = Awaited<ReturnType<typeof startExternalServices>>;

/** Starts the built worker in a new isolate, with bindings and external services that fail on demand. */
export async function startFaultySite({ upstream, players }: ExternalServices, stateDir: string) {
	const miniflare = await startLocalServer({
		stateDir,
		variables: {
			ENVIRONMENT: "production",
			JWT_SECRET: "a secret of the test suite, 32 characters at least",
			REQUEST_LOG: "off",
			TMDB_TOKEN: "token",
			TMDB_API_BASE_URL: `${upstream.url}/3`,
			TMDB_IMAGE_BASE_URL: `${upstream.url}/t/p`,
			PLAYER_CONFIG_URL: players.url,
		},
		overrides: { modules: await faultyModules(), handleRuntimeStdio: () => undefined } as object,
	});
	const url = (await miniflare.ready).origin;
	return {
		url,
		miniflare,
		/** Services that are not named work. */
		async setFaults(faults: Faults): Promise<void> {
			const kind = faults.upstream;
			upstream.setFault(kind && kind !== "slow" ? UPSTREAM_FAULT[kind] : null);
			upstream.setLatency(kind === "slow" ? 1000 : 0);
			players.setFault(faults["player config"]);
			const response = await fetch(`${url}/__faults`, { method: "POST", body: JSON.stringify(faults) });
			if (response.status !== 200) throw new Error("The faults could not be set");
		},
	};
}

export type FaultySite = Awaited<ReturnType<typeof startFaultySite>>;
