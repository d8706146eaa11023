// Lets a few of an isolate's requests work at once, and shares the slots between networks; the others wait.

/** Milliseconds between looks at slots whose time ran out. */
const LOOK_MS = 500;
/** A waiting request that has not looked for so long was cut off, and delays no other. */
const GONE_MS = 3 * LOOK_MS;
/** Of all slots, what one network may hold. */
const NETWORK_SLOTS = 0.6;
/** Of all slots, what requests that are not urgent may hold. */
const ORDINARY_SLOTS = 0.8;
/** Of all that may wait, what one network may have. */
const NETWORK_WAITING = 0.25;

export interface QueueOptions {
	/** Requests that work at once. */
	slots: number;
	/** Requests that may wait, of all networks and of jobs. */
	waiting: number;
	/** Milliseconds that a request may wait. */
	wait: number;
	/** Milliseconds. A request that the platform cut off never gives its slot back: it holds it no longer than this. */
	lease: number;
	/** Milliseconds for which a slot stays empty after work that took so long. Default: none. */
	pause?(took: number, requester: Requester): number;
}

/** The sender of a request; changed while the request waits, so that its place in the queue changes with it. */
export interface Requester {
	/** Undefined for jobs, and once several networks wait for the same response: neither has a share to use up. */
	network?: string;
	/** May use the slots that are reserved for urgent requests. */
	isUrgent?: boolean;
	/** One of many that nobody waits for singly: `pause` may let its slot rest. */
	isPaced?: boolean;
	/** Set here: true before its work starts. */
	isWaiting?: boolean;
}

/** No slot came free in time, or the queue is full. */
export class CrowdedError extends Error {
	constructor() {
		super("Too many requests are waiting");
		this.name = "CrowdedError";
	}
}

export interface FairQueue {
	/**
	 * Runs `work` as soon as a slot is free. Rejects with `CrowdedError` when none is in time or the queue is full,
	 * and with the signal's reason when it aborts before that.
	 */
	run<Result>(requester: Requester, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** A request that waits, or one that holds a slot. */
interface Entry {
	requester: Requester;
	/** Milliseconds of `performance.now()`, which no change of the clock moves, until which it counts. */
	until: number;
	/** Set when another request took its place in the queue. */
	isDropped?: boolean;
	resume?: () => void;
}

function shareOf(total: number, share: number): number {
	return Math.max(1, Math.floor(total * share));
}

function dropGone(entries: Set<Entry>): void {
	const now = performance.now();
	for (const entry of entries) if (entry.until <= now) entries.delete(entry);
}

function countByNetwork(entries: Set<Entry>): Map<string | undefined, number> {
	const counts = new Map<string | undefined, number>();
	for (const { requester } of entries) counts.set(requester.network, (counts.get(requester.network) ?? 0) + 1);
	return counts;
}

/**
 * Each request waits and works by timers and promises of its own, because the platform may cut off any other one
 * (docs/decisions/029-upstream-limits.md says why this is no library).
 */
export function createFairQueue({ slots, waiting: waitingMax, wait, lease, pause = () => 0 }: QueueOptions): FairQueue {
	const ordinaryMax = shareOf(slots, ORDINARY_SLOTS);
	const networkMax = shareOf(slots, NETWORK_SLOTS);
	const networkWaitingMax = shareOf(waitingMax, NETWORK_WAITING);
	const leases = new Set<Entry>();
	/** In the order in which they came. */
	const waiting = new Set<Entry>();

	/**
	 * The network that holds the fewest slots goes first, then what is urgent, then what came first. Undefined when none
	 * may start.
	 */
	function findNext(): Entry | undefined {
		dropGone(leases);
		dropGone(waiting);
		if (leases.size >= slots) return undefined;
		const heldBy = countByNetwork(leases);
		const isOrdinaryFree = [...leases].filter(({ requester }) => !requester.isUrgent).length < ordinaryMax;
		let next: Entry | undefined;
		let nextHeld = 0;
		for (const entry of waiting) {
			const { network, isUrgent } = entry.requester;
			const held = heldBy.get(network) ?? 0;
			if (!(isUrgent || isOrdinaryFree) || (network !== undefined && held >= networkMax)) continue;
			const isBefore = held < nextHeld || (held === nextHeld && isUrgent && !next?.requester.isUrgent);
			if (!next || isBefore) [next, nextHeld] = [entry, held];
		}
		return next;
	}

	function isTurnOf(entry: Entry): boolean {
		if (entry.isDropped) return false;
		entry.until = performance.now() + GONE_MS;
		waiting.add(entry);
		return findNext() === entry;
	}

	/**
	 * Keeps the queue within its limits after `newest` has come: drops that one when its network has too many, or the latest
	 * request of the network that holds most of a full queue.
	 */
	function trimQueue(newest: Entry): void {
		const counts = countByNetwork(waiting);
		/** A job has no share to use up. */
		function held({ requester: { network } }: Entry): number {
			return network === undefined ? 1 : (counts.get(network) ?? 1);
		}
		const isFull = waiting.size > waitingMax;
		if (!isFull && held(newest) <= networkWaitingMax) return;
		const dropped =
			held(newest) > networkWaitingMax
				? newest
				: [...waiting].reduce((most, entry) => (held(entry) >= held(most) ? entry : most));
		waiting.delete(dropped);
		dropped.isDropped = true;
		dropped.resume?.();
	}

	/** Resolves when a slot may have come free. */
	async function turn(entry: Entry): Promise<void> {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const soonest = Math.min(...[...leases].map(({ until }) => until)) - performance.now();
		await Promise.race([
			new Promise<void>((resume) => {
				entry.resume = resume;
			}),
			new Promise<void>((resume) => {
				timer = setTimeout(resume, Math.min(soonest, LOOK_MS));
			}),
		]);
		clearTimeout(timer);
	}

	/** Wakes the request whose turn it is. If that one is gone, the others see it when they look next. */
	function wakeNext(): void {
		findNext()?.resume?.();
	}

	/** Takes the slot in the same step in which it finds it free. */
	async function takeSlot(requester: Requester, signal: AbortSignal | undefined): Promise<Entry> {
		const entry: Entry = { requester, until: 0 };
		const deadline = performance.now() + wait;
		requester.isWaiting = true;
		try {
			for (let isNew = true; !isTurnOf(entry); isNew = false) {
				if (isNew) trimQueue(entry);
				if (entry.isDropped || performance.now() >= deadline) throw new CrowdedError();
				await turn(entry);
				signal?.throwIfAborted();
			}
			requester.isWaiting = false;
			const taken = { requester, until: performance.now() + lease };
			leases.add(taken);
			return taken;
		} finally {
			waiting.delete(entry);
			// More than one slot may be free, or this request was woken and gives up.
			wakeNext();
		}
	}

	function giveBack(taken: Entry, pause: number): void {
		leases.delete(taken);
		if (pause > 0) {
			leases.add({ ...taken, until: performance.now() + pause });
			// They sleep again until the pause ends.
			for (const { resume } of waiting) resume?.();
		} else {
			wakeNext();
		}
	}

	return {
		async run(requester, work, signal) {
			const taken = await takeSlot(requester, signal);
			const started = performance.now();
			try {
				return await work();
			} finally {
				giveBack(taken, pause(performance.now() - started, requester));
			}
		},
	};
}
