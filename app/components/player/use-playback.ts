import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { chosenServer } from "~/browser/server-memory";
import type { EpisodeRef } from "~/domain/catalogue/paths";
import { afterLoad, afterTimeout, startLoading } from "~/domain/playback/loading";
import type { PlayerEvent } from "~/domain/playback/messages";
import { chooseServer, embedUrl, type PlayerConfig, type PlayerServer } from "~/domain/playback/player-servers";
import type { Emitter } from "~/lib/store";
import { useStore } from "~/lib/store";
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
	/** Seconds; where the film was left, 0 for the start. */
	startAt: number;
	/** The player has not said that it takes part, so it may report no positions. */
	isSilent: boolean;
	/** The query that keeps the server on another page; empty when that page would choose the same server. */
	serverQuery: string;
	choose(serverId: number): void;
	tryAgain(): void;
	onFrameLoad(): void;
	/** The player in the frame says that it takes part. */
	onReady(): void;
}

interface Film {
	playable: EpisodeRef;
	/** Start position in seconds, when the URL has none. */
	resumeAt?: number;
	events: Emitter<PlayerEvent>;
}

/**
 * Chooses the server that plays the title: the one in the URL, else the one that this browser chose last, or the next one
 * when it does not load. A new server resumes at the current position.
 */
export function usePlayback(config: PlayerConfig, { playable, resumeAt = 0, events }: Film): Playback {
	const [searchParams] = useSearchParams();
	const navigate = useNavigate();
	const remembered = Number(useStore(chosenServer, null) ?? Number.NaN);
	const chosen = chooseServer(config, Number(searchParams.get("server") ?? remembered));
	const startAt = Math.min(Number(searchParams.get("t") ?? resumeAt) || 0, LATEST_START);
	const position = useRef(0);
	const subject = chosen ? `${chosen.id} ${embedUrl(chosen, playable, startAt)}` : "";
	const [known, setKnown] = useState({ subject, loading: startLoading(chosen?.id ?? 0) });
	const isCurrent = known.subject === subject;
	const loading = isCurrent ? known.loading : startLoading(chosen?.id ?? 0);
	if (!isCurrent) setKnown({ subject, loading });
	useOutcomeReports(subject, loading);

	const server = config.servers.find(({ id, enabled }) => enabled && id === loading.serverId) ?? chosen;
	const address = server && embedUrl(server, playable, startAt);
	const frameKey = `${address} ${loading.retries}`;
	const [readyFrame, setReadyFrame] = useState("");
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

	// biome-ignore lint/correctness/useExhaustiveDependencies: another film, and starting over, has another start.
	useEffect(() => {
		position.current = startAt;
	}, [embedKey(playable), startAt]);

	const onFrameLoad = useCallback(
		() => setKnown((current) => ({ ...current, loading: afterLoad(current.loading) })),
		[],
	);

	function restart(serverId: number): void {
		setKnown({ subject, loading: startLoading(serverId) });
	}

	async function choose(serverId: number): Promise<void> {
		if (serverId === server?.id && loading.state !== "failed") return;
		const params = new URLSearchParams(searchParams);
		params.set("server", String(serverId));
		if (position.current > 0) params.set("t", String(Math.floor(position.current)));
		// Another server in the URL resets the state by itself; the current one does not.
		if (serverId === chosen?.id) restart(serverId);
		await navigate(`?${params}`, { replace: true, preventScrollReset: true });
		// Only now, because the address without the position would start the film again.
		chosenServer.set(String(serverId));
	}

	const isUsual = [undefined, remembered].every((id) => server?.id === chooseServer(config, id)?.id);

	return {
		server,
		address,
		frameKey,
		hasFailed: loading.state === "failed",
		isLoading: loading.state === "loading",
		notice: loading.notice,
		startAt,
		isSilent: readyFrame !== frameKey,
		serverQuery: server && !isUsual ? `?server=${server.id}` : "",
		choose,
		tryAgain: () => restart(chosen?.id ?? 0),
		onFrameLoad,
		onReady() {
			setReadyFrame(frameKey);
			onFrameLoad();
		},
	};
}

function embedKey(playable: EpisodeRef): string {
	return Object.values(playable).join(" ");
}
