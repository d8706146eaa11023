// Matches, applies and undoes an import in bounded steps. Each step can be repeated: a request that is cut off leaves work
// that the next one takes up, from the import's page, from a program that waits for it or from the clock.
import { and, asc, eq, inArray, not, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { imports } from "~/database/schema/imports";
import type { Platform } from "~/platform.server";
import { openCatalogueForImport, UpstreamError } from "../../catalogue/catalogue.server";
import { applySome, undoSome } from "./apply-rows.server";
import { countRows } from "./import-rows.server";
import { type ImportWork, isHeld, isIdle, RUNNING, readOptions, type StoredImport } from "./imports.server";
import { matchSome } from "./match-rows.server";
import { planSome } from "./plan-rows.server";

/** Milliseconds that one request works at most, so that a page shows how far it is. */
const STEP_MS = 6000;
/** Milliseconds that the clock works on imports at most. */
const JOB_MS = 60_000;
const JOB_IMPORTS = 20;
/** Milliseconds for which no other request works on it. */
const LEASE_MS = 30_000;

/** Another import of the profile is written first: what this one's rows become follows from it. */
const waitsForOther = sql`(${imports.state} in ('applying', 'undoing') and exists (select 1 from ${imports} as earlier
	where earlier.user_id = ${imports.userId} and earlier.state in ('applying', 'undoing')
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
				isIdle(now),
				inArray(imports.state, RUNNING),
				sql`not exists (select 1 from ${imports} as other
					where other.user_id = ${imports.userId} and other.lease_until >= ${now})`,
				not(waitsForOther),
			),
		)
		.returning();
	return taken ?? null;
}

/** Ends the work of a state, unless it was stopped meanwhile. */
async function end(
	{ db, stored }: ImportWork,
	from: "applying" | "undoing",
	state: "applied" | "undone",
): Promise<void> {
	const isOwn = and(eq(imports.id, stored.id), eq(imports.state, from));
	await db.update(imports).set({ state, askedAt: Date.now() }).where(isOwn);
}

/** The rows wait for a person. */
async function endMatching({ db, stored }: ImportWork): Promise<void> {
	await db
		.update(imports)
		.set({ state: stored.appliedAt === null ? "ready" : "applied" })
		.where(and(isHeld(stored), eq(imports.state, "matching")));
}

/** The steps of an import's state; each returns true when nothing is left. */
function openSteps(work: ImportWork): () => Promise<boolean> {
	const { state } = work.stored;
	/** The last row that is done. */
	let at = 0;
	// An import that is applied may have rows to plan anew.
	let isPlanned = state === "undoing";
	return async () => {
		if (!isPlanned) {
			if (!(await matchSome(work)) || !(await planSome(work))) return false;
			isPlanned = true;
		}
		if (state === "matching") {
			await endMatching(work);
			return true;
		}
		const next = await (state === "undoing" ? undoSome(work, at) : applySome(work, at));
		if (next === null) await (state === "undoing" ? end(work, state, "undone") : end(work, "applying", "applied"));
		else at = next;
		return next === null;
	};
}

/**
 * Works on an import until it is done or the time of one request is over. `idle`: there is nothing to do, or another request
 * does it; `waits`: another import of the profile is written first; `down`: the catalogue does not answer. Nothing is lost.
 */
export async function workOn(platform: Platform, id: string): Promise<"worked" | "idle" | "waits" | "down"> {
	const db = openDatabase(platform.db);
	const stored = await take(db, id);
	if (!stored) return (await db.$count(imports, and(eq(imports.id, id), waitsForOther))) > 0 ? "waits" : "idle";
	const catalogue = openCatalogueForImport(platform, stored.userId);
	const step = openSteps({ db, stored, catalogue, options: readOptions(stored) });
	const until = Date.now() + STEP_MS;
	try {
		let isDone = false;
		while (!isDone && Date.now() < until) {
			const [now] = await db.select({ state: imports.state }).from(imports).where(isHeld(stored)).limit(1);
			isDone = now?.state !== stored.state || (await step());
		}
		return "worked";
	} catch (error) {
		if (!(error instanceof UpstreamError)) throw error;
		return "down";
	} finally {
		await db
			.update(imports)
			.set({ leaseUntil: 0, tally: countRows(id) })
			.where(isHeld(stored));
	}
}

/** Imports that nobody waits for: the tab was closed, or the server started anew. Works on one after another for a while. */
export async function workOnWaiting(platform: Platform): Promise<void> {
	const db = openDatabase(platform.db);
	const until = Date.now() + JOB_MS;
	const waiting = await db
		.select({ id: imports.id })
		.from(imports)
		.where(and(inArray(imports.state, RUNNING), isIdle(Date.now())))
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
