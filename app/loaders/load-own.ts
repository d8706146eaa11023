// What pages show of the signed-in visitor's own titles. Empty when signed out, and when it cannot be read.
import type { RouterContextProvider } from "react-router";
import type { EpisodeRef, TitleRef } from "~/domain/catalogue/types";
import type { Viewing } from "~/domain/library/next-up";
import {
	type OwnPlayback,
	type OwnTitle,
	readOwnPlayback,
	readOwnTitle,
	type TitlePage,
} from "~/domain/library/own-title.server";
import type { OwnRatings } from "~/domain/library/types";
import { listSeasonViewings, listTitleViewings } from "~/domain/library/viewings.server";
import { database } from "~/middleware/database";
import { claimedUserId, visitor } from "~/middleware/visitor";

type Context = Readonly<RouterContextProvider>;
type Season = TitleRef & { season: number };

const NO_RATINGS: OwnRatings = { title: null, episode: null };
const NO_TITLE: OwnTitle = { viewings: [], seasonViewings: [], isInWatchLater: false, ratings: NO_RATINGS };
const NO_PLAYBACK: OwnPlayback = {
	viewings: [],
	resumeAt: 0,
	isRecordFull: false,
	isInWatchLater: false,
	ratings: NO_RATINGS,
};

/**
 * Reads for the user whom the request's token names, while its session is looked up. `nothing` when signed out, and when the
 * session turns out to have ended. Rejects as `read` does.
 */
export async function readOwn<Own>(
	context: Context,
	nothing: Own,
	read: (userId: string) => Promise<Own>,
): Promise<Own> {
	const userId = context.get(claimedUserId);
	if (userId === null) return nothing;
	const reading = Promise.allSettled([read(userId)]);
	if (!(await context.get(visitor))) return nothing;
	const [own] = await reading;
	if (own.status === "rejected") throw own.reason;
	return own.value;
}

/** For title pages. */
export async function loadOwnTitle(context: Context, at: TitlePage): Promise<OwnTitle> {
	const db = context.get(database);
	return await readOwn(context, NO_TITLE, (userId) => readOwnTitle(db, { userId, ...at })).catch(() => NO_TITLE);
}

/** For watch pages. */
export async function loadOwnPlayback(context: Context, playable: EpisodeRef): Promise<OwnPlayback> {
	const db = context.get(database);
	const read = readOwn(context, NO_PLAYBACK, (userId) => readOwnPlayback(db, { userId, playable }));
	return await read.catch(() => NO_PLAYBACK);
}

/** What `decideNextUp` needs of the title. */
export async function loadViewings(context: Context, title: TitleRef): Promise<Viewing[]> {
	const db = context.get(database);
	return await readOwn(context, [], (userId) => listTitleViewings(db, { userId, ...title })).catch(() => []);
}

/** All of a season, by episode. */
export async function loadSeasonViewings(context: Context, at: Season): Promise<Viewing[]> {
	const db = context.get(database);
	const read = readOwn(context, [], async (userId) => await listSeasonViewings(db, { userId, ...at }));
	return await read.catch(() => []);
}
