import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import { loadModule } from "~/browser/load-module";
import type { PlayerRequest } from "~/domain/playback/messages";

export interface RemoteOptions {
	screenRef: RefObject<HTMLElement | null>;
	frameRef: RefObject<HTMLIFrameElement | null>;
	address: string | null;
	/** Whether the player in the frame has said that it takes part. */
	isReady: boolean;
	/** Of the movie or the episode. */
	name: string;
	hasNext: boolean;
	/** Plays the next episode, where there is one. */
	goOn(): void;
	/** Plays the one before in the same season, where there is one. */
	goToPrevious(): void;
	/** URL of the page that Esc leads to when the visitor came from outside. */
	back: string;
}

export interface Remote {
	/** Does what the player in the frame requests. */
	follow(request: PlayerRequest): void;
	/** Called when a frame has loaded. */
	focusForeignPlayer(): void;
	/** Called after each render. */
	update(): void;
	/** Handles a key; called for those that were pressed before. */
	press(event: KeyboardEvent): void;
	close(): void;
}

/** What the remote works with, each time it is asked. */
export type ReadOptions = () => RemoteOptions & { navigate: NavigateFunction };

/** The keys, the focus and full screen of the player (player-remote.client.ts), which are there soon after the page. */
export function usePlayerRemote(options: RemoteOptions): Pick<Remote, "follow" | "focusForeignPlayer"> {
	const navigate = useNavigate();
	const current = useRef({ ...options, navigate });
	const remote = useRef<Remote | null>(null);

	useLayoutEffect(() => {
		current.current = { ...options, navigate };
	});
	useEffect(() => remote.current?.update());

	useEffect(() => {
		const waiting: KeyboardEvent[] = [];
		const listening = new AbortController();
		window.addEventListener("keydown", (event) => waiting.push(event), { signal: listening.signal });

		async function open(): Promise<void> {
			const { openPlayerRemote } = await loadModule(() => import("./player-remote.client"));
			if (listening.signal.aborted) return;
			listening.abort();
			remote.current = openPlayerRemote(() => current.current);
			waiting.forEach(remote.current.press);
		}
		// Without the file, the player has its own keys only.
		open().catch(() => undefined);
		return () => {
			listening.abort();
			remote.current?.close();
			remote.current = null;
		};
	}, []);

	return {
		follow: (request) => remote.current?.follow(request),
		focusForeignPlayer: () => remote.current?.focusForeignPlayer(),
	};
}
