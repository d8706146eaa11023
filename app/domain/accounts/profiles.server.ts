// The profiles of an account: adds, changes and deletes them, and puts a session into one.
import { and, asc, eq, exists, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { profiles, sessions } from "~/database/schema/accounts";
import { selectColumns } from "~/database/select-columns";
import { mapValues } from "~/lib/map-values";
import { type AgeLimit, readAgeLimit } from "../catalogue/certificates/certificates";
import { subtractProfiles } from "./deleted-counts.server";
import { nextMorning, whereCompanion, withCompanion, withoutCompanion } from "./household.server";
import { type Holder, verifyOwnPassword } from "./own-account.server";
import { hashPassword, isPassword } from "./passwords.server";
import { checkPinWithinLimits, reopenPin } from "./pin-attempts.server";
import {
	emblemOf,
	PERSON_FIELDS,
	type PersonFields,
	PROFILE_COLOURS,
	PROFILES_MAX,
	type Profile,
	type ProfileId,
	readPersonFields,
} from "./profiles";

type ProfileRow = typeof profiles.$inferSelect;

/** Of a session whose profile has got a PIN in another session: it is in none. */
const PUT_OUT = "" as ProfileId;

function toProfile(row: ProfileRow): Profile {
	const { id, accountId, pinHash, createdAt } = row;
	const isFirst = (id as string) === accountId;
	const ageLimit = row.ageLimit === null ? null : readAgeLimit(row.ageLimit);
	return { id, ...readPersonFields(row), hasPin: pinHash !== null, ageLimit, isFirst, createdAt };
}

async function listRows(db: Database, accountId: string): Promise<ProfileRow[]> {
	return await db
		.select()
		.from(profiles)
		.where(eq(profiles.accountId, accountId))
		.orderBy(sql`${profiles.id} = ${accountId} desc`, asc(profiles.createdAt), asc(profiles.name))
		.limit(PROFILES_MAX);
}

/** The first one first, then in the order in which they were added. */
export async function listProfiles(db: Database, accountId: string): Promise<Profile[]> {
	return (await listRows(db, accountId)).map(toProfile);
}

/** One of the account's; null for any other id. */
async function findRow(db: Database, { accountId, id }: { accountId: string; id: string }): Promise<ProfileRow | null> {
	return (await listRows(db, accountId)).find((row) => row.id === id) ?? null;
}

/** Whether another profile has the name; the index decides where two requests give the same one at once. */
function isTaken(rows: ProfileRow[], name: string, id?: string): boolean {
	return rows.some((row) => row.id !== id && row.name.toLowerCase() === name.toLowerCase());
}

interface ProfileFields extends Partial<PersonFields> {
	/** Null: none. */
	pin?: string | null;
	/** Null: not a child's. */
	ageLimit?: AgeLimit | null;
}

const toStored = (ageLimit: AgeLimit | null) => (ageLimit ? JSON.stringify(ageLimit) : null);

/** The fields as they are stored. */
function trimmed<Given extends Partial<PersonFields>>(fields: Given): Given {
	const entered = Object.entries(fields).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entered.map(([name, value]) => [name, value.trim()])) as Given;
}

export type ProfileSaved<Reason extends string> = { ok: true; profile: Profile } | { ok: false; reason: Reason };

/** The pictogram follows from the id: no two people of an account get the same one. */
function createId(rows: ProfileRow[]): ProfileId {
	const used = new Set(rows.map(({ id }) => emblemOf(id)));
	for (;;) {
		const id: string = crypto.randomUUID();
		if (!used.has(emblemOf(id))) return id as ProfileId;
	}
}

