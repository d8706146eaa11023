// What support sees of one person: enough to tell why they cannot sign in or watch, and no more.
import { openDatabase } from "~/database/open.server";
import type { Platform } from "~/platform.server";
import { listActivity } from "../accounts/activity.server";
import { readSignInLimits } from "../accounts/password-attempts.server";
import { canManage } from "../accounts/policy";
import type { Profile, ProfileId } from "../accounts/profiles";
import { listProfiles } from "../accounts/profiles.server";
import { findResetLinkEnd } from "../accounts/reset-links.server";
import { listSessions } from "../accounts/sessions.server";
import { findSuspension } from "../accounts/suspension.server";
import { type Activity, OWN_ACTIVITY_KINDS, type User } from "../accounts/types";
import { findUser } from "../accounts/users.server";
import { openCatalogue } from "../catalogue/catalogue.server";
import { listBlockedSaves } from "../library/lists/later-list.server";
import { listWatches } from "../library/store/watch-history.server";
import { findSuspensionReason, listAudit } from "./audit-list.server";
import { findCardInTime } from "./block-form.server";
import type { AuditLine, NamedTitle, Support, UserDetails } from "./types";

/** Entries of the audit log about the user. */
const LINES_MAX = 10;
/** Saved titles that are blocked. */
const BLOCKED_MAX = 5;

/** What was done to the user, and what an ordinary user was refused; the newest first. */
async function listLines(platform: Platform, { id, role }: User): Promise<AuditLine[]> {
	const db = openDatabase(platform.db);
	const pages = await Promise.all([
		listAudit(db, { targetId: id, limit: LINES_MAX }),
		// An admin's own lines are their work, which the audit log shows.
		role === "user" ? listAudit(db, { actor: id, limit: LINES_MAX }) : null,
	]);
	const lines = new Map(pages.flatMap((page) => page?.lines ?? []).map((line) => [line.id, line]));
	return [...lines.values()].sort((a, b) => b.id - a.id).slice(0, LINES_MAX);
}

/** What is listed of each profile of an account. */
async function listOf<Row>(profiles: Profile[], list: (id: ProfileId) => Promise<Row[]>): Promise<Row[]> {
	return (await Promise.all(profiles.map(({ id }) => list(id)))).flat();
}

/** What administrators did is in the audit log, with their names. */
function isOwn({ kind }: Activity): boolean {
	return OWN_ACTIVITY_KINDS.some((ownKind) => ownKind === kind);
}

async function readSupport(platform: Platform, user: User): Promise<Support> {
	const db = openDatabase(platform.db);
	const catalogue = openCatalogue(platform, { showsBlocked: true });
	const { id } = user;
	const profiles = await listProfiles(db, id);
	const [sessions, activity, signIn, linkUntil, openedLast, blocked, lines] = await Promise.all([
		listSessions(db, id),
		listActivity(db, id),
		readSignInLimits(db, platform.config, id),
		findResetLinkEnd(db, id),
		listOf(profiles, (profileId) => listWatches(db, { profileId, limit: 1 })),
		listOf(profiles, (profileId) => listBlockedSaves(db, profileId, BLOCKED_MAX + 1)),
		listLines(platform, user),
	]);
	async function name({ mediaType, id: titleId }: NamedTitle["ref"]): Promise<NamedTitle> {
		const ref = { mediaType, id: titleId };
		return { ref, title: (await findCardInTime(catalogue, ref))?.title ?? null };
	}
	const [opened] = openedLast.sort((a, b) => b.lastWatched - a.lastWatched);
	const fromDevice = activity.find(({ userAgent }) => userAgent !== null);
	const [lastOpened, blockedSaves] = await Promise.all([
		opened ? name(opened).then((named) => ({ ...named, at: new Date(opened.lastWatched).toISOString() })) : null,
		Promise.all(blocked.slice(0, BLOCKED_MAX).map(name)),
	]);
	return {
		lastSeen: sessions[0]?.lastUsedAt ?? fromDevice?.at ?? null,
		sessions: sessions.length,
		browser: sessions[0]?.userAgent ?? null,
		signIn,
		linkUntil,
		lastOpened,
		blockedSaves,
		hasMoreBlocked: blocked.length > BLOCKED_MAX,
		lines,
		activity: activity.flatMap((event) => (isOwn(event) ? [{ ...event, network: null }] : [])),
	};
}

/** Null: there is no such user. Who shows it records that (`recordView`). */
export async function readUserDetails(
	platform: Platform,
	{ id, viewer }: { id: string; viewer: Pick<User, "role"> },
): Promise<UserDetails | null> {
	const db = openDatabase(platform.db);
	const user = await findUser(db, id);
	if (!user) return null;
	const isManaged = canManage(viewer, user);
	const [suspendedAt, suspensionReason, support] = await Promise.all([
		user.isSuspended ? findSuspension(db, id) : null,
		user.isSuspended && isManaged ? findSuspensionReason(db, id) : null,
		isManaged ? readSupport(platform, user) : null,
	]);
	return { user, suspendedAt, suspensionReason, support };
}
