/** Runs work, at most so many at once; the others wait in the order in which they came. */
export type Slots = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createSlots(count: number): Slots {
	let free = count;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (free > 0) free--;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free++;
		}
	};
}

/** The platform opens so many connections of one request at once. A further one waits there, and its timer would run. */
const CONNECTIONS = 6;
/** The rest is for the stores, which are quick. */
const UPSTREAM_CONNECTIONS = 4;

/** The connections of one request. */
export interface Connections {
	toStore: Slots;
	toUpstream: Slots;
}

export function createConnections(): Connections {
	const toStore = createSlots(CONNECTIONS);
	const toUpstream = createSlots(UPSTREAM_CONNECTIONS);
	return { toStore, toUpstream: (work) => toUpstream(() => toStore(work)) };
}
