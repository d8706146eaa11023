import type { ListPage } from "~/domain/catalogue/lists/loaded-list";

/** First and last page, both included. */
interface PageRange {
	first: number;
	last: number;
	signal: AbortSignal;
}

/** The next pages of a list failed to load. */
export class ListError extends Error {}

/** Yields the pages of the list at `address` in order, as they arrive. Throws `ListError`, or the signal's reason. */
export async function* readListPages(address: string, { first, last, signal }: PageRange): AsyncGenerator<ListPage> {
	try {
		const separator = address.includes("?") ? "&" : "?";
		const response = await fetch(`/api/listing${address}${separator}first=${first}&last=${last}`, { signal });
		if (!response.ok || !response.body) throw new ListError(`Status ${response.status}`);
		for await (const line of readLines(response.body)) {
			if (line === "[" || line === "]") continue;
			const page = JSON.parse(line.replace(/^,/, "")) as ListPage | { failed: true };
			if ("failed" in page) throw new ListError("The upstream failed");
			yield page;
		}
	} catch (error) {
		signal.throwIfAborted();
		throw error instanceof ListError ? error : new ListError("The connection failed", { cause: error });
	}
}

/** Yields whole lines; throws when the response ends in the middle of one. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
	const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
	let rest = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		const lines = (rest + value).split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
	if (rest) throw new ListError("The response ended early");
}
