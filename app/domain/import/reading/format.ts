// What each file in formats/ exports: it recognises the files of one service by their content, and reads them.

import type { Reason } from "~/domain/import/reason";
import type { RatedMeaning } from "./meanings";
import type { FileRecord } from "./record";
import type { Table } from "./table";

export interface OpenFile {
	/** With the path in its zip. */
	path: string;
	/** The last part of the path in lower case. */
	name: string;
	table: Table | null;
	/** The value of a JSON file. */
	json: unknown;
	/** The text of an XML file. */
	xml: string | null;
	/** The encoding that its letters were taken for, in words; null where it is certain. */
	encoding: string | null;
}

export interface Reading {
	/** What the file is, in a few words. */
	kind: string;
	records: FileRecord[];
	warnings?: Reason[];
	/** The columns that were read, in lower case. Without them, they are those that the reader looked at. */
	columns?: readonly string[];
	/** Of records that ask whether what was rated was watched: what the users of the service expect. */
	rated?: RatedMeaning;
	/** Why nothing of it is used. */
	reason?: Reason;
}

/** All files that were chosen together. */
export interface ChosenFiles {
	/** What `find` finds in all of them: it walks over them once, however many files ask. */
	once<Found>(find: (files: OpenFile[]) => Found): Found;
}

export function openChosen(files: OpenFile[]): ChosenFiles {
	const results = new Map<unknown, unknown>();
	return {
		once<Found>(find: (all: OpenFile[]) => Found): Found {
			if (!results.has(find)) results.set(find, find(files));
			return results.get(find) as Found;
		},
	};
}

/** Null: the file is of another service. */
export type Reader = (file: OpenFile, chosen: ChosenFiles) => Reading | null;

/** A file of this service that has no place in a library. */
export function unused(kind: string, reason: Reason): Reading {
	return { kind, records: [], reason };
}
