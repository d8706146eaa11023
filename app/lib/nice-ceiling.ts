/** The end of a scale that holds `value`: 1, 2, 4, 6, 8 or 10 times a power of ten, and even in the middle. At least 2. */
export function niceCeiling(value: number): number {
	if (!(value > 2)) return 2;
	const power = 10 ** Math.floor(Math.log10(value));
	const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10;
	return step * power;
}