/** Takes validated fields. Without a colour, the profile gets the first one that no other has. */
export async function createProfile(
	db: Database,
	{
		accountId,
		network,
		pin,
		ageLimit = null,
		...typed
	}: { accountId: string; network: string; name: string } & ProfileFields,
): Promise<ProfileSaved<"full" | "taken">> {
	const fields = trimmed(typed);
	const { name } = fields;
	const rows = await listRows(db, accountId);
	if (rows.length >= PROFILES_MAX) return { ok: false, reason: "full" };
	if (isTaken(rows, name)) return { ok: false, reason: "taken" };
	const unused = PROFILE_COLOURS.find((candidate) => rows.every((row) => row.colour !== candidate));
	const added = {
		...mapValues(PERSON_FIELDS, () => ""),
		colour: unused ?? PROFILE_COLOURS[0],
		...fields,
		id: createId(rows),
		accountId,
		pinHash: pin ? await hashPassword(pin, network) : null,
		ageLimit: toStored(ageLimit),
		createdAt: Date.now(),
	};
	const isRoom = sql`where (select count(*) from ${profiles} where account_id = ${accountId}) < ${PROFILES_MAX}`;
	const [row] = await db
		.insert(profiles)
		.select(selectColumns(profiles, added, isRoom))
		.onConflictDoNothing()
		.returning();
	if (row) return { ok: true, profile: toProfile(row) };
	return { ok: false, reason: isTaken(await listRows(db, accountId), name) ? "taken" : "full" };
}

/** What somebody knows who may use or change a profile that has a PIN: the PIN, or the password of the account. */
interface Proof {
	pin?: string;
	/** Decides where it is given: too many wrong PINs do not stop who has it. */
	password?: string;
}

/**
 * Null: `proof` is enough. Of a profile without a PIN, nothing is to be known, unless a child would leave. Throws `HttpError`: 429 or 403 after too many wrong
 * PINs, 401 after too many wrong passwords.
 */
async function findFault(
	db: Database,
	config: Config,
	{
		row,
		holder,
		proof: { pin, password },
		isLeaving = false,
	}: { row: ProfileRow; holder: Holder; proof: Proof; isLeaving?: boolean },
): Promise<"wrong-pin" | "wrong-password" | "leaving" | null> {
	const { id, pinHash } = row;
	const { sessionId, network } = holder;
	const attempt = pinHash === null ? null : { sessionId, profileId: id, pinHash };
	if (password !== undefined) {
		if ((await verifyOwnPassword(db, { ...holder, password })) === null) return "wrong-password";
		if (attempt) await reopenPin(db, config, attempt);
		return null;
	}
	if (!attempt) return isLeaving ? "leaving" : null;
	if (!pin) return "wrong-pin";
	const check = () => isPassword(pin, attempt.pinHash, network);
	return (await checkPinWithinLimits(db, config, { attempt, check })) ? null : "wrong-pin";
}

/** Takes validated fields. To change or remove a PIN, `proof` has it, or the password of the account. Throws as `findFault`. */
export async function updateProfile(
	db: Database,
	config: Config,
	{ id, holder, fields, proof }: { id: string; holder: Holder; fields: ProfileFields; proof: Proof },
): Promise<ProfileSaved<"missing" | "taken" | "first" | "wrong-pin" | "wrong-password">> {
	const { userId: accountId, sessionId, network } = holder;
	const rows = await listRows(db, accountId);
	const row = rows.find((candidate) => candidate.id === id);
	if (!row) return { ok: false, reason: "missing" };
	const { pin, ageLimit, ...typed } = fields;
	// The first person stands for the account.
	if (ageLimit && (row.id as string) === accountId) return { ok: false, reason: "first" };
	const entered = trimmed(typed);
	const { name } = entered;
	if (name !== undefined && isTaken(rows, name, id)) return { ok: false, reason: "taken" };
	if (pin !== undefined) {
		const fault = await findFault(db, config, { row, holder, proof });
		if (fault && fault !== "leaving") return { ok: false, reason: fault };
	}
	const pinHash = typeof pin === "string" ? await hashPassword(pin, network) : pin;
	const limited = ageLimit === undefined ? {} : { ageLimit: toStored(ageLimit) };
	const changes = { name: row.name, ...entered, ...limited, pinHash };
	const hasNoPin = db
		.select({ id: profiles.id })
		.from(profiles)
		.where(and(eq(profiles.id, row.id), isNull(profiles.pinHash)));
	try {
		const [, [updated]] = await db.batch([
			// Who is in the first profile because nobody was chosen, stays in it when it gets a PIN.
			db
				.update(sessions)
				.set({ profileId: row.id })
				.where(
					and(
						...[eq(sessions.id, sessionId), eq(sessions.userId, row.id), isNull(sessions.profileId)],
						exists(hasNoPin),
					),
				),
			db
				.update(profiles)
				.set(changes)
				.where(and(eq(profiles.id, row.id), eq(profiles.accountId, accountId)))
				.returning(),
			// Other sessions that are in it, or in which they are here, have to give the new PIN.
			db
				.update(sessions)
				.set({ profileId: PUT_OUT, together: null })
				.where(
					and(
						...[eq(sessions.userId, accountId), eq(sessions.profileId, row.id)],
						ne(sessions.id, sessionId),
						sql`${typeof pinHash === "string"}`,
					),
				),
			db
				.update(sessions)
				.set({ together: withoutCompanion(row.id) })
				.where(and(eq(sessions.userId, accountId), whereCompanion(row.id), sql`${typeof pinHash === "string"}`)),
		]);
		return updated ? { ok: true, profile: toProfile(updated) } : { ok: false, reason: "missing" };
	} catch (error) {
		if (name === undefined || !isTaken(await listRows(db, accountId), name, id)) throw error;
		return { ok: false, reason: "taken" };
	}
}

