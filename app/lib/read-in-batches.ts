/**
 * Rows in batches, in the order in which `read` returns them: at most `limit` that follow the row `last`, or the first ones
 * when it is null. A batch is read when the previous one has been consumed. A batch with less than `limit` rows is the last.
 */
export async function* readInBatches<Row>(
	limit: number,
	read: (last: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
	let last: Row | null = null;
	for (;;) {
		const rows: Row[] = await read(last, limit);
		yield rows;
		last = rows.at(-1) ?? last;
		if (rows.length < limit) return;
	}
}
