// Owns how finely a drawing is written down.

/** At most one decimal: finer than print, and small. */
export function n(value: number): number {
	return Math.round(value * 10) / 10;
}
