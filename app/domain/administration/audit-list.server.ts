import { type AnyColumn, and, desc, eq, getTableColumns, gt, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { auditLog, users } from "~/database/schema/accounts";
import { readCursor, writeCursor } from "~/lib/http/cursor";
import { oneLine } from "~/lib/text/one-line";
import type { AuditAction } from "../accounts/audit-actions";
import { findAccount, findUser } from "../accounts/users.server";
import { titleKey } from "../catalogue/paths";
import { PAGE } from "./queries";
import type { AuditLine, AuditPage } from "./types";
import { isIndexed, listRegistered, searchKey } from "./user-search.server";

const CursorSchema = z.int();

export interface AuditListOptions {
	/** An id, a user name or an address. */
	actor?: string;
	/** A part of the name of who acted, of the user or of the title; or an id. */
	search?: string;
	action?: AuditAction;
	/** The id of a user to whom it was done; without the views of their page. */
	targetId?: string;
	limit?: number;
	cursor?: string;
}

/** A text that names no account may be the id of one that is gone. */
async function findActorId(db: Database, actor: string): Promise<string> {
	const user = (await findUser(db, actor)) ?? (await findAccount(db, actor))?.user;
	return user?.id ?? actor;
}

/** Entries that a search looks through, the newest. */
const SEARCHED_MAX = 50_000;
/** Accounts whose entries a search finds also by the name that they have now, the newest. */
const ACCOUNTS_MAX = 50;

/** Entries by the names that are in them, and by the accounts that match now. */
async function whereFound(db: Database, text: string): Promise<SQL | undefined> {
	const search = { key: searchKey(text), text };
	const accounts = isIndexed(search)
		? await listRegistered(db, search, { isOldestFirst: false, after: null, limit: ACCOUNTS_MAX })
		: [];
	const ids = jsonValues([text, ...accounts.map(({ user }) => user.id)]);
	const isNamed = (name: AnyColumn) => sql`instr(lower(${name}), lower(${text})) > 0`;
	return and(
		gt(auditLog.id, sql`(select max(id) from audit_log) - ${SEARCHED_MAX}`),
		or(
			inArray(auditLog.actor, ids),
			inArray(auditLog.targetId, ids),
			isNamed(auditLog.actorName),
			isNamed(auditLog.targetName),
		),
	);
}

/** Of entries about a title. */
const TitleDetail = z.object({ media_type: z.enum(["movie", "tv"]), media_id: z.coerce.number() });

const [actors, targets] = [alias(users, "actors"), alias(users, "targets")];

/** A page, newest first. Null: the cursor is not valid. An unknown actor has no entries. */
export async function listAudit(
	db: Database,
	{ actor, search = "", action, targetId, limit = PAGE, cursor }: AuditListOptions,
): Promise<AuditPage | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const actorId = actor ? await findActorId(db, actor) : undefined;
	const text = oneLine(search);
	const rows = await db
		.select({
			...getTableColumns(auditLog),
			// Null for an account that is gone.
			actorNow: sql<string | null>`${actors.username}`.as("actor_now"),
			targetNow: sql<string | null>`${targets.username}`.as("target_now"),
		})
		.from(auditLog)
		.leftJoin(actors, eq(actors.id, sql`coalesce(${auditLog.actor}, ${auditLog.actorId})`))
		.leftJoin(targets, eq(targets.id, auditLog.targetId))
		.where(
			and(
				text === "" ? undefined : await whereFound(db, text),
				actorId === undefined ? undefined : eq(auditLog.actor, actorId),
				action && eq(auditLog.action, action),
				targetId === undefined
					? undefined
					: and(eq(auditLog.targetId, targetId), ne(auditLog.action, "user.view" satisfies AuditAction)),
				before === undefined ? undefined : lt(auditLog.id, before),
			),
		)
		.orderBy(desc(auditLog.id))
		.limit(limit + 1);
	const shown = rows.slice(0, limit);
	function targetOf({
		action: name,
		targetId: id,
		targetName,
		targetNow,
		detail,
	}: (typeof shown)[number]): AuditLine["target"] {
		const title = TitleDetail.safeParse(detail).data;
		if (title) {
			const { media_type: mediaType, media_id } = title;
			return { id: titleKey({ mediaType, id: media_id }), username: null, title: targetName, isDeleted: false };
		}
		if (id === null) return null;
		return { id, username: targetName, title: null, isDeleted: name.startsWith("user") && targetNow === null };
	}
	function actorOf({ actor, actorId: by, actorName, actorNow }: (typeof shown)[number]): AuditLine["actor"] {
		const id = actor ?? by;
		return id === null ? null : { id, username: actorNow ?? actorName, isDeleted: actorNow === null };
	}
	const lines = shown.map((row): AuditLine => {
		const { id, at, action: name, outcome, detail, count } = row;
		return {
			id,
			at: new Date(at).toISOString(),
			actor: actorOf(row),
			action: name as AuditAction,
			target: targetOf(row),
			outcome,
			detail,
			count,
		};
	});
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { lines, nextCursor: last ? writeCursor(last.id) : null };
}

/** What was noted when the user was suspended last; null where nothing was, or where the entry is gone after its year. */
export async function findSuspensionReason(db: Database, userId: string): Promise<string | null> {
	const { action, targetId, outcome } = auditLog;
	const [row] = await db
		.select({ detail: auditLog.detail })
		.from(auditLog)
		.where(and(eq(targetId, userId), eq(action, "user.suspend" satisfies AuditAction), eq(outcome, "done")))
		.orderBy(desc(auditLog.id))
		.limit(1);
	return typeof row?.detail.reason === "string" ? row.detail.reason : null;
}
