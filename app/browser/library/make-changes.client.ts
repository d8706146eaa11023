import { ApiError } from "~/browser/call-api.client";
import { loadModule } from "~/browser/load-module";
import type { EpisodeNumber } from "~/domain/catalogue/types";
import {
	type Edit,
	invertEdit,
	listSendable,
	makeEdit,
	type Refused,
	withoutTaken,
} from "~/domain/library/browser/document";
import type { LocalCard } from "~/domain/library/browser/local-card";
import type { AskedPlays } from "~/domain/library/browser/plan-change";
import type { Change } from "~/domain/library/changes/changes";
import { keepChanges } from "./keep-changes.client";
import { changeDocument, documentOf, SIGNED_OUT } from "./library.client";
import { listMade, madeHere, pressInTurn, type Made as Shown, showMade } from "./made-here";
import { isForLater, sendChanges } from "./send-changes.client";

export interface Making {
	/** Who does it; null when signed out. */
	profileId: string | null;
	/** The title's, for the list of what was refused; of several titles nothing. */
	name: string;
	/** Signed out: the title's card, for the lists that this browser shows. */
	card?: LocalCard;
	/** Signed out: the episodes that a mark means; of a movie its only one. */
	episodes?: EpisodeNumber[];
	/** Signed in: loads what the page shows of it, once it is made. */
	load?: () => Promise<void>;
}

export interface Done {
	ok: true;
	/** False where it was so already. */
	hasChanged: boolean;
	/** The server cannot be reached: it waits in this browser. */
	isWaiting: boolean;
	/** It is recorded for others too. */
	isShared?: boolean;
	/** Of several changes, those that were not taken. */
	refused: { change: Change; reason: Refused["reason"] }[];
	/** Brings back exactly what was. */
	undo(): Promise<Made>;
}

export interface Failed {
	ok: false;
	/** Null where the server gave no code. */
	reason: Refused["reason"] | null;
	/** The server's, for people; null where it gave none. */
	message: string | null;
	/** Of an Undo: it has reached the account since, and cannot be taken back from here. */
	isSentSince?: true;
	/** Of `dated_plays`: the press asks before they go, and is repeated with `confirm`. */
	asked?: AskedPlays;
}

export type Made = Done | Failed;

/** The change that takes a change back which has reached the account since, where nothing is lost by that. */
const OPPOSITES: Partial<Record<Change["kind"], Change["kind"]>> = {
	save: "unsave",
	hide: "show",
	show: "hide",
	begin: "unbegin",
	play: "unplay",
};

function isStored(owner: string, edit: Edit): boolean {
	const { changes } = documentOf(owner);
	return [...edit.values()].every(
		([, after]) => !after || changes.some(({ at, kind }) => at === after.at && kind === after.kind),
	);
}

const UNSENT = { ok: false, reason: null, message: null } as const;

/** Makes the changes in this browser's own list. */
function keep(changes: Change[], making: Making): Made {
	const owner = making.profileId ?? SIGNED_OUT;
	const { cards } = documentOf(owner);
	const plan = keepChanges(owner, changes, making);
	if ("refused" in plan) {
		return { ok: false, reason: plan.refused, message: null, ...("asked" in plan && { asked: plan.asked }) };
	}
	const { edit } = plan;
	// Storage may be blocked.
	if (!isStored(owner, edit)) return { ok: false, reason: "full", message: null };
	return {
		ok: true,
		hasChanged: edit.size > 0,
		isWaiting: making.profileId !== null,
		refused: [],
		async undo() {
			if (making.profileId !== null && !isStored(owner, edit)) return await takeBack(changes, making);
			changeDocument(owner, (document) => makeEdit(document, invertEdit(edit), cards));
			return done(changes, making);
		},
	};
}

function done(undo: Change[], making: Making): Done {
	return {
		ok: true,
		hasChanged: undo.length > 0,
		isWaiting: false,
		refused: [],
		undo: async () => await makeChanges(undo, making),
	};
}

