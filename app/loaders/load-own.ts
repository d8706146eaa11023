// What pages show of the signed-in visitor's own titles. Empty when signed out, and when it cannot be read.
import type { RouterContextProvider } from "react-router";
import type { ProfileId } from "~/domain/accounts/profiles";
import { offeredLimitOf, timeZoneOf } from "~/domain/accounts/sessions.server";
import { type OpenCatalogue, openCatalogue } from "~/domain/catalogue/catalogue.server";
import { isTitle } from "~/domain/catalogue/paths";
import type { EpisodeRef, TitleRef } from "~/domain/catalogue/types";
import { NO_REMARKS } from "~/domain/library/changes/remarks";
import { findLeaveOut, toLeaveOut, toOwnLeaveOut } from "~/domain/library/discover/left-out.server";
import { listWatched } from "~/domain/library/discover/seen.server";
import {
	type OwnPlayback,
	type OwnTitle,
	readOwnPlayback,
	readOwnTitle,
	type TitlePage,
} from "~/domain/library/lists/own-title.server";
import type { NamedPerson } from "~/domain/library/next/continue-watching.server";
import type { Viewing } from "~/domain/library/next/next-up";
import { SWITCHES_AT_FIRST } from "~/domain/library/preferences";
import { listSeasonViewings, listTitleViewings } from "~/domain/library/store/viewings.server";
import { database } from "~/middleware/database";
import { tokenClaims, visitorSession } from "~/middleware/visitor";
import { type Platform, platformContext } from "~/platform.server";

type Context = Readonly<RouterContextProvider>;
type Season = TitleRef & { season: number };

const NOTHING_SAID = { title: NO_REMARKS, place: NO_REMARKS };
const NO_TITLE: OwnTitle = {
	viewings: [],
	seasons: new Map(),
	isBegunAgain: false,
	isInWatchLater: false,
	remarks: NOTHING_SAID,
	ownLists: [],
	hidden: [],
	...SWITCHES_AT_FIRST,
};
const NO_PLAYBACK: OwnPlayback = {
	viewings: [],
	resumeAt: 0,
	isRecordFull: false,
	isInWatchLater: false,
	remarks: NOTHING_SAID,
	hidden: [],
};

/** The profile that the session is in; null when signed out, and where it is not known who is watching. */
export async function findProfileId(context: Context): Promise<ProfileId | null> {
	return (await context.get(visitorSession))?.profile?.id ?? null;
}

/** The time zone of the profile's days. */
export async function findTimeZone(context: Context): Promise<string> {
	return timeZoneOf(await context.get(visitorSession));
}

/**
 * Reads for the profile that the request's token names, while its session is looked up, and again where the session turns
 * out to be in another. `nothing` when signed out, when the session has ended, and when it is in no profile. Rejects as
 * `read` does.
 */
export async function readOwn<Own>(
	context: Context,
	nothing: Own,
	read: (profileId: ProfileId) => Promise<Own>,
): Promise<Own> {
	const claimed = context.get(tokenClaims)?.profileId;
	if (claimed === undefined) return nothing;
	const reading = Promise.allSettled([read(claimed)]);
	const profileId = await findProfileId(context);
	if (profileId === null) return nothing;
	if (profileId !== claimed) return await read(profileId);
	const [outcome] = await reading;
	if (outcome.status === "rejected") throw outcome.reason;
	return outcome.value;
}

/** The same for a page of the person's alone (`loadsEarly`): whom the session refuses is led elsewhere, whatever this throws. */
export async function readPerson<Own>(context: Context, read: (profileId: ProfileId) => Promise<Own>): Promise<Own> {
	const result = await readOwn(context, null, async (profileId) => ({ read: await read(profileId) }));
	if (result === null) throw new Response(null, { status: 403 });
	return result.read;
}

/** Who else is here; nobody when signed out. Never rejects. */
export async function findCompanions(context: Context): Promise<NamedPerson[]> {
	return (await context.get(visitorSession))?.together?.companions ?? [];
}

