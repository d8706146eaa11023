// Makes changes to the rows of a profile. One and several are the same call, for every sender; the same ones twice change nothing.
import type { SQL } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { runBatch } from "~/database/row-batches";
import { removeSamples } from "~/domain/library/lists/watch-later-samples.server";
import { planListings } from "~/domain/library/own-lists/plan-listings.server";
import { hideTitles, showTitles } from "~/domain/library/store/hidden.server";
import { countWrites, runCounted } from "~/domain/library/store/limits.server";
import { notePlays, removePlays } from "~/domain/library/store/play-statements.server";
import { writeRemarks } from "~/domain/library/store/remark-statements.server";
import { beginRounds, takeBackRounds } from "~/domain/library/store/rounds.server";
import { nameTitles } from "~/domain/library/store/title-names.server";
import type { Changed } from "~/domain/library/store/titles.server";
import { ignoreEarlier, writePlays, writeProgress } from "~/domain/library/store/viewing-statements.server";
import { closeTitles, openTitles } from "~/domain/library/store/watch-history.server";
import { planSaves, unsaveTitles } from "~/domain/library/store/watch-later.server";
import { groupBy } from "~/lib/group-by";
import { withoutQuery } from "~/lib/http/errors";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { findRefusal, findUndo, type NotTaken } from "./change-results.server";
import { type LibraryState, selectState } from "./change-state.server";
import { type Change, type ChangeKind, type ChangeOf, changeKey, laterChange } from "./changes";
import { type MarkedPlay, planMark, planUnmark, type RefusedMark } from "./marks.server";
import { REMARK_NAMES, REMARKS } from "./remarks";

/** A change that was not taken, and why. */
export type RefusedChange = { change: Change; reason: NotTaken | RefusedMark["reason"]; plays?: MarkedPlay[] };

export interface Applied {
	refused: RefusedChange[];
	/** What brings back what was before, in the order in which it has to be made; empty unless it was asked for. */
	undo: Change[];
	/** Of the facts that were changed; `before` is the same unless the undo was asked for. */
	before: LibraryState;
	after: LibraryState;
}

interface Applying {
	profileId: ProfileId;
	changes: Change[];
	/** They are of this moment, by the server's clock: nothing is later. */
	isLive?: boolean;
	wantsUndo?: boolean;
	/** Where it does not hold, the session has ended or is in another profile. */
	isAllowed?: SQL;
	/** Takes what may follow the response; else it is waited for. */
	waitUntil?: (work: Promise<unknown>) => void;
}

/** Statements merge these by themselves: each counts, as the first time that a title was opened. */
const MERGED = new Set<ChangeKind>(["open", "progress", "play", "begin"]);

/** Of changes of a fact the latest one. */
function withoutEarlier(changes: Change[]): Change[] {
	const latest = new Map<string, Change>();
	for (const change of changes.filter(({ kind }) => !MERGED.has(kind))) {
		const other = latest.get(changeKey(change));
		latest.set(changeKey(change), other ? laterChange(other, change) : change);
	}
	const staying = new Set(latest.values());
	return changes.filter((change) => MERGED.has(change.kind) || staying.has(change));
}

/** Not in the future; what undoes a change of this millisecond is of the next one. */
function notLater<Some extends Change>(change: Some, now: number): Some {
	const at = change.at > now + 1 ? now : change.at;
	const since = "since" in change && change.since !== undefined ? { since: Math.min(change.since, now) } : {};
	return { ...change, at, ...since };
}

/** Removals from the history and from Watch Later do not count; of other changes those of one title count together. */
function countChanges(changes: Change[]): number {
	const counted = changes.filter(({ kind }) => kind !== "close" && kind !== "unsave");
	return [...groupBy(counted, titleKey).values()].reduce((sum, some) => sum + countWrites(some.length), 0);
}

/** Adds titles, or what was watched of them, so that their names are kept. */
const NAMED = new Set<ChangeKind>([
	...(["open", "hide", "play", "progress"] as const),
	...REMARK_NAMES.map((name) => REMARKS[name].says),
]);

/** Titles of which no name is known. Those that were opened before were looked up then. */
function listUnnamed(changes: Change[], { titles }: LibraryState): Change[] {
	return changes.filter((change) => {
		const title = titles.get(titleKey(change));
		const isOpenedAgain = title && title.openedAt !== null && title.openedAt !== title.firstOpenedAt;
		const isGivenBack = "since" in change && change.since !== undefined;
		return NAMED.has(change.kind) && !title?.name && !isOpenedAgain && !isGivenBack;
	});
}

