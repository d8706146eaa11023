// Compares words that may differ by one typo.

/** Whether one letter more, less, other, or two neighbours swapped make `typed` into `meant`. Equal words are not. */
export function isOneTypoAway(typed: string, meant: string): boolean {
	if (Math.abs(typed.length - meant.length) > 1) return false;
	let start = 0;
	while (start < typed.length && typed[start] === meant[start]) start++;
	let end = 0;
	while (
		end < typed.length - start &&
		end < meant.length - start &&
		typed[typed.length - 1 - end] === meant[meant.length - 1 - end]
	) {
		end++;
	}
	const odd = typed.slice(start, typed.length - end);
	const right = meant.slice(start, meant.length - end);
	if (odd.length + right.length === 0) return false;
	if (odd.length <= 1 && right.length <= 1) return true;
	return odd.length === 2 && right.length === 2 && odd[0] === right[1] && odd[1] === right[0];
}

/** Shorter words have too many neighbours to guess among. */
const FORGIVEN_LENGTH = 4;
/** From here on a typo is allowed in the beginning of a word too, since the visitor may still be typing. */
const FORGIVEN_BEGINNING_LENGTH = 6;

/** Whether `meant` begins with `typed`, one typo allowed, except in a word with a digit: another year is no typo. */
export function nearlyBegins(typed: string, meant: string): boolean {
	if (meant.startsWith(typed)) return true;
	if (typed.length < FORGIVEN_LENGTH || /\d/.test(typed)) return false;
	if (isOneTypoAway(typed, meant)) return true;
	if (typed.length < FORGIVEN_BEGINNING_LENGTH) return false;
	return [-1, 0, 1].some((step) => isOneTypoAway(typed, meant.slice(0, typed.length + step)));
}
