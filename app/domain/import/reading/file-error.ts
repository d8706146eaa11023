import type { Reason } from "~/domain/import/reason";

/** A file cannot be used, or not all of it. */
export class FileError extends Error {
	constructor(readonly reason: Reason) {
		super(reason.code);
	}
}
