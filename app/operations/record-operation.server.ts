// What the audit log records of an operation. The operation declares how, its handler says the particulars, and the row is
// written here: the domain's functions take the terms of their change and do not know who makes it.
import type { Database } from "~/database/open.server";
import {
	type Actor,
	beginRow,
	findLoss,
	recordDailyAudit,
	recordRefusal,
	termsOf,
	whereStillAllowed,
} from "~/domain/accounts/audit.server";
import type { AuditAction } from "~/domain/accounts/audit-actions";
import type { Terms } from "~/domain/accounts/terms.server";
import { HttpError } from "~/lib/http/http-error";
import type { Sentence } from "~/lib/text/sentence";

type Detail = Record<string, unknown>;

/**
 * - `with-change`: a row in the batch of the change, to which the handler passes `terms`.
 * - `around`: for more than one batch. The row is written before the handler runs, and completed by what it `record`s.
 * - `by-day`: one row a day, which counts.
 * - `never`: only a call by somebody who may not.
 */
type Recorded = "with-change" | "around" | "by-day" | "never";

export interface Audit<Args, Name extends string> {
	action: AuditAction;
	recorded: Recorded;
	/** Whether a call is recorded, that was done (null) or that was refused so; each by default. */
	isRecorded?: (args: Args, refusal: Name | null) => boolean;
}

/** An expected failure of an operation. */
export interface Refusal {
	status: number;
	/** One word for machines. */
	code: string;
	/** What happened, then what to do. */
	message: Sentence;
	/** Of the input, which `errors` then names with the message. */
	field?: string;
	/** For the audit log, where the code does not say it. */
	reason?: string;
}

/** The error of a declared refusal. */
export class RefusedError extends HttpError {
	readonly refusal: string;
	readonly reason?: string;

	constructor(refusal: string, { reason, ...failure }: Omit<Refusal, "field"> & Pick<HttpError, "errors" | "added">) {
		super(failure);
		this.refusal = refusal;
		this.reason = reason;
	}
}

/** For handlers whose operation declares `audit`. */
export interface Recorder {
	/**
	 * For the domain's function that makes the change: the caller may still make it, and its row in the audit log says
	 * `detail`, and the name of a title.
	 */
	terms: (detail?: Detail, targetName?: string) => Terms;
	/** What the row says of an operation that is recorded `around`. The target is what the path names by default. */
	record: (detail: Detail, targetId?: string) => void;
}

interface Recording {
	recorded: Recorded;
	action: AuditAction;
	actor: Actor;
	targetId?: string;
	targetName?: string;
	/** What a form gave as its reason; the row of an act that is done says it. */
	reason?: string;
	isRecorded: (refusal: string | null) => boolean;
}

/**
 * Runs a handler and records it, done or refused. Throws `HttpError` 401 or 403 instead of the handler's refusal when the
 * caller's session or role has ended meanwhile.
 */
export async function runRecorded<Result>(
	db: Database,
	{ recorded, isRecorded, reason, ...started }: Recording,
	run: (recorder: Recorder) => Promise<Result>,
): Promise<Result> {
	const { actor } = started;
	let entry: typeof started & { detail: Detail } = { ...started, detail: {} };
	const recorder: Recorder = {
		terms(detail = {}, targetName = undefined) {
			entry = { ...entry, detail, targetName };
			if (recorded !== "with-change" || !isRecorded(null)) return { isAllowed: whereStillAllowed(actor) };
			return termsOf(db, reason ? { ...entry, detail: { ...detail, reason } } : entry);
		},
		record(detail, targetId = started.targetId) {
			entry = { ...entry, detail, targetId };
		},
	};
	if (recorded === "by-day") {
		const row = { actorId: actor.id, action: entry.action, outcome: "done" } as const;
		const [result] = await Promise.all([run(recorder), recordDailyAudit(db, row)]);
		return result;
	}
	const finish = recorded === "around" ? await beginRow(db, entry) : null;
	try {
		const result = await run(recorder);
		await finish?.({ detail: entry.detail, targetId: entry.targetId });
		return result;
	} catch (error) {
		if (!(error instanceof RefusedError)) {
			await finish?.({ detail: { failed: true } });
			throw error;
		}
		const detail = { ...entry.detail, ...(error.reason && { reason: error.reason }) };
		if (finish) {
			await finish({ outcome: "refused", detail });
			throw error;
		}
		const loss = await findLoss(db, actor);
		if (isRecorded(error.refusal)) {
			await recordRefusal(db, { ...entry, detail: loss ? { ...entry.detail, reason: "no longer allowed" } : detail });
		}
		throw loss ?? error;
	}
}
