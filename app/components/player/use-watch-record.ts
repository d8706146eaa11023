import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "~/components/site/site-context";
import type { EpisodeRef } from "~/domain/catalogue/types";
import { type KnownTitle, toLocalCard } from "~/domain/library/browser/local-card";
import type { PlayerEvent } from "~/domain/playback/messages";
import { loadPlayer } from "./load-player";
import type { Player } from "./use-player";

/** Who began to watch here goes on, also when another tab changes who is watching; a sign-in or sign-out changes it. */
function useViewer(profileId: string | null, what: string): string | null {
	const [began, setBegan] = useState({ what, profileId });
	const isSame = began.what === what && (began.profileId === null) === (profileId === null);
	if (!isSame) setBegan({ what, profileId });
	return isSame ? began.profileId : profileId;
}

/**
 * Records that the title was opened, and the playback position once it counts as played. The page that follows
 * shows the last position once it is recorded, and this one that the title was watched to its end.
 *
 * @param knownTitle what the page knows of the title, for the cards of this browser's own list.
 */
export function useWatchRecord(
	{ mediaType, id, season, episode }: EpisodeRef,
	{ events, isReady, startAt }: Pick<Player, "events" | "isReady" | "startAt">,
	knownTitle: KnownTitle,
): void {
	const { visitor, source } = useSite();
	const profileId = useViewer(visitor?.profileId ?? null, `${mediaType} ${id} ${season} ${episode}`);
	const { revalidate } = useRevalidator();
	const readCard = useEffectEvent(() => toLocalCard(knownTitle, source));
	// A player that reports positions is not playing while it reports none.
	const isSilent = useEffectEvent(() => !isReady);
	const readStart = useEffectEvent(() => startAt);

	useEffect(() => {
		const title = { mediaType, id, season, episode };
		// With the card each time: another tab may have removed or overwritten the entry.
		const recording = { profileId, card: readCard() };
		/** What the player reports while the file loads. */
		const early: PlayerEvent[] = [];
		const startsAt = readStart();
		const stopEarly = events.subscribe((event) => early.push(event));
		let stop = async (): Promise<boolean> => {
			stopEarly();
			return false;
		};
		let isOver = false;

		// A signed-out visitor's library is in the browser, where pages follow it.
		const showRecorded = async () => profileId !== null && (await revalidate());

		async function end(): Promise<void> {
			if (await stop()) await showRecorded();
		}

		async function follow(): Promise<void> {
			const { recordOpening, recordPlayback } = await loadPlayer();
			recordOpening(title, recording);
			stopEarly();
			stop = recordPlayback(title, recording, {
				events,
				early,
				startAt: startsAt,
				isSilent: () => isSilent(),
				onFinished: () => isOver || void showRecorded(),
			});
			if (isOver) await end();
		}

		// Without the file nothing is recorded here; a press of Watch Now has recorded that the title was opened.
		follow().catch(() => undefined);
		return () => {
			isOver = true;
			void end();
		};
	}, [mediaType, id, season, episode, profileId, events, revalidate]);
}
