import { type RefObject, useEffect } from "react";
import { type PlayerEvent, readMessage } from "~/domain/playback/messages";

/** Emits the player events that the frame's own window sends from its own origin. */
export function usePlayerEvents(
	frame: RefObject<HTMLIFrameElement | null>,
	address: string | null,
	onPlayerEvent: ((event: PlayerEvent) => void) | undefined,
): void {
	useEffect(() => {
		if (!address || !onPlayerEvent) return;
		const { origin } = new URL(address, window.location.href);
		function receive(message: MessageEvent): void {
			const read = readMessage(message, { window: frame.current?.contentWindow, origin });
			if (read?.type === "PLAYER_EVENT") onPlayerEvent?.(read.data);
		}
		window.addEventListener("message", receive);
		return () => window.removeEventListener("message", receive);
	}, [frame, address, onPlayerEvent]);
}
