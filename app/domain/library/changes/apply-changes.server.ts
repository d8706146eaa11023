// Makes changes to the rows of a profile. One and several are the same call, for every sender; the same ones twice change nothing.
import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/database/open.server";
import { runBatch } from "~/database/row-batches";
import { removeSamples } from "~/domain/library/lists/watch-later-samples.server";
import { planListings } from "~/domain/library/own-lists/plan-listings.server";
import { hideTitles } from "~/domain/library/store/hidden.server";
import { countWrites, runCounted } from "~/domain/library/store/limits.server";
import { notePlays, removePlays, type Watchers } from "~/domain/library/store/play-statements.server";
import { writeRemarks } from "~/domain/library/store/remark-statements.server";
import { beginRounds, takeBackRounds } from "~/domain/library/store/rounds.server";
import { copyNames, nameTitles } from "~/domain/library/store/title-names.server";
import { type Changed, FACTS, takeBack } from "~/domain/library/store/titles.server";
import { ignoreEarlier, writePlays, writeProgress } from "~/domain/library/store/viewing-statements.server";
import { closeTitles, openTitles } from "~/domain/library/store/watch-history.server";
import { planSaves } from "~/domain/library/store/watch-later.server";
import { groupBy } from "~/lib/group-by";
import { withoutQuery } from "~/lib/http/errors";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { findRefusal, findUndo, type NotTaken } from "./change-results.server";
import { type LibraryState, selectState } from "./change-state.server";
import { type Change, type ChangeKind, type ChangeOf, changeKey, laterChange, type TitlePart } from "./changes";
import { listTakenBack, openLibrary, type PresentCompanion, shareChanges } from "./companions.server";
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
	/** Who else is here: what is watched is in their records too. */
	companions?: PresentCompanion[];
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

/** What a mark means follows from these. */
const BEFORE_MARKS = new Set<ChangeKind>(["begin", "unbegin", "progress", "play", "unplay", "mark", "unmark"]);
/** Stages of one request; the last one has all that is left. */
const STAGES_MAX = 10;

function isOther(one: number | null | undefined, other: number | null | undefined): boolean {
	return one !== undefined && other !== undefined && one !== other;
}

/** Of changes of one title, whether an episode may be of both. */
function mayOverlap(one: Change, other: Change): boolean {
	const [part, otherPart] = [one, other] as Partial<TitlePart>[];
	return !isOther(part?.season, otherPart?.season) && !isOther(part?.episode, otherPart?.episode);
}