export type ProfileDeleted = { ok: true } | { ok: false; reason: "missing" | "first" | "wrong-password" };

/**
 * With its library. The sessions that are in it are in none then; those of a child end, so that it is not let out, with those that may
 * have been in it until it got a PIN.
 */
export async function deleteProfile(
	db: Database,
	{ id, holder, password }: { id: string; holder: Holder; password: string },
): Promise<ProfileDeleted> {
	const { userId: accountId } = holder;
	const row = await findRow(db, { accountId, id });
	if (!row) return { ok: false, reason: "missing" };
	if ((row.id as string) === accountId) return { ok: false, reason: "first" };
	if ((await verifyOwnPassword(db, { ...holder, password })) === null) return { ok: false, reason: "wrong-password" };
	const isDeleted = sql`${and(eq(profiles.id, row.id), eq(profiles.accountId, accountId), ne(profiles.id, accountId as ProfileId))}`;
	const isOfChild = sql`${row.ageLimit !== null}`;
	await db.batch([
		subtractProfiles(db, isDeleted),
		db.delete(profiles).where(isDeleted),
		db
			.delete(sessions)
			.where(and(eq(sessions.userId, accountId), inArray(sessions.profileId, [row.id, PUT_OUT]), isOfChild)),
		db
			.update(sessions)
			.set({ together: withoutCompanion(row.id) })
			.where(and(eq(sessions.userId, accountId), whereCompanion(row.id))),
	]);
	return { ok: true };
}

/** Whether the session is in a child, or may have been in one that it was put out of, and `row` is somebody else. */
async function isLeavingChild(
	db: Database,
	{ rows, row, holder }: { rows: ProfileRow[]; row: ProfileRow; holder: Holder },
) {
	const { userId, sessionId } = holder;
	const [session] = await db
		.select({ profileId: sessions.profileId })
		.from(sessions)
		.where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
	const chosenId = session?.profileId ?? null;
	const current = rows.find(({ id }) => id === (chosenId ?? userId));
	if (current?.id === row.id) return false;
	return current ? current.ageLimit !== null : rows.some(({ ageLimit }) => ageLimit !== null);
}

/**
 * Puts the session into a profile of its account. Choosing another person ends the confirmation of the password, which was given
 * by the one before, and nobody else is here then. `leaving`: out of a child's profile, nobody without a PIN is chosen without the password. Throws as `findFault`.
 */
