// Makes, changes, opens and deletes a person's lists.
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { profiles, users } from "~/database/schema/accounts";
import { lists, listTitles } from "~/database/schema/library";
import { selectColumns } from "~/database/select-columns";
import { runCounted } from "~/domain/library/store/limits.server";
import type { ProfileId } from "../../accounts/profiles";
import type { TitleRef } from "../../catalogue/types";
import { LISTS_MAX, listNameKey, type OwnList, toListName } from "./own-lists";
import { whereListed } from "./plan-listings.server";

/** Bytes of the secret in the address of an open list: nobody guesses it. */
const SECRET_BYTES = 20;
const SECRET = /^[\w-]{27}$/;

const COLUMNS = {
	id: lists.id,
	name: lists.name,
	note: lists.note,
	size: lists.size,
	secret: lists.secret,
	showsName: lists.showsName,
	updatedAt: lists.updatedAt,
};

interface ListOf {
	profileId: ProfileId;
	id: string;
}

function whereList({ profileId, id }: ListOf) {
	return and(eq(lists.id, id), eq(lists.profileId, profileId));
}

/** All of a person's, the one that was changed last first. For a batch. */
export function selectLists(db: Database, profileId: ProfileId) {
	return db
		.select(COLUMNS)
		.from(lists)
		.where(eq(lists.profileId, profileId))
		.orderBy(desc(lists.updatedAt), desc(lists.id))
		.limit(LISTS_MAX);
}

/** The same, by name, each with whether a title is in it. For a batch. */
export function selectListsFor(db: Database, profileId: ProfileId, { mediaType, id }: TitleRef) {
	const hasTitle = sql<number>`exists (select 1 from ${listTitles} where list_id = ${lists.id}
		and media_type = ${mediaType} and media_id = ${id} and ${whereListed})`;
	return db
		.select({ id: lists.id, name: lists.name, hasTitle })
		.from(lists)
		.where(eq(lists.profileId, profileId))
		.orderBy(lists.nameKey)
		.limit(LISTS_MAX);
}

/** Null where the person has no such list. */
export async function findList(db: Database, list: ListOf): Promise<OwnList | null> {
	const [row] = await db.select(COLUMNS).from(lists).where(whereList(list)).limit(1);
	return row ?? null;
}

export type ListSaved = { ok: true; list: OwnList } | { ok: false; reason: "missing" | "full" | "taken" };

async function isTaken(db: Database, profileId: ProfileId, name: string, id = ""): Promise<boolean> {
	const rows = await db
		.select({ id: lists.id })
		.from(lists)
		.where(and(eq(lists.profileId, profileId), eq(lists.nameKey, listNameKey(name))))
		.limit(1);
	return rows.some((row) => row.id !== id);
}

interface NewList {
	profileId: ProfileId;
	name: string;
	note: string;
}

/** The row of a new list, where there is room and no other has its name; for a batch. */
export function insertList(db: Database, { profileId, name, note, id }: NewList & { id: string }) {
	const now = Date.now();
	const row = {
		...{ id, profileId, name: toListName(name), nameKey: listNameKey(name), note },
		...{ size: 0, secret: null, showsName: 0, createdAt: now, updatedAt: now },
	};
	const isRoom = sql`where (select count(*) from ${lists} where profile_id = ${profileId}) < ${LISTS_MAX}`;
	return db
		.insert(lists)
		.select(selectColumns(lists, row, isRoom))
		.onConflictDoNothing()
		.returning(COLUMNS);
}

/** Takes a name and a note that were checked. Throws as `runCounted` does. */
export async function createList(db: Database, { profileId, name, note }: NewList): Promise<ListSaved> {
	const insert = insertList(db, { profileId, name, note, id: crypto.randomUUID() });
	const [rows] = (await runCounted(db, { profileId, count: 1 }, [insert])) as OwnList[][];
	const list = rows?.[0];
	if (list) return { ok: true, list };
	return { ok: false, reason: (await isTaken(db, profileId, name)) ? "taken" : "full" };
}

interface ListChanges {
	name?: string;
	note?: string;
	/** True: it gets an address unless it has one. False: the address ends at once. */
	isOpen?: boolean;
	showsName?: boolean;
}

function createSecret(): string {
	return Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString("base64url");
}

/** Takes values that were checked; the others stay. Throws as `runCounted` does. */
export async function updateList(
	db: Database,
	{ profileId, id, name, note, isOpen, showsName }: ListOf & ListChanges,
): Promise<ListSaved> {
	if (name !== undefined && (await isTaken(db, profileId, name, id))) return { ok: false, reason: "taken" };
	const secret = isOpen === undefined ? undefined : isOpen ? sql`coalesce(${lists.secret}, ${createSecret()})` : null;
	const named = name === undefined ? {} : { name: toListName(name), nameKey: listNameKey(name) };
	const update = db
		.update(lists)
		.set({ ...named, note, secret, showsName, updatedAt: Date.now() })
		.where(whereList({ profileId, id }))
		.returning(COLUMNS);
	try {
		const [rows] = (await runCounted(db, { profileId, count: 1 }, [update])) as OwnList[][];
		const list = rows?.[0];
		return list ? { ok: true, list } : { ok: false, reason: "missing" };
	} catch (error) {
		if (name === undefined || !(await isTaken(db, profileId, name, id))) throw error;
		return { ok: false, reason: "taken" };
	}
}

/** With its titles and its address. False where the person has no such list. */
export async function deleteList(db: Database, list: ListOf): Promise<boolean> {
	const deletion = db.delete(lists).where(whereList(list)).returning({ id: lists.id });
	const [rows] = (await runCounted(db, { profileId: list.profileId, count: 1 }, [deletion])) as { id: string }[][];
	return rows?.[0] !== undefined;
}

/** An open list as everyone sees it. */
export interface OpenList extends Pick<OwnList, "id" | "name" | "note" | "size"> {
	/** Who made it; null where they do not want it said. */
	by: string | null;
}

/** The open list at an address; null where there is none, or none any more. */
export async function findOpenList(db: Database, secret: string): Promise<OpenList | null> {
	if (!SECRET.test(secret)) return null;
	const { id, name, note, size } = lists;
	const [row] = await db
		.select({ id, name, note, size, by: sql<string | null>`iif(${lists.showsName}, ${profiles.name}, null)` })
		.from(lists)
		.innerJoin(profiles, eq(profiles.id, lists.profileId))
		.innerJoin(users, and(eq(users.id, profiles.accountId), isNull(users.suspendedAt)))
		.where(eq(lists.secret, secret))
		.limit(1);
	return row ?? null;
}
