// Reads the player server config: from the remote URL, else from the local file, else the built-in servers. A config is
// fresh for 5 minutes in this isolate and in KV, and is used for a day while its source fails; a fallback only in this
// isolate, for 15 seconds, and never in place of a config that works.
import { fetchPlayerConfig } from "~/clients/player-config/fetch-player-config.server";
import { createTieredCache, type Flight } from "~/lib/caching/tiered-cache";
import type { Platform } from "~/platform.server";
import { BUILT_IN_CONFIG, readPlayerConfig } from "./player-config";
import type { PlayerConfig, PlayerServerList } from "./player-servers";
import { PLAYER_SERVERS_REFRESH_MS } from "./player-servers";

const OWN_FILE = "https://own.invalid/config/servers.json";

const OWN_FILE_WAIT_MS = 2000;

/** Milliseconds for which a fallback is cached. */
const FALLBACK_HELD_MS = 15_000;

/** Milliseconds for which a config that worked is used while its source fails. */
const CONFIG_USABLE_MS = 24 * 60 * 60 * 1000;

/** Milliseconds for the remote URL and the local file together. */
const SOURCES_WAIT_MS = 8000;

const LOAD_ERROR = "Failed to load server config";

/** Milliseconds between two refreshes in this isolate: any visitor can start one. */
const REFRESH_EVERY_MS = 3000;

interface Reading {
	/** Milliseconds since 1970. */
	at: number;
	list: PlayerServerList;
}

/** No source can be read, and a config that works is cached. */
class NoSourceError extends Error {}

function createConfigCache() {
	return createTieredCache<Reading>({
		name: "player-servers",
		limit: 4,
		ages({ list }) {
			const fresh = list.error ? FALLBACK_HELD_MS : PLAYER_SERVERS_REFRESH_MS;
			return { ageing: fresh, fresh, usable: list.error ? fresh : CONFIG_USABLE_MS };
		},
		wait: SOURCES_WAIT_MS,
		pauseAfter: () => FALLBACK_HELD_MS,
		// KV takes one write a second per key; after a refused write, other isolates read the config themselves.
		isFor: (_, { list }) => !list.error,
	});
}

async function readRemote(platform: Platform, address: string): Promise<PlayerConfig | null> {
	try {
		const allowHttp = platform.config.ENVIRONMENT === "development";
		const config = readPlayerConfig(await fetchPlayerConfig(address, { allowHttp }));
		if (!config) console.warn(`PLAYER_CONFIG_URL did not return a valid config`);
		return config;
	} catch (error) {
		console.warn(`PLAYER_CONFIG_URL: ${error instanceof Error ? error.message : error}`);
		return null;
	}
}

async function readOwnFile(platform: Platform): Promise<PlayerConfig | null> {
	try {
		const signal = AbortSignal.timeout(OWN_FILE_WAIT_MS);
		const response = await platform.assets.fetch(OWN_FILE, { signal });
		return response.ok ? readPlayerConfig(await response.json()) : null;
	} catch {
		return null;
	}
}

/** The URL without what can be secret, because everyone can see it. */
function publicAddress(address: string | undefined): string | null {
	if (!address) return null;
	const url = new URL(address);
	url.username = "";
	url.password = "";
	url.search = "";
	return url.href;
}

/** Throws `NoSourceError` rather than replace a config that works by a fallback. */
async function readSources(platform: Platform, held: Reading | undefined): Promise<Reading> {
	const at = Date.now();
	const address = platform.config.PLAYER_CONFIG_URL;
	const remote = address ? await readRemote(platform, address) : null;
	const configured = remote ?? (await readOwnFile(platform));
	const isFallback = address ? remote === null : configured === null;
	if (isFallback && held && !held.list.error) throw new NoSourceError();
	const config = configured ?? BUILT_IN_CONFIG;
	const summary = {
		serverCount: config.servers.length,
		enabledCount: config.servers.filter(({ enabled }) => enabled).length,
		version: config.version,
		lastUpdated: config.lastUpdated,
		remoteUrl: publicAddress(address),
	};
	return { at, list: { config, summary, ...(isFallback && { error: LOAD_ERROR }) } };
}

/**
 * The player servers, at least the built-in ones. When the first configured source fails, the next one is used and `error`
 * says so. `refresh` reads the sources again, unless that was done a moment ago; when it fails, the cached config stays.
 * Takes at most 9 seconds: KV, the remote URL and the local file.
 */
export async function listPlayerServers(
	platform: Platform,
	{ refresh = false }: { refresh?: boolean } = {},
): Promise<PlayerServerList> {
	const { cache: kv, isolate, waitUntil } = platform;
	const configs = isolate.get(createConfigCache);
	const key = publicAddress(platform.config.PLAYER_CONFIG_URL) ?? "own file";
	const lookup = {
		stores: { kv, waitUntil },
		load: ({ held }: Flight<Reading>) => readSources(platform, held),
	};
	const { entry, status } = refresh
		? await configs.refresh(key, lookup, REFRESH_EVERY_MS)
		: await configs.find(key, lookup);
	const isFailed = status === "stale" || entry.list.error !== undefined;
	return isFailed ? { ...entry.list, error: refresh ? "Failed to refresh server config" : LOAD_ERROR } : entry.list;
}
