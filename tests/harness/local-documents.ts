// Documents of browsers after random changes, for property tests of how they are sent.

import { EMPTY_DOCUMENT, type LocalDocument, makeEdit, withCard } from "~/domain/library/browser/document";
import type { LocalCard } from "~/domain/library/browser/local-card";
import { listWatchChanges, planChanges } from "~/domain/library/browser/plan-change";
import type { Change } from "~/domain/library/changes/changes";
import type { Watch } from "~/domain/library/types";

const HOUR_MS = 60 * 60 * 1000;
/** Seconds. Two ends are hours or less than a minute apart, so those of one episode are the same or further apart than this. */
const LENGTH = 1000;

type Random = (below: number) => number;

/** Of few titles, episodes and times, so that ties are common. `first` is the lowest id of its titles. */
function randomChange(random: Random, { from, first }: { from: number; first: number }): Change {
	const at = from + random(5) * HOUR_MS + random(2) * 30_000;
	const isShow = random(3) > 0;
	const title = { mediaType: isShow ? ("tv" as const) : ("movie" as const), id: first + random(2), at };
	const episode = { ...title, ...(isShow ? { season: random(2), episode: 1 + random(2) } : { season: 1, episode: 1 }) };
	const position = [5, 400, null, 950, LENGTH][random(5)] ?? null;
	const progress = { ...episode, kind: "progress", position, duration: position === null ? 0 : LENGTH } as const;
	const changes: Change[] = [
		{ ...episode, kind: "open" },
		progress,
		{ ...progress, session: [title.mediaType, title.id, episode.season, episode.episode, random(2)].join(" ") },
		{ ...title, kind: "close" },
		{ ...episode, kind: "mark" },
		{ ...episode, kind: "unmark", confirm: true },
		{ ...title, kind: "begin" },
		{ ...title, kind: "unbegin" },
		{ ...title, kind: "save", nextSeason: 1, nextEpisode: 1 + random(2) },
		{ ...title, kind: "unsave" },
		{ ...title, kind: "hide" },
		{ ...title, kind: "show" },
	];
	return changes[random(changes.length)] as Change;
}

/** What a browser stores after random changes of a signed-out visitor, or of somebody signed in whose server does not respond. */
export function randomDocument(
	random: Random,
	{ from, first = 1, isSent }: { from: number; first?: number; isSent: boolean },
): LocalDocument {
	let document = EMPTY_DOCUMENT;
	for (let left = 1 + random(6); left > 0; left--) {
		const change = randomChange(random, { from, first });
		const episodes = "episode" in change ? [{ season: change.season ?? 1, episode: change.episode ?? 1 }] : [];
		const plan = planChanges(document, [change], { isSent, episodes });
		if ("edit" in plan) document = makeEdit(document, plan.edit);
	}
	return document;
}

/** The document of a signed-out visitor with an event of a player. */
export function withWatch(
	document: LocalDocument,
	watch: Watch,
	{ now, card }: { now: number; card?: LocalCard },
): LocalDocument {
	const plan = planChanges(document, listWatchChanges(watch, now), { isSent: false });
	if ("refused" in plan) throw new Error(plan.refused);
	return withCard(makeEdit(document, plan.edit), watch, card);
}
