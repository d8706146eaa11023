/** Rows that one statement deletes: few enough for D1's time limit, enough for few statements. */
const BATCH = 5000;

/** Deletes step by step until a step finds less than it may take; returns how many rows went. */
export async function deleteInBatches(deleteBatch: (limit: number) => PromiseLike<unknown[]>): Promise<number> {
	for (let total = 0; ; ) {
		const { length } = await deleteBatch(BATCH);
		total += length;
		if (length < BATCH) return total;
	}
}
