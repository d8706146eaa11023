// Owns reading the player server config: from the remote URL, else from the local file, else the built-in servers. A config
// is cached for 5 minutes in this isolate and in KV; a fallback only in this isolate, for 15 seconds, and never in place of a
// config that works.
import { fetchPlayerConfig } from "~/clients/player-config/fetch-player-config.server";
import type { Platform } from "~/platform.server";
import { PLAYER_SERVERS_REFRESH_MS } from "~/product";
import { BUILT_IN_CONFIG, readPlayerConfig } from "./player-config";
import type { PlayerConfig, PlayerServerList } from "./player-servers";

const CACHE_KEY = "player-servers:1";
const OWN_FILE = "https://own.invalid/config/servers.json";

/** Milliseconds. */
const OWN_FILE_WAIT_MS = 2000;

/** Milliseconds for which a fallback is cached. */
const FALLBACK_HELD_MS = 15_000;

/** Milliseconds between two refreshes in this isolate: any visitor can ask for one. */
const REFRESH_EVERY_MS = 3000;

interface Reading {
	list: PlayerServerList;
	/** Milliseconds since the epoch. */
	readAt: number;
}

const held = new WeakMap<Platform["env"], Reading>();
/** When the sources were last read, in milliseconds since the epoch. */
const soughtAt = new WeakMap<Platform["env"], number>();

function isUsable(reading: Reading | null | undefined, remoteUrl: string | null): reading is Reading {
	if (!reading || reading.list?.summary?.remoteUrl !== remoteUrl) return false;
	return Date.now() - reading.readAt < (reading.list.error ? FALLBACK_HELD_MS : PLAYER_SERVERS_REFRESH_MS);
}

async function readHeld(platform: Platform, remoteUrl: string | null): Promise<Reading | null> {
	const here = held.get(platform.env);
	if (isUsable(here, remoteUrl)) return here;
	const shared = await platform.cache.get<Reading>(CACHE_KEY, "json").catch(() => null);
	if (!isUsable(shared, remoteUrl)) return null;
	held.set(platform.env, shared);
	return shared;
}

function hold(platform: Platform, reading: Reading): void {
	held.set(platform.env, reading);
	// A fallback is cached only in this isolate.
	if (reading.list.error) return;
	const expirationTtl = PLAYER_SERVERS_REFRESH_MS / 1000;
	// KV takes one write a second per key; after a refused write, other isolates read the config themselves.
	platform.waitUntil(platform.cache.put(CACHE_KEY, JSON.stringify(reading), { expirationTtl }).catch(() => undefined));
}

async function readRemote(platform: Platform, address: string): Promise<PlayerConfig | null> {
	try {
		const allowHttp = platform.config.ENVIRONMENT === "development";
		const config = readPlayerConfig(await fetchPlayerConfig(address, { allowHttp }));
		if (!config) console.warn(`PLAYER_CONFIG_URL gives no valid config`);
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

/**
 * The player servers, at least the built-in ones. When the first configured source fails, the next one is used and `error`
 * says so. `refresh` reads the sources again, unless that was done a moment ago; when it fails, the cached config stays.
 * Takes at most 9 seconds: KV, the remote URL and the local file.
 */
export async function listPlayerServers(
	platform: Platform,
	{ refresh = false }: { refresh?: boolean } = {},
): Promise<PlayerServerList> {
	const address = platform.config.PLAYER_CONFIG_URL;
	const remoteUrl = publicAddress(address);
	const known = await readHeld(platform, remoteUrl);
	const isRefreshDue = refresh && Date.now() - (soughtAt.get(platform.env) ?? 0) >= REFRESH_EVERY_MS;
	const error = refresh ? "Failed to refresh server config" : "Failed to load server config";
	if (known && !isRefreshDue) return known.list.error ? { ...known.list, error } : known.list;
	soughtAt.set(platform.env, Date.now());

	const remote = address ? await readRemote(platform, address) : null;
	const own = remote ?? (await readOwnFile(platform));
	const config = own ?? BUILT_IN_CONFIG;
	const isFallback = address ? remote === null : own === null;
	if (isFallback && known && !known.list.error) return { ...known.list, error };
	const list: PlayerServerList = {
		config,
		summary: {
			serverCount: config.servers.length,
			enabledCount: config.servers.filter(({ enabled }) => enabled).length,
			version: config.version,
			lastUpdated: config.lastUpdated,
			remoteUrl,
		},
		...(isFallback && { error }),
	};
	hold(platform, { list, readAt: Date.now() });
	return list;
}
