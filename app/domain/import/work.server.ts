// Matches, applies and undoes an import in bounded steps. Each step can be repeated: a request that is cut off leaves work
// that the next one takes up, from the import's page, from a program that waits for it or from the clock.
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { imports } from "~/database/schema/imports";
import type { Platform } from "~/platform.server";
import { openCatalogueForImport, UpstreamError } from "../catalogue/catalogue.server";
import { applySome, START, undoSome } from "./apply-rows.server";
import { countRows } from "./import-rows.server";
import { type ImportWork, isHeld, isIdle, RUNNING, readOptions, type StoredImport } from "./imports.server";
import { lookUpOthers } from "./look-up-anew.server";
import { matchSome } from "./match-rows.server";

/** Milliseconds that one request works at most, so that a page shows how far it is. */
const STEP_MS = 6000;
/** Milliseconds that the clock works on imports at most. */
const JOB_MS = 60_000;
const JOB_IMPORTS = 20;
/** Milliseconds for which no other request works on it. */
const LEASE_MS = 30_000;

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
	await db.batch([...lookUpOthers(db, stored), db.update(imports).set({ state }).where(isOwn)]);
}

/** The steps of an import's state; each returns true when nothing is left. */
function openSteps(work: ImportWork): () => Promise<boolean> {
	if (work.stored.state === "matching") return () => matchSome(work);
	const [some, from, to] =
		work.stored.state === "applying"
			? ([applySome, "applying", "applied"] as const)
			: ([undoSome, "undoing", "undone"] as const);
	let at = START;
	return async () => {
		const next = await some(work, at);
		if (next === null) await end(work, from, to);
		else at = next;
		return next === null;
	};
}

/**
 * Works on an import until it is done or the time of one request is over. `idle`: there is nothing to do, or another request
 * does it; `down`: the catalogue does not answer. Nothing is lost.
 */
export async function workOn(platform: Platform, id: string): Promise<"worked" | "idle" | "down"> {
	const db = openDatabase(platform.db);
	const stored = await take(db, id);
	if (!stored) return "idle";
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
