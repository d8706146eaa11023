// What reading the files of one request may cost. All that walks over what somebody sent spends from one sum: two bounds of
// their own would allow their product. What packed files become is bounded besides, as they are held in memory.
import { FileError } from "./file-error";

const MIB = 1024 * 1024;

/** What things cost, in units of about a microsecond on a small machine. */
export const COST = { file: 50, kilobyte: 64, field: 1, object: 2, record: 4 };

interface Most {
	units: number;
	/** Bytes of plain files, and bytes that packed ones become. */
	bytes: number;
}

/** A request on the server: at most half a second of a thread that everybody shares. A browser reads larger files. */
export const SERVER_MAX: Most = { units: 1_000_000, bytes: 4 * MIB };
/** A browser, whose worker nobody else waits for. */
export const BROWSER_MAX: Most = { units: 60_000_000, bytes: 200 * MIB };

export const toMegabytes = (bytes: number) => Math.round(bytes / MIB);

/** Each throws `FileError` once more was spent than there is, and at every further call. */
export interface Meter {
	most: Most;
	spend(units: number): void;
	/** Bytes that a packed file has become. */
	unpack(bytes: number): void;
	isSpent(): boolean;
}

export function openMeter(most: Most): Meter {
	const left = { ...most };
	return {
		most,
		spend(units) {
			left.units -= units;
			if (left.units < 0) throw new FileError({ code: "costly" });
		},
		unpack(bytes) {
			left.bytes -= bytes;
			if (left.bytes < 0) throw new FileError({ code: "unpacksTooFar", megabytes: toMegabytes(most.bytes) });
		},
		isSpent: () => left.units < 0,
	};
}
