// Owns the line breaks of titles.

const LITTLE_WORDS =
	/^(a|an|the|of|and|or|to|in|on|at|for|from|with|by|is|my|our|his|her|me|it|no|not|vs|&|–|—|\.\.\.|i)$/i;

/**
 * The most even ways to break `words` into one line, two lines, … up to `most` lines: for each number of lines, the way
 * with the narrowest widest line.
 */
export function breakEvenly(words: string[], most: number, widthOf: (line: string) => number): string[][] {
	const count = Math.min(most, words.length);
	const lineOf = (from: number, to: number) => words.slice(from, to).join(" ");
	const widths = words.map((_, from) => words.map((_, to) => (to < from ? 0 : widthOf(lineOf(from, to + 1)))));
	// best[lines][end] is the best way to break the words before `end` into that many lines.
	const best: { widest: number; starts: number[] }[][] = [[{ widest: 0, starts: [] }]];
	for (let lines = 1; lines <= count; lines++) {
		const row: { widest: number; starts: number[] }[] = [];
		for (let end = lines; end <= words.length; end++) {
			for (let start = lines - 1; start < end; start++) {
				const before = best[lines - 1]?.[start];
				if (!before) continue;
				const widest = Math.max(before.widest, widths[start]![end - 1]!);
				const known = row[end];
				if (!known || widest < known.widest) row[end] = { widest, starts: [...before.starts, start] };
			}
		}
		best.push(row);
	}
	return best.slice(1).map((row) => {
		const { starts } = row[words.length]!;
		return starts.map((start, index) => lineOf(start, starts[index + 1] ?? words.length));
	});
}

/** Quality of line breaks; 1 is perfect. Bad: a small word alone or last on its line, a very short last line. */
export function scoreLines(lines: string[], widths: number[]): number {
	if (lines.length === 1) return 1;
	const alone = lines.filter((line) => LITTLE_WORDS.test(line)).length;
	const hanging = lines.slice(0, -1).filter((line) => / \S+$/.test(line) && LITTLE_WORDS.test(line.split(" ").at(-1)!));
	const isShort = widths.at(-1)! < Math.max(...widths) * 0.25;
	return 0.84 ** alone * 0.97 ** hanging.length * (isShort ? 0.85 : 1);
}

export function hasLittleLine(lines: string[]): boolean {
	return lines.length > 1 && lines.some((line) => LITTLE_WORDS.test(line));
}
