// Who else is here when something is watched: it goes into each one's record, by plays of the same id, and is taken back from all.
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { libraries, plays } from "~/database/schema/library";
import type { Together } from "~/domain/accounts/household.server";
import { OWN_PRESS_MS } from "~/domain/library/diary/plays";
import { type Watchers, wherePlay } from "~/domain/library/store/play-statements.server";
import type { Platform } from "~/platform.server";
import { selectPeopleOf } from "../../accounts/household.server";
import type { Holder } from "../../accounts/own-account.server";
import type { CurrentProfile, ProfileId } from "../../accounts/profiles";
import { admitNamed } from "../../accounts/profiles.server";
import { type Catalogue, openCatalogue } from "../../catalogue/catalogue.server";
import type { TitleRef } from "../../catalogue/types";
import type { Change, ChangeOf } from "./changes";

/** Somebody who watches too. */
export interface PresentCompanion extends Pick<Catalogue, "onlyOpen"> {
	profileId: ProfileId;
	/** While they are here, in milliseconds; null for who is named with what they watched, whenever that was. */
	stay: { since: number; until: number } | null;
}

function toCompanion(
	platform: Platform,
	{ id, ageLimit, stay }: Pick<CurrentProfile, "id" | "ageLimit"> & Pick<PresentCompanion, "stay">,
): PresentCompanion {
	// Each sees what is open to them.
	const { onlyOpen } = openCatalogue({ ...platform, ageLimit: Promise.resolve(ageLimit) });
	return { profileId: id, stay, onlyOpen };
}

/** Of other people of the account, the ids of those whom the title is closed to. What cannot be looked up is closed. */
export async function listClosedTo(
	platform: Platform,
	people: Pick<CurrentProfile, "id" | "ageLimit">[],
	title: TitleRef,
): Promise<string[]> {
	const companions = people.map((person) => toCompanion(platform, { ...person, stay: null }));
	const open = await Promise.all(companions.map(({ onlyOpen }) => onlyOpen([title]).catch(() => [])));
	return companions.flatMap(({ profileId }, index) => (open[index]?.length ? [] : [profileId]));
}

/** Those who are here. */
export function toCompanions(platform: Platform, together: Together | null | undefined): PresentCompanion[] {
	const { until = 0, companions = [] } = together ?? {};
	return companions.map(({ since, ...person }) => toCompanion(platform, { ...person, stay: { since, until } }));
}

interface Naming {
	holder: Holder;
	profileId: ProfileId;
	title: TitleRef;
	/** Of the account. */
	ids: string[];
	pins: Record<string, string>;
	/** They have joined already. */
	here: PresentCompanion[];
}

/**
 * Those who are named with a title that they watched, and the ids of whom it is not recorded for: their PIN is wrong, or the title is
 * closed to them. Null where one is no other person of the account. Throws as `admitNamed`.
 */
export async function nameCompanions(
	db: Database,
	platform: Platform,
	{ title, here, ids, ...naming }: Naming,
): Promise<{ companions: PresentCompanion[]; refused: string[] } | null> {
	const joined = here.map((companion) => companion.profileId);
	const admitted = await admitNamed(db, platform.config, { ...naming, ids, joined });
	if (!admitted) return null;
	const named = admitted.map((person) => toCompanion(platform, { ...person, stay: null }));
	const isOpen = await Promise.all(named.map(({ onlyOpen }) => onlyOpen([title]).catch(() => [])));
	const companions = named.filter((_, index) => isOpen[index]?.length);
	const recorded = new Set<string>(companions.map((companion) => companion.profileId));
	return { companions, refused: ids.filter((id) => !recorded.has(id)) };
}

function isIn({ stay }: PresentCompanion, time: number | null): boolean {
	return stay === null || (time !== null && time >= stay.since && time < stay.until);
}

/** Those who are here at a moment. */
export function presentAt(companions: PresentCompanion[], time: number): PresentCompanion[] {
	return companions.filter((companion) => isIn(companion, time));
}

function isShared(companion: PresentCompanion, change: Change): boolean {
	switch (change.kind) {
		case "open":
			return change.since === undefined && isIn(companion, change.at);
		case "progress":
			return isIn(companion, change.at);
		case "play":
			return change.source !== "import" && isIn(companion, change.watchedAt);
		default:
			return false;
	}
}

interface Shared {
	/** The person's own, with who watched too. */
	own: (Change & Watchers)[];
	others: { profileId: ProfileId; changes: (Change & Watchers)[] }[];
}

/** What is watched while others are here, and is open to them, is a change of their records too. What cannot be looked up is closed. */
export async function shareChanges(
	profileId: ProfileId,
	companions: PresentCompanion[],
	changes: Change[],
): Promise<Shared> {
	const shares = await Promise.all(
		companions.map(async (companion) => {
			const shared = changes.filter((change) => isShared(companion, change));
			return { profileId: companion.profileId, changes: new Set(await companion.onlyOpen(shared).catch(() => [])) };
		}),
	);
	const watchersOf = (change: Change) => [
		...shares.flatMap((share) => (share.changes.has(change) ? share.profileId : [])),
		profileId,
	];
	const withOthers = (change: Change, whose: ProfileId): Change & Watchers => {
		const others = watchersOf(change).filter((id) => id !== whose);
		if (others.length === 0) return change;
		return { ...change, companions: others, ...(whose !== profileId && { recordedBy: profileId }) };
	};
	return {
		own: changes.map((change) => withOthers(change, profileId)),
		others: shares
			.filter((share) => share.changes.size > 0)
			.map((share) => ({
				profileId: share.profileId,
				changes: [...share.changes].map((change) => withOthers(change, share.profileId)),
			})),
	};
}

/** Somebody's library, which triggers write to. For a batch. */
export function openLibrary(db: Database, profileId: ProfileId) {
	return db.insert(libraries).values({ profileId }).onConflictDoNothing();
}

/** The changes that take back from others what this person has recorded for them in the last ten minutes. */
export async function listTakenBack(
	db: Database,
	{ profileId, changes }: { profileId: ProfileId; changes: Change[] },
): Promise<{ profileId: ProfileId; changes: ChangeOf<"unplay">[] }[]> {
	const taken = changes.filter((change) => change.kind === "unplay").filter(({ together }) => together);
	if (taken.length === 0) return [];
	const rows = await db
		.select({ profileId: plays.profileId, playId: plays.playId })
		.from(plays)
		.where(
			and(
				inArray(plays.profileId, selectPeopleOf(db, profileId)),
				sql`${plays.playId} in ${jsonValues(taken.map(({ playId }) => playId))}`,
				...[eq(plays.recordedBy, profileId), wherePlay, gt(plays.addedAt, Date.now() - OWN_PRESS_MS)],
			),
		);
	return [...new Set(rows.map((row) => row.profileId))].map((id) => {
		const ids = new Set(rows.filter((row) => row.profileId === id).map(({ playId }) => playId));
		return { profileId: id, changes: taken.filter(({ playId }) => ids.has(playId)) };
	});
}
