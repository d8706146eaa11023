// Messages to the operator's webhook. A signal is stored first and then sent, again and again until the receiver has it, so that
// it survives the isolate.
import { and, asc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { createTmdbQueue, openTmdbClient, TmdbError } from "~/clients/tmdb/client.server";
import { sendWebhook, type WebhookAccess } from "~/clients/webhook/send-webhook.server";
import { type Database, openDatabase } from "~/database/open.server";
import { signals } from "~/database/schema/administration";
import { selectColumns } from "~/database/select-columns";
import { withoutQuery } from "~/lib/http/errors";
import type { Platform } from "~/platform.server";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** After each attempt, until the next; there is none after the last. */
const PAUSES_MS = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS);
/** An older signal is not sent any more, because it is out of date. */
const SENT_WITHIN_MS = 2 * DAY_MS;
/** Signals that one run sends. */
const SENT_AT_ONCE = 20;
/** Responses 429 in a minute of which the operator is told. */
const STORM = 100;
/** Milliseconds between two signals of a storm. */
const STORM_QUIET_MS = HOUR_MS;

type Signal = typeof signals.$inferSelect;
type SignalType = Signal["type"];

interface NewSignal {
	type: SignalType;
	/** Never a name, an address or an error message, which may contain one. */
	data: Record<string, string>;
	/** SQL that the table has to meet; `isQuietFor` or a condition of the caller. */
	condition: SQL;
}

/** The same signal was not raised for this long. */
export function whereQuietFor(milliseconds: number, { type, data }: Pick<NewSignal, "type" | "data">): SQL {
	const since = Date.now() - milliseconds;
	return sql`not exists (select 1 from ${signals} where ${signals.type} = ${type} and ${signals.at} > ${since}
		and ${signals.data} = ${JSON.stringify(data)})`;
}

/** Null: the operator wants no signals. */
function findAccess({ config: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } }: Pick<Platform, "config">) {
	return url && secret ? { url, secret } : null;
}

/** Stores a signal and starts to send it, unless there is no webhook. Never rejects. */
export async function raiseSignal(
	platform: Pick<Platform, "config" | "db" | "waitUntil">,
	{ type, data, condition }: NewSignal,
): Promise<void> {
	if (!findAccess(platform)) return;
	const row = {
		id: crypto.randomUUID(),
		type,
		at: Date.now(),
		data: JSON.stringify(data),
		userId: null,
		attempts: 0,
		nextAttemptAt: 0,
		sentAt: null,
	};
	try {
		const stored = await openDatabase(platform.db)
			.insert(signals)
			.select(selectColumns(signals, row, sql`where ${condition}`))
			.returning({ id: signals.id });
		if (stored.length > 0) platform.waitUntil(sendSignals(platform));
	} catch (error) {
		console.warn(JSON.stringify({ signal: type, outcome: "not stored", error: String(withoutQuery(error)) }));
	}
}

/** True for one of several callers: this attempt is theirs. */
async function claimAttempt(db: Database, { id, attempts }: Signal): Promise<boolean> {
	const nextAttemptAt = Date.now() + (PAUSES_MS[attempts] ?? 0);
	const claimed = await db
		.update(signals)
		.set({ attempts: attempts + 1, nextAttemptAt })
		.where(and(eq(signals.id, id), eq(signals.attempts, attempts)))
		.returning({ id: signals.id });
	return claimed.length > 0;
}

async function send(db: Database, access: WebhookAccess, { id, type, at, data, userId }: Signal): Promise<void> {
	const about = userId === null ? data : { ...data, user_id: userId };
	const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: about });
	await sendWebhook(access, { id, body });
	await db.update(signals).set({ sentAt: Date.now() }).where(eq(signals.id, id));
}

async function sendDue(db: Database, access: WebhookAccess): Promise<void> {
	const now = Date.now();
	const due = await db
		.select()
		.from(signals)
		.where(
			and(
				gt(signals.at, now - SENT_WITHIN_MS),
				isNull(signals.sentAt),
				lte(signals.attempts, PAUSES_MS.length),
				lte(signals.nextAttemptAt, now),
			),
		)
		.orderBy(asc(signals.at))
		.limit(SENT_AT_ONCE);
	for (const signal of due) {
		if (await claimAttempt(db, signal)) await send(db, access, signal);
	}
}

/**
 * Sends the signals that are due, the oldest first. Stops at the first that the receiver does not take: it is due again
 * later, after the others. Never rejects.
 */
export async function sendSignals(platform: Pick<Platform, "config" | "db">): Promise<void> {
	const access = findAccess(platform);
	if (!access) return;
	try {
		await sendDue(openDatabase(platform.db), access);
	} catch (error) {
		console.warn(JSON.stringify({ signal: "webhook", outcome: "not sent", error: String(withoutQuery(error)) }));
	}
}

/** Of this isolate. */
const minute = { startedAt: 0, refused: 0 };

/** Counts a response 429; the operator is told of an isolate that sends unusually many. The signal is raised after the response. */
export function countLimited(platform: Pick<Platform, "config" | "db" | "waitUntil">): void {
	const now = Date.now();
	if (now - minute.startedAt >= MINUTE_MS) Object.assign(minute, { startedAt: now, refused: 0 });
	minute.refused++;
	if (minute.refused !== STORM) return;
	const signal = { type: "limits.storm" as const, data: { refused_in_a_minute: String(STORM) } };
	platform.waitUntil(raiseSignal(platform, { ...signal, condition: whereQuietFor(STORM_QUIET_MS, signal) }));
}

/** Why the upstream is down; null: it is up. Undefined: this isolate is too busy to know. */
async function findFailure({ config, isolate }: Platform): Promise<string | null | undefined> {
	const { TMDB_API_BASE_URL: baseUrl, TMDB_TOKEN: token = "" } = config;
	try {
		const client = openTmdbClient({ baseUrl, token, queue: isolate.get(createTmdbQueue) });
		await client.get("/genre/movie/list", new URLSearchParams());
		return null;
	} catch (error) {
		if (!(error instanceof TmdbError)) throw error;
		return error.failure === "crowded" ? undefined : error.failure;
	}
}

/** For the scheduled worker. Raises a signal when the upstream goes down and when it is up again: only when the state differs from that of the last one. Does nothing without a webhook and an upstream. */
export async function watchUpstream(platform: Platform): Promise<void> {
	if (!platform.config.WEBHOOK_URL || !platform.config.TMDB_TOKEN) return;
	const failure = await findFailure(platform);
	if (failure === undefined) return;
	const last = sql`(select type from ${signals} where type in ('upstream.down', 'upstream.up') order by at desc limit 1)`;
	await raiseSignal(
		platform,
		failure === null
			? { type: "upstream.up", data: {}, condition: sql`${last} = 'upstream.down'` }
			: { type: "upstream.down", data: { reason: failure }, condition: sql`${last} is not 'upstream.down'` },
	);
}