/** What has waited has reached the account since. */
async function takeBack(changes: Change[], making: Making): Promise<Made> {
	const opposites = changes.flatMap((change): Change[] => {
		const kind = OPPOSITES[change.kind];
		return kind ? [{ ...change, kind, at: Date.now() } as Change] : [];
	});
	if (opposites.length < changes.length) return { ...UNSENT, isSentSince: true };
	return await makeChanges(opposites, making);
}

async function send(changes: Change[], making: Making & { profileId: string }, isUndo: boolean): Promise<Made> {
	const { profileId } = making;
	let answer: Awaited<ReturnType<typeof sendChanges>>;
	try {
		await sendEarlier(profileId);
		answer = await sendChanges(changes, { profileId, keepalive: true, wantsUndo: true, isUndo, fallback: () => "" });
	} catch (error) {
		if (isForLater(error)) return keep(changes, making);
		return { ...UNSENT, message: error instanceof ApiError ? error.message || null : null };
	}
	const { refused, undo } = answer;
	const taken = changes.filter((change) => !refused.has(change));
	for (const owner of [profileId, SIGNED_OUT]) changeDocument(owner, (document) => withoutTaken(document, taken));
	const [first] = refused.values();
	if (taken.length === 0 && first) {
		return { ...UNSENT, reason: first.reason, ...(first.asked && { asked: first.asked }) };
	}
	return {
		ok: true,
		hasChanged: undo.length > 0,
		isWaiting: false,
		isShared: undo.some((change) => change.kind === "unplay" && change.together),
		refused: [...refused].map(([change, { reason }]) => ({ change, reason })),
		undo: async () => await makeInTurn(undo, making, true),
	};
}

/** What waits was pressed before. Rejects as `callApi` does where the server takes none of it. */
async function sendEarlier(profileId: string): Promise<void> {
	if (listSendable(documentOf(profileId)).length === 0) return;
	const { sendStored } = await loadModule(() => import("./outbox.client"));
	await sendStored(profileId);
}

interface Press {
	changes: Change[];
	making: Making;
	/** The page was left before its turn: it waits in this browser's list. */
	kept?: Made;
}

/** Those whose turn has not come. */
const presses = new Set<Press>();

window.addEventListener("pagehide", () => {
	for (const press of presses) press.kept = keep(press.changes, press.making);
	presses.clear();
});

/**
 * What a person does to titles, by a press: `at` of each change is the moment of it. Somebody signed in tells the account, signed out it
 * is in this browser's own list, and where the server cannot be reached (`isWaiting`) it waits there and is sent later; the caller
 * does the same in all three cases. Presses are made one after another, and each is shown at once.
 *
 * Several changes are one request; when only some of them are taken, it is done and `refused` names the others. Where none is, `reason`
 * says why: `dated_plays` asks, and is repeated with `confirm: true`. Undo is `await made.undo()`, which is a press like others.
 *
 * @example
 * const made = await makeChanges([{ kind: "save", mediaType, id, at: Date.now() }], { profileId, name, card });
 * if (!made.ok) showToast(made.message ?? texts.failed, "alarm");
 * else showToast(made.isWaiting ? texts.waiting : `${name} saved`, "plain", { label: "Undo", act: () => void made.undo() });
 */
export async function makeChanges(changes: Change[], making: Making): Promise<Made> {
	return await makeInTurn(changes, making, false);
}

async function makeInTurn(changes: Change[], making: Making, isUndo: boolean): Promise<Made> {
	const { profileId } = making;
	if (changes.length === 0) return done(changes, making);
	if (profileId === null) return keep(changes, making);
	const shown = listMade(changes);
	const press: Press = { changes, making };
	presses.add(press);
	const take = async (): Promise<Made> => {
		presses.delete(press);
		return press.kept ?? (await send(changes, { ...making, profileId }, isUndo));
	};
	const made = await pressInTurn(changes, take, making.load);
	return made.ok ? { ...made, undo: async () => await undoShown(made, shown) } : made;
}

/** Shows at once what was shown before. */
async function undoShown({ undo }: Done, before: Shown): Promise<Made> {
	const after: Shown = before.map(([key]) => [key, madeHere.get().get(key)]);
	showMade(before);
	const made = await undo();
	if (!made.ok) showMade(after);
	return made;
}
