// Matches, applies and undoes an import in bounded steps. Each step can be repeated: a request that is cut off leaves work
// that the next one takes up, from the import's page, from a program that waits for it or from the clock.
import { and, asc, eq, inArray, not, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import type { Platform } from "~/platform.server";
import { openCatalogueForImport, UpstreamError } from "../../catalogue/catalogue.server";
import { applySome, undoSome } from "./apply-rows.server";
import { whereDiffers } from "./differences";
import { type ImportWork, RUNNING, readOptions, type StoredImport, whereHeld, whereIdle } from "./imports.server";
import { matchSome } from "./match-rows.server";
import { leaveOutBeyondRoom } from "./plan-room.server";
import { planSome } from "./plan-rows.server";
import { planOthersAnew } from "./states.server";

/** Milliseconds that one request works at most, so that a page shows how far it is. */
const STEP_MS = 6000;
/** Milliseconds that the clock works on imports at most. */
const JOB_MS = 60_000;
const JOB_IMPORTS = 20;
/** Milliseconds for which no other request works on it. */
const LEASE_MS = 30_000;

/** Another import of the profile is written first: what this one's rows become follows from it. */
const whereWaiting = sql`(${imports.state} in ('applying', 'undoing') and exists (select 1 from ${imports} as earlier
	where earlier.profile_id = ${imports.profileId} and +earlier.state in ('applying', 'undoing')
		and (earlier.asked_at, earlier.id) < (${imports.askedAt}, ${imports.id})))`;

/** Null while another request works on it or on another import of the same profile, and where there is nothing to do. */
async function take(db: Database, id: string): Promise<StoredImport | null> {
	const now = Date.now();
	const [taken] = await db
		.update(imports)
		.set({ leaseUntil: now + LEASE_MS })
		.where(
			and(
				eq(imports.id, id),
				whereIdle(now),
				inArray(imports.state, RUNNING),
				sql`not exists (select 1 from ${imports} as other
					where other.profile_id = ${imports.profileId} and +other.lease_until >= ${now})`,
				not(whereWaiting),
			),
		)
		.returning();
	return taken ?? null;
}

type Step = (work: ImportWork) => Promise<boolean>;

/** What is done in a state, one after the other, and the state that follows. Each step returns true when nothing is left. */
const WORK: Record<(typeof RUNNING)[number], { steps: Step[]; next: StoredImport["state"] }> = {
	matching: { steps: [matchSome, planSome, leaveOutBeyondRoom], next: "ready" },
	// Its rows are planned anew: the library may have changed since.
	applying: { steps: [matchSome, planSome, leaveOutBeyondRoom, applySome], next: "applied" },
	undoing: { steps: [undoSome], next: "undone" },
};

/** Ends the work of a state, unless a person has changed or stopped it meanwhile. */
async function end({ db, stored }: ImportWork, state: StoredImport["state"]): Promise<void> {
	const whereSame = and(whereHeld(stored), eq(imports.state, stored.state));
	const differing = sql`(select json_group_object(kind, rows) from (select kind, count(*) as rows from ${importRows}
		where import_id = ${stored.id} and ${whereDiffers} group by kind))`;
	const options = sql`json_set(options, '$.differing', ${differing})`;
	const ended = db.update(imports).set({ state, options, askedAt: Date.now() }).where(whereSame);
	await db.batch(stored.state === "matching" ? [ended] : [ended, ...planOthersAnew(db, stored)]);
}

/** Works until nothing is left, the import is changed or stopped, or the time is over. */
async function workUntil(work: ImportWork, until: number): Promise<void> {
	const { db, stored } = work;
	const { steps, next } = WORK[stored.state as keyof typeof WORK];
	for (const step of steps) {
		let isDone = false;
		while (!isDone) {
			const [now] = await db.select({ state: imports.state }).from(imports).where(whereHeld(stored)).limit(1);
			if (now?.state !== stored.state || Date.now() >= until) return;
			isDone = await step(work);
		}
	}
	await end(work, next);
}

/**
 * Works on an import until it is done or the time of one request is over. `idle`: there is nothing to do, or another request
 * does it; `waits`: another import of the profile is written first; `down`: the catalogue does not answer. Nothing is lost.
 */
export async function workOn(platform: Platform, id: string): Promise<"worked" | "idle" | "waits" | "down"> {
	const db = openDatabase(platform.db);
	const stored = await take(db, id);
	if (!stored) return (await db.$count(imports, and(eq(imports.id, id), whereWaiting))) > 0 ? "waits" : "idle";
	const catalogue = openCatalogueForImport(platform, stored.profileId);
	try {
		await workUntil({ db, stored, catalogue, options: readOptions(stored) }, Date.now() + STEP_MS);
		return "worked";
	} catch (error) {
		if (!(error instanceof UpstreamError)) throw error;
		return "down";
	} finally {
		await db.update(imports).set({ leaseUntil: 0 }).where(whereHeld(stored));
	}
}

/** Imports that nobody waits for: the tab was closed, or the server started anew. Works on one after another for a while. */
export async function workOnWaiting(platform: Platform): Promise<void> {
	const db = openDatabase(platform.db);
	const until = Date.now() + JOB_MS;
	const waiting = await db
		.select({ id: imports.id })
		.from(imports)
		.where(and(inArray(imports.state, RUNNING), whereIdle(Date.now())))
		.orderBy(asc(imports.leaseUntil))
		.limit(JOB_IMPORTS);
	const failures: unknown[] = [];
	for (const { id } of waiting) {
		try {
			let isWorking = true;
			while (isWorking && Date.now() < until) isWorking = (await workOn(platform, id)) === "worked";
		} catch (error) {
			// The next one is worked on: this one may fail each time.
			failures.push(error);
		}
	}
	if (failures.length > 0) throw failures[0];
}
