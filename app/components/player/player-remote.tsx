import { type Remote, usePlayerRemote } from "./use-player-remote";

/** Shares keys, focus and full screen with the player. Loaded after the page, because it shows nothing. */
export function PlayerRemote(props: Remote) {
	usePlayerRemote(props);
	return null;
}