export async function chooseProfile(
	db: Database,
	config: Config,
	{ id, holder, ...proof }: { id: string; holder: Holder } & Proof,
): Promise<ProfileSaved<"missing" | "wrong-pin" | "wrong-password" | "leaving">> {
	const { userId: accountId, sessionId } = holder;
	const rows = await listRows(db, accountId);
	const row = rows.find((candidate) => candidate.id === id);
	if (!row) return { ok: false, reason: "missing" };
	const isLeaving = await isLeavingChild(db, { rows, row, holder });
	const fault = await findFault(db, config, { row, holder, proof, isLeaving });
	if (fault) return { ok: false, reason: fault };
	const isFirstWithoutPin = (row.id as string) === accountId && row.pinHash === null;
	const isSame = sql`(${sessions.profileId} = ${row.id} or (${sessions.profileId} is null and ${isFirstWithoutPin}))`;
	await db
		.update(sessions)
		.set({
			profileId: row.id,
			passwordAt: sql`iif(${isSame}, ${sessions.passwordAt}, 0)`,
			together: sql`iif(${isSame}, ${sessions.together}, null)`,
		})
		.where(and(eq(sessions.id, sessionId), eq(sessions.userId, accountId)));
	return { ok: true, profile: toProfile(row) };
}

export type CompanionAdmitted =
	| { ok: true; stored: string | null }
	| { ok: false; reason: "missing" | "wrong-pin" | "wrong-password" };

/**
 * Says that a person of the account is here too, until the next morning; again changes nothing. One with a PIN joins by it, or by the
 * password of the account, and only in this session. Throws as `findFault`.
 */
export async function admitCompanion(
	db: Database,
	config: Config,
	{
		id,
		holder,
		profileId,
		timeZone,
		...proof
	}: { id: string; holder: Holder; profileId: ProfileId; timeZone: string } & Proof,
): Promise<CompanionAdmitted> {
	const row = await findRow(db, { accountId: holder.userId, id });
	if (!row || row.id === profileId) return { ok: false, reason: "missing" };
	const fault = await findFault(db, config, { row, holder, proof });
	if (fault && fault !== "leaving") return { ok: false, reason: fault };
	const until = nextMorning(Date.now(), timeZone);
	const stored = await setTogether(db, { holder, profileId, together: withCompanion(row.id, until) });
	return stored === undefined ? { ok: false, reason: "missing" } : { ok: true, stored };
}

/**
 * Those of the people of the account who are named with what they watched and may join: by their PIN where they have one and have not
 * joined already. Null where one is no other person of the account. Throws as `findFault`.
 */
export async function admitNamed(
	db: Database,
	config: Config,
	{
		ids,
		pins,
		joined,
		holder,
		profileId,
	}: { ids: string[]; pins: Record<string, string>; joined: string[]; holder: Holder; profileId: ProfileId },
): Promise<Profile[] | null> {
	const rows = ids.length > 0 ? await listRows(db, holder.userId) : [];
	const named = rows.filter((row) => row.id !== profileId && ids.includes(row.id));
	if (ids.some((id) => named.every((row) => row.id !== id))) return null;
	const admitted: Profile[] = [];
	for (const row of named) {
		const proof = { pin: pins[row.id] };
		if (joined.includes(row.id) || !(await findFault(db, config, { row, holder, proof })))
			admitted.push(toProfile(row));
	}
	return admitted;
}

/**
 * They have gone; again changes nothing. What was recorded stays. Returns what the session stores then; undefined where the account has
 * no such person.
 */
export async function dismissCompanion(
	db: Database,
	{ id, ...of }: { id: string } & Omit<TogetherOf, "together">,
): Promise<string | null | undefined> {
	const row = await findRow(db, { accountId: of.holder.userId, id });
	return row ? await setTogether(db, { ...of, together: withoutCompanion(row.id) }) : undefined;
}

interface TogetherOf {
	holder: Pick<Holder, "userId" | "sessionId">;
	/** Who watches. */
	profileId: ProfileId;
	together: SQL;
}

/** Of the session, while the same person is in it. Returns what it stores; undefined where it has ended or is in another. */
async function setTogether(
	db: Database,
	{ holder, profileId, together }: TogetherOf,
): Promise<string | null | undefined> {
	const { userId, sessionId } = holder;
	const isIn = sql`coalesce(${sessions.profileId}, ${sessions.userId}) = ${profileId}`;
	const [row] = await db
		.update(sessions)
		.set({ together })
		.where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isIn))
		.returning({ together: sessions.together });
	return row?.together;
}
