import { useCallback, useEffect, useRef, useState } from "react";
import { frameOrigins, type PlayerServerList } from "~/domain/playback/player-servers";
import { PLAYER_SERVERS_REFRESH_MS } from "~/product";
import { rememberNamedOrigins } from "./document-frames.client";

const ADDRESS = "/api/player-servers";

async function fetchServers(address: string): Promise<PlayerServerList> {
	const response = await fetch(address, { headers: { accept: "application/json" } });
	if (!response.ok) throw new Error(`${address} answered ${response.status}`);
	const { data } = (await response.json()) as { data: PlayerServerList["config"] & Omit<PlayerServerList, "config"> };
	const { summary, error, ...config } = data;
	return { config, summary, error };
}

/** The player servers as the page came with them, read again every 5 minutes while it is seen, and on demand. */
export function usePlayerServers(initial: PlayerServerList) {
	const [latest, setLatest] = useState({ initial, list: initial });
	const [isRefreshing, setIsRefreshing] = useState(false);
	const readAt = useRef(0);
	if (latest.initial !== initial) setLatest({ initial, list: initial });

	useEffect(() => rememberNamedOrigins(frameOrigins(initial.config)), [initial]);

	const read = useCallback(async (address: string) => {
		readAt.current = Date.now();
		const list = await fetchServers(address);
		setLatest((current) => ({ ...current, list }));
	}, []);

	const refresh = useCallback(async () => {
		setIsRefreshing(true);
		try {
			await read(`${ADDRESS}?refresh=1`);
		} catch {
			setLatest((current) => ({
				...current,
				list: { ...current.list, error: "Failed to refresh server config" },
			}));
		} finally {
			setIsRefreshing(false);
		}
	}, [read]);

	useEffect(() => {
		readAt.current = Date.now();
		function readWhenDue(): void {
			if (document.hidden || Date.now() - readAt.current < PLAYER_SERVERS_REFRESH_MS) return;
			// The servers at hand go on serving; the next turn tries again.
			read(ADDRESS).catch(() => undefined);
		}
		const timer = setInterval(readWhenDue, PLAYER_SERVERS_REFRESH_MS);
		document.addEventListener("visibilitychange", readWhenDue);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", readWhenDue);
		};
	}, [read]);

	return { list: latest.list, isRefreshing, refresh };
}
