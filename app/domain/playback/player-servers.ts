// The list of player servers: which one plays, which one is next, and the URL of its frame.
import { DEFAULT_LANGUAGE, type Language, pathIn } from "~/lib/language/languages";
import type { EpisodeRef } from "../catalogue/types";
import type { ServerHealth } from "./server-health";

export const PLAYER_SERVERS_REFRESH_MS = 5 * 60 * 1000;

export interface PlayerServer {
	id: number;
	name: string;
	/** URL prefix; the id is appended. */
	movieUrl: string;
	/** URL prefix; id/season/episode is appended. */
	tvUrl: string;
	enabled: boolean;
	/** The lowest number comes first. */
	priority: number;
	/** The frame's sandbox attribute; null for none. */
	sandbox: string | null;
	/** True when the player starts at the second in the query parameter `t`. */
	resume: boolean;
	/** The query that makes the player start by itself, for example "autoplay=1"; null when it has none. */
	autoplay: string | null;
}

export interface PlayerSettings {
	/** The id of a server. */
	defaultServer: number;
	/** True when the page may switch to the next server if one does not load. */
	autoFallback: boolean;
	/** Number of retries per server. */
	maxRetries: number;
	/** Milliseconds. */
	loadTimeout: number;
}

export interface PlayerConfig {
	servers: PlayerServer[];
	settings: PlayerSettings;
	/** Null when unknown. */
	lastUpdated: string | null;
	/** Empty when unknown. */
	version: string;
}

export interface PlayerConfigSummary {
	serverCount: number;
	enabledCount: number;
	version: string;
	lastUpdated: string | null;
	/** Null when none is configured. */
	remoteUrl: string | null;
}

export interface PlayerServerList {
	config: PlayerConfig;
	summary: PlayerConfigSummary;
	error?: "Failed to load server config" | "Failed to refresh server config";
	/** By server id; undefined: not read yet. */
	health?: Record<string, ServerHealth>;
}

/** Enabled servers, in order of priority. */
export function enabledServers({ servers }: PlayerConfig): PlayerServer[] {
	return servers.filter(({ enabled }) => enabled).sort((a, b) => a.priority - b.priority);
}

/** The requested server if it is enabled, else the configured default, else the first by priority; null when none is. */
export function chooseServer(config: PlayerConfig, requestedId?: number): PlayerServer | null {
	const enabled = enabledServers(config);
	return (
		enabled.find(({ id }) => id === requestedId) ??
		enabled.find(({ id }) => id === config.settings.defaultServer) ??
		enabled[0] ??
		null
	);
}

/** Where the URLs of the built-in servers begin: their pages are in the language of the page around them. */
const BUILT_IN_PREFIX = "/embed/";

/** Whether the server shows a title's trailer. A visitor may choose it; it takes over from none. */
export function isTrailer({ movieUrl }: Pick<PlayerServer, "movieUrl">): boolean {
	return movieUrl.startsWith("/embed/trailer/");
}

/** Of the server that shows trailers, unless the operator calls it otherwise. */
export const TRAILER_NAME = "Trailer";

/** What pages call a server: the trailer by their own word for it. */
export function serverName(server: PlayerServer, texts: { trailer: string }): string {
	return server.name === TRAILER_NAME && isTrailer(server) ? texts.trailer : server.name;
}

/** The next enabled server by priority after those that failed, and plays the title itself; null when all have. */
export function nextServer(config: PlayerConfig, failed: ReadonlySet<number>): PlayerServer | null {
	const playing = enabledServers(config).filter((server) => !isTrailer(server));
	return playing.find(({ id }) => !failed.has(id)) ?? null;
}

interface Start {
	/** Seconds. */
	startAt?: number;
	language?: Language;
}

/** The frame's URL, with autoplay and `startAt` for a player that has a query for them. */
export function embedUrl(
	server: PlayerServer,
	title: EpisodeRef,
	{ startAt = 0, language = DEFAULT_LANGUAGE }: Start = {},
): string {
	const path =
		title.mediaType === "movie"
			? `${server.movieUrl}${title.id}`
			: `${server.tvUrl}${title.id}/${title.season}/${title.episode}`;
	const address = path.startsWith(BUILT_IN_PREFIX) ? pathIn(language, path) : path;
	const start = server.resume && startAt > 0 ? `t=${Math.floor(startAt)}` : null;
	const query = [server.autoplay, start].filter((part) => part !== null).join("&");
	if (!query) return address;
	return `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

/** Origins of the enabled servers, except this site's own. */
export function frameOrigins(config: PlayerConfig): string[] {
	const addresses = enabledServers(config).flatMap(({ movieUrl, tvUrl }) => [movieUrl, tvUrl]);
	return [
		...new Set(addresses.filter((address) => !address.startsWith("/")).map((address) => new URL(address).origin)),
	];
}
