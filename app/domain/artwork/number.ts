// Owns the precision of numbers in a drawing.

/** At most one decimal: precise enough, and short. */
export function n(value: number): number {
	return Math.round(value * 10) / 10;
}