/**
 * Makes the changes in one transaction. Throws `HttpError`, and makes none, as `runCounted` does; `UpstreamError` where a mark needs the
 * catalogue, which is down.
 */
export async function applyChanges(
	db: Database,
	catalogue: Catalogue,
	{ profileId, changes: told, isLive = false, wantsUndo = false, isAllowed, waitUntil }: Applying,
): Promise<Applied> {
	const now = Date.now();
	/** The change that was told of, by the one that is made of it. */
	const origins = new Map<Change, Change>();
	const refused: RefusedChange[] = [];
	const changes: Change[] = [];
	// To a child, a title that is closed does not exist.
	const open = new Set(await catalogue.onlyOpen(told));
	refused.push(...told.filter((change) => !open.has(change)).map((change) => ({ change, reason: "missing" as const })));
	for (const origin of withoutEarlier(told.filter((change) => open.has(change)))) {
		const change = notLater(origin, now);
		if (change.kind === "mark" || change.kind === "unmark") {
			const planned = await (change.kind === "mark"
				? planMark(db, catalogue, { profileId, change })
				: planUnmark(db, { profileId, change }));
			if (planned.ok) changes.push(...planned.changes);
			else refused.push({ ...planned, change: origin });
			for (const part of planned.ok ? planned.changes : []) origins.set(part, origin);
		} else {
			changes.push(change);
			origins.set(change, origin);
		}
	}
	const of = <Kind extends ChangeKind>(...kinds: Kind[]) =>
		changes.filter((change): change is ChangeOf<Kind> => (kinds as ChangeKind[]).includes(change.kind));
	const saves = await planSaves(db, catalogue, { profileId, changes: of("save"), isLive });
	const listings = await planListings(db, catalogue, { profileId, changes: of("list", "unlist"), isLive });
	const former = selectState(db, { profileId, changes, mayBeLate: false });
	const state = selectState(db, { profileId, changes, mayBeLate: !isLive });
	const progress = of("progress");
	// How a browser's wrong clock is told from a right one.
	const opens = [...open].filter((change): change is ChangeOf<"open"> => change.kind === "open");
	const write = <Kind extends ChangeKind, Statement>(
		statement: (db: Database, changed: Changed<Kind>) => Statement,
		...kinds: Kind[]
	) => {
		const some = of(...kinds);
		return some.length > 0 ? [statement(db, { profileId, changes: some, isLive })] : [];
	};
	const statements = [
		...(wantsUndo ? former.statements : []),
		...write(closeTitles, "close"),
		...write(unsaveTitles, "unsave"),
		...removeSamples(db, profileId, of("unsave")),
		...saves.statements,
		...write(showTitles, "show"),
		...write(hideTitles, "hide"),
		...write(removePlays, "unplay"),
		...write(ignoreEarlier, "unplay"),
		...writePlays(db, { profileId, changes: of("play"), progress, isLive }),
		...write(writeProgress, "progress"),
		...listings.statements,
		...write(takeBackRounds, "unbegin"),
		...write(beginRounds, "begin"),
		...writeRemarks(db, { profileId, changes, isLive }),
		...write(notePlays, "note"),
		...openTitles(db, { profileId, changes: opens, progress, isLive }),
		...state.statements,
	];
	const counted = { profileId, count: countChanges(changes), isAllowed };
	const results = await (changes.length > 0 ? runCounted(db, counted, statements) : runBatch(db, statements));
	const after = state.read(results.slice(-state.statements.length));
	const before = wantsUndo ? former.read(results) : after;
	const unplanned = new Map(
		[...saves.refused, ...listings.refused].map(({ change, reason }) => [change as Change, reason as NotTaken]),
	);
	for (const change of changes) {
		const isRead = !(isLive && change.kind === "progress");
		const reason = unplanned.get(change) ?? (isRead ? findRefusal(change, after) : null);
		const origin = origins.get(change) ?? change;
		if (reason && !refused.some((other) => other.change === origin)) refused.push({ change: origin, reason });
	}
	const unnamed = listUnnamed(changes, after);
	if (unnamed.length > 0) {
		const naming = nameTitles(db, catalogue, { profileId, titles: unnamed });
		if (!waitUntil) await naming;
		waitUntil?.(naming.catch((error) => console.warn(`Names of titles could not be kept: ${withoutQuery(error)}`)));
	}
	return {
		refused,
		undo: wantsUndo ? changes.flatMap((change) => findUndo(change, { before, after, ranks: listings.ranks })) : [],
		before,
		after,
	};
}
