/** A text with places to fill in: prepared once, so that filling costs little more than copying. */
export interface MarkedText {
	/** One more than there are marks. */
	parts: Uint8Array[];
	/** Which of the words stands after each part but the last. */
	marks: number[];
}

const encoder = new TextEncoder();

/** Marks every place at which one of the words stands. No word may be part of another. */
export function markText(text: string, words: string[]): MarkedText {
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

/** The text with other words in their places, as UTF-8. */
export function fillText({ parts, marks }: MarkedText, words: string[]): Uint8Array<ArrayBuffer> {
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
