// Reads the members of a zip within bounds that hold whatever its headers claim.
import { Unzip, UnzipInflate } from "fflate";

const ZIP_MAX = 25 * 1024 * 1024;
const UNZIPPED_MAX = 200 * 1024 * 1024;
/** Bytes that one packed byte may become; text packs to about a tenth. */
const RATIO_MAX = 200;
const MEMBERS_MAX = 2000;
/** Packed bytes that are unpacked at a time, so that a bomb is noticed early. */
const PIECE = 16 * 1024;

export interface Member {
	path: string;
	/** Null: it was not opened, or could not be. */
	bytes: Uint8Array | null;
	reason: string | null;
}

/** For files that cannot be used at all; the message is for a person. */
export class FileError extends Error {}

export function isZip(bytes: Uint8Array): boolean {
	return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

const ENCRYPTED = "This zip is protected by a password. Unpack it with the password and choose the files in it.";

function join(pieces: Uint8Array[], size: number): Uint8Array {
	const whole = new Uint8Array(size);
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}

/** `skip` gives the reason why a member stays closed, or null. Throws `FileError`. */
export function readZip(bytes: Uint8Array, skip: (path: string) => string | null): Member[] {
	if (bytes.length > ZIP_MAX) throw new FileError("The zip is larger than 25 MB");
	if (((bytes[6] ?? 0) & 1) === 1 && bytes[2] === 3) throw new FileError(ENCRYPTED);
	const members: Member[] = [];
	let total = 0;
	let open = 0;
	const unzip = new Unzip((file) => {
		if (file.name.endsWith("/")) return;
		if (members.length >= MEMBERS_MAX) throw new FileError(`The zip has more than ${MEMBERS_MAX} files`);
		const member: Member = { path: file.name, bytes: null, reason: skip(file.name) };
		members.push(member);
		if (member.reason !== null) return;
		const pieces: Uint8Array[] = [];
		let size = 0;
		open += 1;
		file.ondata = (error, piece, isLast) => {
			if (error) throw error;
			size += piece.length;
			total += piece.length;
			if (total > UNZIPPED_MAX) throw new FileError("The zip unpacks to more than 200 MB");
			if (total > RATIO_MAX * bytes.length + 1024 * 1024)
				throw new FileError("The zip unpacks to far more than a list of titles would");
			pieces.push(piece);
			if (!isLast) return;
			open -= 1;
			member.bytes = join(pieces, size);
		};
		file.start();
	});
	unzip.register(UnzipInflate);
	try {
		for (let at = 0; at < bytes.length; at += PIECE) {
			unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
		}
	} catch (error) {
		if (error instanceof FileError) throw error;
		throw new FileError("The zip is damaged: download it again from the service");
	}
	if (open > 0) throw new FileError("The zip is not complete: download it again from the service");
	return members;
}
