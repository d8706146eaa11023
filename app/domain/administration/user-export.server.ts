// The export works in batches, so that memory use does not depend on the number of users.
import { asc, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { USER_COLUMNS, users } from "~/database/schema/accounts";
import { dayOf } from "~/lib/text/days";
import { readInBatches, streamText, writeJsonArray } from "~/lib/text/stream-text";
import { toUserResponse, type User } from "../accounts/types";
import { toUser } from "../accounts/users.server";
import { countUsers } from "./statistics.server";

/** Users per query: one to two megabytes, and few enough queries for a million users in one request. */
const BATCH = 5000;

export interface UserExport {
	body: ReadableStream<Uint8Array>;
	fileName: string;
	/** Expected number of lines. */
	total: number;
}

function selectUsersAfter(db: Database, last: User | null, limit: number) {
	return db
		.select(USER_COLUMNS)
		.from(users)
		.where(last ? sql`(${users.createdAt}, ${users.id}) > (${Date.parse(last.createdAt)}, ${last.id})` : undefined)
		.orderBy(asc(users.createdAt), asc(users.id))
		.limit(limit);
}

async function* readUsers(db: Database) {
	const batches = readInBatches<User>(BATCH, async (last, limit) =>
		(await selectUsersAfter(db, last, limit)).map(toUser),
	);
	for await (const batch of batches) yield batch.map(toUserResponse);
}

/** The response body of `/api` with one user per line, oldest account first. */
async function* writeUsers(db: Database): AsyncGenerator<string> {
	yield '{"success":true,"data":';
	yield* writeJsonArray(readUsers(db));
	yield "}\n";
}

export async function exportUsers(db: Database): Promise<UserExport> {
	const { total } = await countUsers(db);
	return { body: streamText(writeUsers(db)), fileName: `users-${dayOf(Date.now())}.json`, total };
}
