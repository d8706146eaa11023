/** Milliseconds of a trip: long enough for everything that a page starts at once, and for what the catalogue has in its memory. */
const DISTANCE_MS = 100;

const REAL = Symbol("the statement of D1");

type Distant = D1PreparedStatement & { [REAL]: D1PreparedStatement };

/** A database that is far away. Calls that are made at the same time share one trip; calls that wait for each other do not. */
export function distantDatabase(real: D1Database) {
	let trips = 0;
	let calls = 0;
	let trip: Promise<void> | null = null;

	async function travel<Result>(call: () => Promise<Result>): Promise<Result> {
		calls++;
		if (!trip) {
			trips++;
			trip = new Promise((resolve) => setTimeout(resolve, DISTANCE_MS)).then(() => {
				trip = null;
			});
		}
		await trip;
		return await call();
	}

	function distant(statement: D1PreparedStatement): Distant {
		return {
			[REAL]: statement,
			bind: (...values: unknown[]) => distant(statement.bind(...values)),
			all: () => travel(() => statement.all()),
			run: () => travel(() => statement.run()),
			raw: () => travel(() => statement.raw()),
		} as unknown as Distant;
	}

	const statements = {
		prepare: (sql: string) => distant(real.prepare(sql)),
		batch: (list: Distant[]) => travel(() => real.batch(list.map((statement) => statement[REAL]))),
	};
	const session = { ...statements, getBookmark: () => null };
	return {
		db: { ...statements, withSession: () => session } as unknown as D1Database,
		/** Since the last time. */
		takeTrips(): number {
			return this.takeCost().trips;
		},
		takeCost(): { trips: number; calls: number } {
			const cost = { trips, calls };
			[trips, calls] = [0, 0];
			return cost;
		},
	};
}
