// Owns the loading of a player frame: retries, the switch to the next server, and the messages that the visitor sees.
import { nextServer, type PlayerConfig } from "./player-servers";

export interface Loading {
	serverId: number;
	/** Number of retries of this server. */
	retries: number;
	state: "loading" | "loaded" | "failed";
	/** Servers that failed. */
	failed: number[];
	/** Message for the visitor; empty when there is no problem. */
	notice: string;
}

export function startLoading(serverId: number): Loading {
	return { serverId, retries: 0, state: "loading", failed: [], notice: "" };
}

/** When a frame loads after a failure, the last message stays, so that the visitor can read it. */
export function afterLoad(loading: Loading): Loading {
	if (loading.state !== "loading") return loading;
	return { ...loading, state: "loaded", notice: loading.retries > 0 ? "" : loading.notice };
}

/** The frame has not loaded within the config's `loadTimeout`. */
export function afterTimeout(loading: Loading, config: PlayerConfig): Loading {
	if (loading.state !== "loading") return loading;
	const { maxRetries, autoFallback, loadTimeout } = config.settings;
	const nameOf = (id: number) => config.servers.find((server) => server.id === id)?.name ?? "The player";
	const name = nameOf(loading.serverId);
	const seconds = Math.round(loadTimeout / 1000);
	if (loading.retries < maxRetries) {
		const retries = loading.retries + 1;
		const notice = `${name} did not load within ${seconds} seconds. Trying again (${retries} of ${maxRetries}).`;
		return { ...loading, retries, notice };
	}
	const failed = [...loading.failed, loading.serverId];
	const next = autoFallback ? nextServer(config, new Set(failed)) : null;
	if (next) {
		const notice = `${name} did not load, so ${next.name} has taken over.`;
		return { serverId: next.id, retries: 0, state: "loading", failed, notice };
	}
	const notice =
		failed.length > 1 ? "None of the servers loaded." : `${name} did not load. Try again, or choose another server.`;
	return { ...loading, state: "failed", failed, notice };
}
