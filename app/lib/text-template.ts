/** A text with placeholders. It is compiled once, so that filling it costs little more than a copy. */
export interface TextTemplate {
	/** One more than there are placeholders. */
	parts: Uint8Array[];
	/** The index of the word that follows each part except the last. */
	marks: number[];
}

const encoder = new TextEncoder();

/** Makes every occurrence of the words a placeholder. No word may contain another. */
export function compileTemplate(text: string, words: string[]): TextTemplate {
	const parts: Uint8Array[] = [];
	const marks: number[] = [];
	let from = 0;
	for (;;) {
		let [at, mark] = [text.length, -1];
		for (const [index, word] of words.entries()) {
			const found = text.indexOf(word, from);
			if (found !== -1 && found < at) [at, mark] = [found, index];
		}
		parts.push(encoder.encode(text.slice(from, at)));
		if (mark === -1) return { parts, marks };
		marks.push(mark);
		from = at + (words[mark]?.length ?? 0);
	}
}

/** Fills the placeholders with other words. UTF-8. */
export function fillTemplate({ parts, marks }: TextTemplate, words: string[]): Uint8Array<ArrayBuffer> {
	const fillings = words.map((word) => encoder.encode(word));
	const pieces = parts.flatMap((part, index) => {
		const filling = fillings[marks[index] ?? -1];
		return filling ? [part, filling] : [part];
	});
	const filled = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0));
	let at = 0;
	for (const piece of pieces) {
		filled.set(piece, at);
		at += piece.length;
	}
	return filled;
}
