import type { ListPage } from "~/domain/catalogue/loaded-list";

interface PageRange {
	first: number;
	last: number;
	signal: AbortSignal;
}

/** The next pages could not be had. */
export class ListError extends Error {}

/** The pages of the list at `address`, in order and as they come. Throws `ListError`, or the signal's reason. */
export async function* readPages(address: string, { first, last, signal }: PageRange): AsyncGenerator<ListPage> {
	try {
		const separator = address.includes("?") ? "&" : "?";
		const response = await fetch(`/api/listing${address}${separator}first=${first}&last=${last}`, { signal });
		if (!response.ok || !response.body) throw new ListError(`Status ${response.status}`);
		for await (const line of readLines(response.body)) {
			if (line === "[" || line === "]") continue;
			const page = JSON.parse(line.replace(/^,/, "")) as ListPage | { failed: true };
			if ("failed" in page) throw new ListError("The upstream failed on the way");
			yield page;
		}
	} catch (error) {
		signal.throwIfAborted();
		throw error instanceof ListError ? error : new ListError("The connection failed", { cause: error });
	}
}

/** Whole lines, as they come; an answer that breaks off in the middle of one ends with an error. */
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
	if (rest) throw new ListError("The answer broke off");
}