/** For what is offered: as the person may see it, and a child who is here too. */
export function platformForOffers(context: Context): Platform {
	const platform = context.get(platformContext);
	const { ageLimit } = platform;
	if (!ageLimit) return platform;
	const offered = Promise.all([ageLimit, context.get(visitorSession)]).then(([own, session]) =>
		session?.together ? offeredLimitOf(session) : own,
	);
	// Who reads awaits it.
	offered.catch(() => undefined);
	return { ...platform, ageLimit: offered };
}

/** The catalogue whose lists leave out what is not for the visitor and, where the visitor prefers so, what was watched. */
export function openOwnCatalogue(
	context: Context,
	{ showsAll = false, showsWatched = false }: { showsAll?: boolean; showsWatched?: boolean } = {},
): OpenCatalogue {
	const platform = platformForOffers(context);
	if (showsAll) return openCatalogue(platform);
	const db = context.get(database);
	const companions = findCompanions(context).then((people) => people.map(({ id }) => id));
	const leaveOut = readOwn(context, null, (profileId) => findLeaveOut(db, profileId, { showsWatched, companions }));
	return openCatalogue(platform, { leaveOut });
}

/** For title pages: what is the visitor's own of the title, and the catalogue as `openOwnCatalogue` opens it. */
export function openOwnTitle(context: Context, at: TitlePage) {
	const db = context.get(database);
	const reading = readOwn(context, { ownTitle: NO_TITLE, leaveOut: null }, async (profileId) => {
		const ownTitle = await readOwnTitle(db, { profileId, ...at });
		return { ownTitle, leaveOut: toOwnLeaveOut(db, profileId, ownTitle) };
	}).catch(() => ({ ownTitle: NO_TITLE, leaveOut: null }));
	return {
		catalogue: openCatalogue(context.get(platformContext), { leaveOut: reading.then(({ leaveOut }) => leaveOut) }),
		ownTitle: reading.then(({ ownTitle: { hidden, hideWatched: _, ...facts } }) => ({
			...facts,
			isHidden: hidden.some((title) => isTitle(title, at)),
		})),
	};
}

/** Of the other people of the account, or of those who are here, those whom the title is closed to: it is not recorded for them. */
export async function findClosedTo(
	context: Context,
	title: TitleRef,
	among: "people" | "companions",
): Promise<string[]> {
	const session = await context.get(visitorSession);
	const others = (among === "people" ? session?.people : session?.together?.companions) ?? [];
	const limited = others.filter(({ ageLimit }) => ageLimit !== null);
	if (limited.length === 0) return [];
	const { listClosedTo } = await import("~/domain/library/changes/companions.server");
	return await listClosedTo(context.get(platformContext), limited, title);
}

/** For a movie's watch page, which names what comes next of a collection, watched or not. */
export function openOwnNext(context: Context, playback: Promise<Pick<OwnPlayback, "hidden">>): OpenCatalogue {
	const leaveOut = playback.then(({ hidden }) => toLeaveOut(hidden)).catch(() => null);
	return openCatalogue(context.get(platformContext), { leaveOut });
}

/** For watch pages. */
export async function loadOwnPlayback(context: Context, playable: EpisodeRef): Promise<OwnPlayback> {
	const db = context.get(database);
	const read = readOwn(context, NO_PLAYBACK, (profileId) => readOwnPlayback(db, { profileId, playable }));
	return await read.catch(() => NO_PLAYBACK);
}

/** What `decideNextUp` needs of the title. */
export async function loadViewings(context: Context, title: TitleRef): Promise<Viewing[]> {
	const db = context.get(database);
	return await readOwn(context, [], (profileId) => listTitleViewings(db, { profileId, ...title })).catch(() => []);
}

/** Keys of those among the titles that were watched; of a show, an episode of it. */
export async function loadWatched(context: Context, titles: TitleRef[]): Promise<string[]> {
	const db = context.get(database);
	const read = readOwn(context, [], async (profileId) => [...(await listWatched(db, { profileId, titles }))]);
	return await read.catch(() => []);
}

/** All of a season, by episode. */
export async function loadSeasonViewings(context: Context, at: Season): Promise<Viewing[]> {
	const db = context.get(database);
	const read = readOwn(context, [], async (profileId) => await listSeasonViewings(db, { profileId, ...at }));
	return await read.catch(() => []);
}
