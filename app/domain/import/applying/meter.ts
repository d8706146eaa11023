// What reading the files of one request may cost. All that walks over what somebody sent spends from one sum: two bounds of
// their own would allow their product.
import { FileError } from "~/domain/import/reading/file-error";

/** What things cost, in units of about a microsecond on a small machine. */
export const COST = { file: 50, kilobyte: 64, field: 1, object: 2, record: 4 };

/** A request on the server: at most half a second of a thread that everybody shares. */
export const SERVER_MAX = 1_000_000;
/** A browser, whose worker nobody else waits for. */
export const BROWSER_MAX = 60_000_000;

export interface Meter {
	/** Throws `FileError` once more was spent than there is, and at every further call. */
	spend(units: number): void;
	isSpent(): boolean;
}

export function openMeter(max: number): Meter {
	let left = max;
	return {
		spend(units) {
			left -= units;
			if (left < 0) throw new FileError({ code: "costly" });
		},
		isSpent: () => left < 0,
	};
}