/** The changes in parts: a mark is in a later one than what its meaning follows from. */
function toStages(changes: Change[]): Change[][] {
	const stages: Change[][] = [[]];
	const before = new Map<string, Change[]>();
	for (const change of changes) {
		const isMark = change.kind === "mark" || change.kind === "unmark";
		const earlier = before.get(titleKey(change)) ?? [];
		if (isMark && stages.length < STAGES_MAX && earlier.some((other) => mayOverlap(change, other))) {
			stages.push([]);
			before.clear();
		}
		stages.at(-1)?.push(change);
		if (BEFORE_MARKS.has(change.kind)) before.set(titleKey(change), [...(before.get(titleKey(change)) ?? []), change]);
	}
	return stages;
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

function ofKinds<Some extends Change, Kind extends ChangeKind>(changes: Some[], ...kinds: Kind[]) {
	return changes.filter((change): change is Some & ChangeOf<Kind> => (kinds as ChangeKind[]).includes(change.kind));
}

interface Written {
	profileId: ProfileId;
	changes: (Change & Watchers)[];
	isLive: boolean;
	/** With the times that were told. */
	opens?: ChangeOf<"open">[];
	saves?: BatchItem<"sqlite">[];
	listings?: BatchItem<"sqlite">[];
	/** As `addPlays` takes it. */
	unlessOf?: ProfileId;
}

/** The statements that make changes to the rows of one profile, for a batch. */
function writeChanges(db: Database, { profileId, changes, isLive, unlessOf, ...planned }: Written) {
	const { saves = [], listings = [], opens = ofKinds(changes, "open") } = planned;
	const of = <Kind extends ChangeKind>(...kinds: Kind[]) => ofKinds(changes, ...kinds);
	const write = <Kind extends ChangeKind, Statement>(
		statement: (db: Database, changed: Changed<Kind>) => Statement,
		...kinds: Kind[]
	) => {
		const some = of(...kinds);
		return some.length > 0 ? [statement(db, { profileId, changes: some, isLive })] : [];
	};
	const progress = of("progress");
	return [
		...write(closeTitles, "close"),
		...write((_, changed) => takeBack(db, FACTS.saved, changed), "unsave"),
		...removeSamples(db, profileId, of("unsave")),
		...saves,
		...write((_, changed) => takeBack(db, FACTS.hidden, changed), "show"),
		...write(hideTitles, "hide"),
		...write(removePlays, "unplay"),
		...write(ignoreEarlier, "unplay"),
		...writePlays(db, { profileId, changes: of("play"), progress, isLive, unlessOf }),
		...write(writeProgress, "progress"),
		...listings,
		...write(takeBackRounds, "unbegin"),
		...write(beginRounds, "begin"),
		...writeRemarks(db, { profileId, changes, isLive }),
		...write(notePlays, "note"),
		...openTitles(db, { profileId, changes: opens, progress, isLive }),
	];
}

/**
 * Makes the changes in one transaction, also to the records of others who are here. Throws `HttpError`, and makes none, as
 * `runCounted` does; `UpstreamError` where a mark needs the catalogue, which is down.
 */
export async function applyChanges(
	db: Database,
	catalogue: Catalogue,
	{ profileId, changes: told, isLive = false, wantsUndo = false, companions = [], ...applying }: Applying,
): Promise<Applied> {
	const now = Date.now();
	const { isAllowed, waitUntil } = applying;
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
				? planMark(db, catalogue, { profileId, change, companions })
				: planUnmark(db, { profileId, change }));
			if (planned.ok) changes.push(...planned.changes);
			else refused.push({ ...planned, change: origin });
			for (const part of planned.ok ? planned.changes : []) origins.set(part, origin);
		} else {
			changes.push(change);
			origins.set(change, origin);
		}
	}
	const saves = await planSaves(db, catalogue, { profileId, changes: ofKinds(changes, "save"), isLive });
	const listed = ofKinds(changes, "list", "unlist");
	const listings = await planListings(db, catalogue, { profileId, changes: listed, isLive });
	const [{ own, others }, takenBack] = await Promise.all([
		shareChanges(profileId, companions, changes),
		listTakenBack(db, { profileId, changes }),
	]);
	const former = selectState(db, { profileId, changes, mayBeLate: false });
	const state = selectState(db, { profileId, changes, mayBeLate: !isLive });
	// How a browser's wrong clock is told from a right one.
	const opens = [...open].filter((change): change is ChangeOf<"open"> => change.kind === "open");
	const planned = { opens, saves: saves.statements, listings: listings.statements };
	const statements = [
		...(wantsUndo ? former.statements : []),
		// Before the person's own, by which it is known what is new.
		...others.flatMap((other) => [
			openLibrary(db, other.profileId),
			...writeChanges(db, { ...other, isLive, unlessOf: profileId }),
		]),
		...takenBack.flatMap((taken) => writeChanges(db, { ...taken, isLive })),
		...writeChanges(db, { profileId, changes: own, isLive, ...planned }),
		...others.map((other) => copyNames(db, { from: profileId, to: other.profileId, titles: other.changes })),
		...state.statements,
	];
	const count = [changes, ...[...others, ...takenBack].map((other) => other.changes)]
		.map(countChanges)
		.reduce((sum, some) => sum + some);
	const counted = { profileId, count, isAllowed };
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
		const naming = nameTitles(db, catalogue, { profileId, titles: unnamed, alsoOf: others });
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

/** Makes changes one after another, each stage of them as `applyChanges` does. Where a later stage fails, the earlier ones are made. */
export async function applyInOrder(
	db: Database,
	catalogue: Catalogue,
	{ changes, ...applying }: Applying,
): Promise<Pick<Applied, "refused" | "undo">> {
	// Each change of a title that is closed is refused, also one that a later one replaces.
	const open = new Set(await catalogue.onlyOpen(changes));
	const closed = changes.filter((change) => !open.has(change));
	const all: Pick<Applied, "refused" | "undo"> = {
		refused: closed.map((change) => ({ change, reason: "missing" })),
		undo: [],
	};
	for (const stage of toStages(withoutEarlier(changes.filter((change) => open.has(change))))) {
		const { refused, undo } = await applyChanges(db, catalogue, { ...applying, changes: stage });
		all.refused.push(...refused);
		all.undo.unshift(...undo);
	}
	return all;
}
