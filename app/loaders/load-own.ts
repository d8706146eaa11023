// What pages show of the signed-in visitor's own titles. Empty when signed out, and when it cannot be read.
import type { RouterContextProvider } from "react-router";
import type { Viewing } from "~/domain/library/next-up";
import { type OwnPlayback, type OwnTitle, readOwnPlayback, readOwnTitle } from "~/domain/library/own-title.server";
import { listSeasonViewings, listTitleViewings, type TitleRef } from "~/domain/library/viewings.server";
import type { PlayableTitle } from "~/domain/playback/player-servers";
import { database } from "~/middleware/database";
import { visitor } from "~/middleware/visitor";

type Context = Readonly<RouterContextProvider>;
type Season = TitleRef & { season: number };

const NO_TITLE: OwnTitle = { viewings: [], seasonViewings: [], isInWatchLater: false };
const NO_PLAYBACK: OwnPlayback = { viewings: [], resumeAt: 0, isRecordFull: false };

/** For title pages. */
export async function loadOwnTitle(context: Context, at: Season): Promise<OwnTitle> {
	const user = context.get(visitor);
	if (!user) return NO_TITLE;
	return await readOwnTitle(context.get(database), { userId: user.id, ...at }).catch(() => NO_TITLE);
}

/** For watch pages. */
export async function loadOwnPlayback(context: Context, playable: PlayableTitle): Promise<OwnPlayback> {
	const user = context.get(visitor);
	if (!user) return NO_PLAYBACK;
	return await readOwnPlayback(context.get(database), { userId: user.id, playable }).catch(() => NO_PLAYBACK);
}

/** What `decideNextUp` needs of the title. */
export async function loadViewings(context: Context, title: TitleRef): Promise<Viewing[]> {
	const user = context.get(visitor);
	if (!user) return [];
	return await listTitleViewings(context.get(database), { userId: user.id, ...title }).catch(() => []);
}

/** All of a season, by episode. */
export async function loadSeasonViewings(context: Context, at: Season): Promise<Viewing[]> {
	const user = context.get(visitor);
	if (!user) return [];
	return await listSeasonViewings(context.get(database), { userId: user.id, ...at }).catch(() => []);
}
