// What has been changed in this document since it was loaded, so that toggles and lists show a press at once, and presses that are
// on their way. What waits for the server is in this browser's list instead; `changes-here.ts` has both.
import { type Change, changeKey, laterChange } from "~/domain/library/changes/changes";
import { createStore } from "~/lib/caching/store";

/** Of each fact, by `changeKey`, the latest change: from the press on, until it is refused or waits. */
export const madeHere = createStore<ReadonlyMap<string, Change>>(new Map());

/** Of what was sent last. Never rejects. */
let lastTurn: Promise<unknown> = Promise.resolve();

/** Runs what sends changes after what was begun before: the server gets them one after another, in the order of the calls. */
export function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
	const sending = lastTurn.then(send);
	lastTurn = sending.catch(() => undefined);
	return sending;
}

export type Made = [key: string, change: Change | undefined][];

/** What is shown of the facts that the changes are of. */
export function listMade(changes: Change[]): Made {
	return changes.map((change) => [changeKey(change), madeHere.get().get(changeKey(change))]);
}

export function showMade(changes: Made): void {
	const made = new Map(madeHere.get());
	for (const [key, change] of changes) {
		if (change) made.set(key, change);
		else made.delete(key);
	}
	madeHere.set(made);
}

/** What is known of each fact where the presses of it are not done: what was made before them. */
const formerly = new Map<string, { pending: number; change: Change | undefined }>();

function begin(key: string): void {
	const earlier = formerly.get(key) ?? { pending: 0, change: madeHere.get().get(key) };
	formerly.set(key, { ...earlier, pending: earlier.pending + 1 });
}

/** `made`: what the press has made; undefined: nothing, so that what was made before it is shown again, or what the page has loaded. */
function end(key: string, made: Change | undefined): void {
	const earlier = formerly.get(key);
	if (!earlier) return;
	const stays = made ?? earlier.change;
	formerly.set(key, { pending: earlier.pending - 1, change: stays });
	if (earlier.pending > 1) return;
	formerly.delete(key);
	showMade([[key, stays]]);
}

/** Those that the data of the page cannot have yet. */
export function listUnloaded(): Change[] {
	return [...madeHere.get()].flatMap(([key, change]) => (formerly.has(key) ? change : []));
}

interface Page {
	/** Loads its data again. */
	load(): Promise<void>;
	/** Resolves when it shows what was loaded. */
	whenShown(): Promise<void>;
}

const NO_PAGE: Page = { load: async () => undefined, whenShown: async () => undefined };

let page = NO_PAGE;

/** Returns a function that forgets it. */
export function setPage(current: Page): () => void {
	page = current;
	return () => {
		page = NO_PAGE;
	};
}

const taken: Change[] = [];

/** What the server has taken of what waited, before the list forgets it: shown until the page is loaded again. */
export function showTaken(changes: Change[]): void {
	const made = madeHere.get();
	taken.push(...changes);
	for (const change of changes) begin(changeKey(change));
	showMade(
		changes.map((change) => {
			const shown = made.get(changeKey(change));
			return [changeKey(change), shown ? laterChange(shown, change) : change];
		}),
	);
}

/** Loads the page, which has what was taken then. */
export async function loadTaken(): Promise<void> {
	const changes = taken.splice(0);
	await page.load().catch(() => undefined);
	await page.whenShown();
	for (const change of changes) end(changeKey(change), madeHere.get().get(changeKey(change)));
}

/** Forgets what was made, before the document shows another person's library. */
export function forgetMade(): void {
	formerly.clear();
	madeHere.set(new Map());
}

interface Pressed {
	ok: boolean;
	/** It is in this browser's list. */
	isWaiting?: boolean;
	/** Of several changes, those that were not made. */
	refused?: { change: Change }[];
}

/**
 * Makes changes by `press`, one press after another, so that quick presses end in the state of the last one. They are shown at once,
 * and taken back where they are not made. `load` shows the page that has them.
 */
export async function pressInTurn<Result extends Pressed>(
	changes: Change[],
	press: () => Promise<Result>,
	load: () => Promise<void> = async () => undefined,
): Promise<Result> {
	for (const change of changes) begin(changeKey(change));
	showMade(changes.map((change) => [changeKey(change), change]));
	const pressing = inTurn(press);
	const { ok, isWaiting = false, refused = [] }: Pressed = await pressing.catch(() => ({ ok: false }));
	const isMade = ok && !isWaiting;
	if (isMade) {
		await load();
		// Else what was before would be there for a moment, and the next press would mean its opposite.
		await page.whenShown();
	}
	const left = new Set(refused.map(({ change }) => change));
	for (const change of changes) end(changeKey(change), isMade && !left.has(change) ? change : undefined);
	return await pressing;
}

/** Resolves when the presses that are on their way have arrived, so that a list that loads next shows what they changed. */
export async function whenChangesMade(): Promise<void> {
	await lastTurn;
}
