import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "~/browser/call-api.client";
import { frameOrigins, type PlayerServerList } from "~/domain/playback/player-servers";
import { PLAYER_SERVERS_REFRESH_MS } from "~/product";
import { canFrame, rememberAllowedOrigins } from "./watch-page.client";

/** A timer may fire slightly early. */
const DUE_MS = PLAYER_SERVERS_REFRESH_MS - 1000;

async function fetchServers(query: { refresh?: string }): Promise<PlayerServerList> {
	const { summary, error, health, ...config } = await callApi("GET /api/player-servers", { query });
	return { config, summary, error, health };
}

/**
 * The player servers from the loader, read again every 5 minutes while the page is visible. `read` reads them now, `refresh`
 * also makes the server read its configuration again.
 */
export function usePlayerServers(initial: PlayerServerList) {
	const [latest, setLatest] = useState({ initial, list: initial });
	const [isRefreshing, setIsRefreshing] = useState(false);
	const readAt = useRef(0);
	if (latest.initial !== initial) setLatest({ initial, list: initial });

	useEffect(() => rememberAllowedOrigins(frameOrigins(initial.config)), [initial]);

	const refresh = useCallback(async () => {
		setIsRefreshing(true);
		readAt.current = Date.now();
		try {
			const list = await fetchServers({ refresh: "1" });
			// Only a new document has a policy that lists new origins.
			if (!canFrame(frameOrigins(list.config))) window.location.reload();
			else setLatest((current) => ({ ...current, list }));
		} catch {
			setLatest((current) => ({
				...current,
				list: { ...current.list, error: "Failed to refresh server config" },
			}));
		} finally {
			setIsRefreshing(false);
		}
	}, []);

	/** The current servers stay after a failure, and when new origins would need a new document, which would end the film. */
	const read = useCallback(async () => {
		readAt.current = Date.now();
		const list = await fetchServers({}).catch(() => null);
		if (list && canFrame(frameOrigins(list.config))) setLatest((current) => ({ ...current, list }));
	}, []);

	useEffect(() => {
		readAt.current = Date.now();
		function readWhenDue(): void {
			if (!document.hidden && Date.now() - readAt.current >= DUE_MS) void read();
		}
		const timer = setInterval(readWhenDue, PLAYER_SERVERS_REFRESH_MS);
		document.addEventListener("visibilitychange", readWhenDue);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", readWhenDue);
		};
	}, [read]);

	return { list: latest.list, isRefreshing, refresh, read };
}
