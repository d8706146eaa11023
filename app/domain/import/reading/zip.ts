// Reads the members of a zip by its directory, within bounds that hold whatever its headers claim. A member that cannot be
// read does not stop the others.
import { Gunzip, Inflate } from "fflate";
import type { Reason } from "~/domain/import/reason";
import { FileError } from "./file-error";
import { type Meter, toMegabytes } from "./meter";

const MIB = 1024 * 1024;
const ZIP_MAX = 25 * MIB;
/** Bytes that one packed byte may become; text packs to about a tenth. */
const RATIO_MAX = 200;
const MEMBERS_MAX = 2000;
/** Packed bytes that are unpacked at a time, so that a bomb is noticed early. */
const PIECE = 16 * 1024;

export interface Member {
	path: string;
	/** Null: it was not opened, or could not be. */
	bytes: Uint8Array | null;
	reason: Reason | null;
}

export function isZip(bytes: Uint8Array): boolean {
	return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** What the records of a zip begin with. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const HEADER = 0x04034b50;
/** Stands in the directory for a size that a further field has. */
const SEE_EXTRA = 0xffffffff;

/** Why each of the chosen files is too large, alone or with those before it; null where it is not. */
export function findSizeFaults(files: { size: number; isZip: boolean }[], plainMax: number): (Reason | null)[] {
	const totals = { zip: 0, file: 0 };
	return files.map(({ size, isZip }) => {
		const [kind, max] = isZip ? (["zip", ZIP_MAX] as const) : (["file", plainMax] as const);
		const megabytes = toMegabytes(max);
		if (size > max) return { code: isZip ? "largeZip" : "largeFile", megabytes };
		if (totals[kind] + size > max) return { code: isZip ? "largeZips" : "largeFiles", megabytes };
		totals[kind] += size;
		return null;
	});
}

interface Entry {
	path: string;
	method: number;
	packed: number;
	offset: number;
}

/** The place of the record that ends the zip; its comment has at most 65,535 bytes. */
function findEnd(view: DataView): number {
	for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at -= 1) {
		if (view.getUint32(at, true) === END) return at;
	}
	throw new FileError({ code: "incompleteZip" });
}

/** The packed size and the offset of an entry, which a field of 64-bit numbers may have. */
function readPlace(view: DataView, at: number, nameLength: number): { packed: number; offset: number } {
	const [packed, size, offset] = [20, 24, 42].map((field) => view.getUint32(at + field, true));
	let from = at + 46 + nameLength;
	// A length may be a lie.
	let to = Math.min(from + view.getUint16(at + 30, true), view.byteLength);
	const values: number[] = [];
	for (; from + 4 <= to; from += 4 + view.getUint16(from + 2, true)) {
		if (view.getUint16(from, true) !== 1) continue;
		to = Math.min(to, from + 4 + view.getUint16(from + 2, true));
		for (let field = from + 4; field + 8 <= to; field += 8) values.push(Number(view.getBigUint64(field, true)));
	}
	if (size === SEE_EXTRA) values.shift();
	return {
		packed: packed === SEE_EXTRA ? (values.shift() ?? 0) : (packed ?? 0),
		offset: offset === SEE_EXTRA ? (values.shift() ?? 0) : (offset ?? 0),
	};
}

function listEntries(bytes: Uint8Array): Entry[] {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const end = findEnd(view);
	const entries: Entry[] = [];
	let at = view.getUint32(end + 16, true);
	if (at + view.getUint32(end + 12, true) > end) throw new FileError({ code: "incompleteZip" });
	while (at + 46 <= end && view.getUint32(at, true) === ENTRY) {
		if (entries.length >= MEMBERS_MAX) throw new FileError({ code: "manyMembers", max: MEMBERS_MAX });
		const nameLength = view.getUint16(at + 28, true);
		entries.push({
			path: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
			method: view.getUint16(at + 10, true),
			...readPlace(view, at, nameLength),
		});
		at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
	}
	if (entries.length === 0) throw new FileError({ code: "emptyZip" });
	return entries;
}

/** The packed bytes of a member that is not encrypted; null where the directory is wrong about it. */
function findPacked(bytes: Uint8Array, { offset, packed }: Entry): Uint8Array | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (offset + 30 > bytes.length || view.getUint32(offset, true) !== HEADER) return null;
	if ((view.getUint16(offset + 6, true) & 1) === 1) throw new FileError({ code: "encryptedZip" });
	const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
	if (from + packed > bytes.length) return null;
	return bytes.subarray(from, from + packed);
}

function join(pieces: Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}

/** `count` is told of each piece and throws beyond the bounds. Null: the bytes are damaged. */
function unpack(
	packed: Uint8Array,
	{ count, Stream }: { count: (size: number) => void; Stream: typeof Inflate | typeof Gunzip },
): Uint8Array | null {
	const pieces: Uint8Array[] = [];
	let isWhole = false;
	const stream = new Stream((piece, isLast) => {
		count(piece.length);
		pieces.push(piece);
		isWhole = isLast;
	});
	try {
		for (let at = 0; at < packed.length; at += PIECE) {
			stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
		}
	} catch (error) {
		if (error instanceof FileError) throw error;
		return null;
	}
	return isWhole ? join(pieces) : null;
}

/** Counts what packed bytes become. It throws `FileError` beyond the bounds. */
function toCounter(packed: number, meter: Meter): (size: number) => void {
	let total = 0;
	return (size) => {
		total += size;
		if (total > RATIO_MAX * packed + MIB) throw new FileError({ code: "unpacksFar" });
		meter.unpack(size);
	};
}

export function isGzip(bytes: Uint8Array): boolean {
	return bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;
}

/** The file in a gzip. Null: the bytes are damaged. Throws `FileError` beyond the bounds. */
export function readGzip(bytes: Uint8Array, meter: Meter): Uint8Array | null {
	return unpack(bytes, { count: toCounter(bytes.length, meter), Stream: Gunzip });
}

/** `skip`: the reason why a member stays closed, or null. Throws `FileError`. */
export function readZip(bytes: Uint8Array, skip: (path: string) => Reason | null, meter: Meter): Member[] {
	const count = toCounter(bytes.length, meter);
	return listEntries(bytes).flatMap((entry): Member[] => {
		const { path, method } = entry;
		if (path.endsWith("/")) return [];
		const reason = skip(path);
		if (reason !== null) return [{ path, bytes: null, reason }];
		const packed = findPacked(bytes, entry);
		if (method === 0 && packed) count(packed.length);
		const member = method === 0 ? packed : method === 8 && packed ? unpack(packed, { count, Stream: Inflate }) : null;
		if (member) return [{ path, bytes: member, reason: null }];
		const wrong: Reason = method === 0 || method === 8 ? { code: "damagedMember" } : { code: "oddPacking" };
		return [{ path, bytes: null, reason: wrong }];
	});
}
