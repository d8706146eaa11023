import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { afterLoad, afterTimeout, startLoading } from "~/domain/playback/loading";
import type { PlayerEvent } from "~/domain/playback/player-messages";
import {
	chooseServer,
	embedAddress,
	type PlayableTitle,
	type PlayerConfig,
	type PlayerServer,
} from "~/domain/playback/player-servers";
import type { Emitter } from "~/lib/store";
import { useOutcomeReports } from "./use-outcome-reports";

/** Seconds. */
const LATEST_START = 24 * 60 * 60;

export interface Playback {
	/** Null when no server is enabled. */
	server: PlayerServer | null;
	address: string | null;
	/** A new key creates a new frame. */
	frameKey: string;
	hasFailed: boolean;
	isLoading: boolean;
	notice: string;
	/** The query that keeps the server on another page; empty when that page would choose the same server. */
	serverQuery: string;
	choose(serverId: number): void;
	tryAgain(): void;
	onFrameLoad(): void;
}

interface Film {
	playable: PlayableTitle;
	/** Start position in seconds, when the URL has none. */
	resumeAt?: number;
	events: Emitter<PlayerEvent>;
}

/**
 * Chooses the server that plays the title: the one in the URL, or the next one when it does not load. A new server
 * resumes at the current position.
 */
export function usePlayback(config: PlayerConfig, { playable, resumeAt = 0, events }: Film): Playback {
	const [searchParams, setSearchParams] = useSearchParams();
	const chosen = chooseServer(config, Number(searchParams.get("server") ?? Number.NaN));
	const startAt = Math.min(Number(searchParams.get("t") ?? resumeAt) || 0, LATEST_START);
	const position = useRef(0);
	const subject = chosen ? `${chosen.id} ${embedAddress(chosen, playable, startAt)}` : "";
	const [known, setKnown] = useState({ subject, loading: startLoading(chosen?.id ?? 0) });
	const isCurrent = known.subject === subject;
	const loading = isCurrent ? known.loading : startLoading(chosen?.id ?? 0);
	if (!isCurrent) setKnown({ subject, loading });
	useOutcomeReports(subject, loading);

	const server = config.servers.find(({ id, enabled }) => enabled && id === loading.serverId) ?? chosen;
	const address = server && embedAddress(server, playable, startAt);
	const { loadTimeout } = config.settings;

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt of each frame has its own timeout.
	useEffect(() => {
		if (loading.state !== "loading" || !address) return;
		const timer = setTimeout(
			() => setKnown((current) => ({ ...current, loading: afterTimeout(current.loading, config) })),
			loadTimeout,
		);
		return () => clearTimeout(timer);
	}, [subject, address, loading.serverId, loading.retries, loading.state, loadTimeout]);

	useEffect(
		() =>
			events.subscribe(({ currentTime }) => {
				position.current = currentTime;
			}),
		[events],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another film starts from the beginning.
	useEffect(() => {
		position.current = startAt;
	}, [embedKey(playable)]);

	const onFrameLoad = useCallback(
		() => setKnown((current) => ({ ...current, loading: afterLoad(current.loading) })),
		[],
	);

	function restart(serverId: number): void {
		setKnown({ subject, loading: startLoading(serverId) });
	}

	function choose(serverId: number): void {
		if (serverId === server?.id && loading.state !== "failed") return;
		const params = new URLSearchParams(searchParams);
		params.set("server", String(serverId));
		if (position.current > 0) params.set("t", String(Math.floor(position.current)));
		// Another server in the URL resets the state by itself; the current one does not.
		if (serverId === chosen?.id) restart(serverId);
		setSearchParams(params, { replace: true, preventScrollReset: true });
	}

	return {
		server,
		address,
		frameKey: `${address} ${loading.retries}`,
		hasFailed: loading.state === "failed",
		isLoading: loading.state === "loading",
		notice: loading.notice,
		serverQuery: server && server.id !== chooseServer(config)?.id ? `?server=${server.id}` : "",
		choose,
		tryAgain: () => restart(chosen?.id ?? 0),
		onFrameLoad,
	};
}

function embedKey(playable: PlayableTitle): string {
	return Object.values(playable).join(" ");
}
