// Limits how many upstream requests an isolate has open at once, and shares them between networks; the others wait.

/** Milliseconds. A request that the platform cut off never gives its slot back: it counts no longer than this. */
const LEASE_MS = 10_000;
/** Milliseconds between looks at leases that ran out. */
const LOOK_MS = 500;
/** Milliseconds. A waiting request that has not looked for so long was cut off, and delays no other. */
const GONE_MS = 3 * LOOK_MS;

/** The sender of a request; changed while the request waits, so that its place in the queue changes with it. */
export interface Requester {
	/** Undefined for jobs, and once several networks wait for the same response: neither has a share to use up. */
	network?: string;
	/** May use the slots that are reserved for titles. */
	isUrgent?: boolean;
	/** Set here: true before its request is sent. */
	isWaiting?: boolean;
}

interface SlotCounts {
	total: number;
	/** How many of them requests that are not urgent may hold. */
	ordinary: number;
	/** How many one network may hold. */
	perNetwork: number;
	/** Milliseconds that a request may wait. */
	wait: number;
	/** Requests that may wait, of all networks and of jobs. */
	queue: number;
	/** How many of them may come from one network. */
	queuePerNetwork: number;
}

/** No slot came free in time, or the queue is full. */
export class CrowdedError extends Error {
	constructor() {
		super("Too many requests wait for the upstream");
		this.name = "CrowdedError";
	}
}

export interface Slots {
	/**
	 * Runs `work` as soon as a slot is free. Rejects with `CrowdedError` when none is in time or the queue is full,
	 * and with the signal's reason when it aborts before that.
	 */
	run<Result>(requester: Requester, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

interface Place {
	requester: Requester;
	/** Milliseconds since 1970 until which it counts. */
	until: number;
	/** Set when another request took its place in the queue. */
	isDropped?: boolean;
	resume?: () => void;
}

function dropGone(places: Set<Place>): void {
	const now = Date.now();
	for (const place of places) if (place.until <= now) places.delete(place);
}

function countByNetwork(places: Set<Place>): Map<string | undefined, number> {
	const counts = new Map<string | undefined, number>();
	for (const { requester } of places) counts.set(requester.network, (counts.get(requester.network) ?? 0) + 1);
	return counts;
}

export function createSlots({ total, ordinary, perNetwork, wait, queue, queuePerNetwork }: SlotCounts): Slots {
	const leases = new Set<Place>();
	/** In the order in which they came. */
	const waiting = new Set<Place>();

	/**
	 * The network that holds the fewest slots goes first, then what is urgent, then what came first. Undefined when none
	 * may start.
	 */
	function findNext(): Place | undefined {
		dropGone(leases);
		dropGone(waiting);
		if (leases.size >= total) return undefined;
		const heldBy = countByNetwork(leases);
		const isOrdinaryFree = [...leases].filter(({ requester }) => !requester.isUrgent).length < ordinary;
		let next: Place | undefined;
		let nextHeld = 0;
		for (const place of waiting) {
			const { network, isUrgent } = place.requester;
			const held = heldBy.get(network) ?? 0;
			if (!(isUrgent || isOrdinaryFree) || (network !== undefined && held >= perNetwork)) continue;
			const isBefore = held < nextHeld || (held === nextHeld && isUrgent && !next?.requester.isUrgent);
			if (!next || isBefore) [next, nextHeld] = [place, held];
		}
		return next;
	}

	function isTurnOf(place: Place): boolean {
		if (place.isDropped) return false;
		place.until = Date.now() + GONE_MS;
		waiting.add(place);
		return findNext() === place;
	}

	/**
	 * Keeps the queue within its limits after `newest` has come: drops that one when its network has too many, or the latest
	 * request of the network that holds most of a full queue.
	 */
	function trimQueue(newest: Place): void {
		const counts = countByNetwork(waiting);
		/** A job has no share to use up. */
		function held({ requester: { network } }: Place): number {
			return network === undefined ? 1 : (counts.get(network) ?? 1);
		}
		const isFull = waiting.size > queue;
		if (!isFull && held(newest) <= queuePerNetwork) return;
		const dropped =
			held(newest) > queuePerNetwork
				? newest
				: [...waiting].reduce((most, place) => (held(place) >= held(most) ? place : most));
		waiting.delete(dropped);
		dropped.isDropped = true;
		dropped.resume?.();
	}

	/** Resolves when a slot may have come free. Each waits by a timer of its own request, which nobody else may clear. */
	async function turn(place: Place): Promise<void> {
		let timer: ReturnType<typeof setTimeout> | undefined;
		await Promise.race([
			new Promise<void>((resume) => {
				place.resume = resume;
			}),
			new Promise<void>((resume) => {
				timer = setTimeout(resume, LOOK_MS);
			}),
		]);
		clearTimeout(timer);
	}

	/** Wakes the request whose turn it is. If that one is gone, the others see it when they look next. */
	function wakeNext(): void {
		findNext()?.resume?.();
	}

	/** Takes the slot in the same step in which it finds it free. */
	async function lease(requester: Requester, signal: AbortSignal): Promise<Place> {
		const place: Place = { requester, until: 0 };
		const deadline = Date.now() + wait;
		requester.isWaiting = true;
		try {
			for (let isNew = true; !isTurnOf(place); isNew = false) {
				if (isNew) trimQueue(place);
				if (place.isDropped || Date.now() >= deadline) throw new CrowdedError();
				await turn(place);
				signal.throwIfAborted();
			}
			requester.isWaiting = false;
			const taken = { requester, until: Date.now() + LEASE_MS };
			leases.add(taken);
			return taken;
		} finally {
			waiting.delete(place);
			// More than one slot may be free, or this request was woken and gives up.
			wakeNext();
		}
	}

	return {
		async run(requester, signal, work) {
			const taken = await lease(requester, signal);
			try {
				return await work();
			} finally {
				leases.delete(taken);
				wakeNext();
			}
		},
	};
}
