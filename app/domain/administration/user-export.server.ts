// Owns the export of all users. Works in batches, so that memory use does not depend on the number of users.
import { asc, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { users } from "~/database/schema/accounts";
import { dayOf } from "~/lib/days";
import { recordAudit } from "../accounts/audit.server";
import { toUserResponse, type User } from "../accounts/types";
import { toUser, USER_COLUMNS } from "../accounts/users.server";
import { countUsers } from "./statistics.server";

/** Users per query: one to two megabytes, and few enough queries for a million users in one request. */
const BATCH = 5000;

export interface UserExport {
	body: ReadableStream<Uint8Array>;
	fileName: string;
	/** Expected number of lines. */
	total: number;
}

async function readBatch(db: Database, last: User | null): Promise<User[]> {
	const rows = await db
		.select(USER_COLUMNS)
		.from(users)
		.where(last ? sql`(${users.createdAt}, ${users.id}) > (${Date.parse(last.createdAt)}, ${last.id})` : undefined)
		.orderBy(asc(users.createdAt), asc(users.id))
		.limit(BATCH);
	return rows.map(toUser);
}

/** The response body of `/api` with one user per line, oldest account first. Reads a batch when the previous one is consumed. */
function streamUsers(db: Database): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	let last: User | null = null;
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const batch = await readBatch(db, last);
				const lines = batch.map((user) => JSON.stringify(toUserResponse(user))).join(",\n");
				const opening = last ? ",\n" : '{"success":true,"data":[\n';
				const isEnd = batch.length < BATCH;
				const text = `${batch.length > 0 || !last ? opening : ""}${lines}${isEnd ? "\n]}\n" : ""}`;
				controller.enqueue(encoder.encode(text));
				last = batch.at(-1) ?? last;
				if (isEnd) controller.close();
			},
		},
		{ highWaterMark: 0 },
	);
}

/** Writes the audit log entry first, because a download that is cancelled has also exported users. */
export async function exportUsersAs(db: Database, { actor }: { actor: Pick<User, "id"> }): Promise<UserExport> {
	const { total } = await countUsers(db);
	await recordAudit(db, { actorId: actor.id, action: "users.export", outcome: "done", detail: { users: total } });
	return { body: streamUsers(db), fileName: `users-${dayOf(Date.now())}.json`, total };
}
