// Response bodies that are written in parts, so that memory use does not depend on their length.

/**
 * A response body in UTF-8. The next part is made when the client has read the previous one, and never after the client has
 * gone. An error of the generator ends the download as incomplete.
 */
export function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	return new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { done, value } = await parts.next();
				if (done) controller.close();
				else controller.enqueue(encoder.encode(value));
			},
			async cancel() {
				await parts.return(undefined);
			},
		},
		{ highWaterMark: 0 },
	);
}

/** The text of a JSON array in parts: one for each batch that is not empty, with a value on each line. */
export async function* writeJsonArray(batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
	let before = "[\n";
	for await (const batch of batches) {
		if (batch.length === 0) continue;
		yield before + batch.map((value) => JSON.stringify(value)).join(",\n");
		before = ",\n";
	}
	yield before === "[\n" ? "[]" : "\n]";
}

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
