import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { loadPlayer } from "./load-player";
import type { Remote, RemoteOptions } from "./player-remote.client";

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
			const { openPlayerRemote } = await loadPlayer();
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
