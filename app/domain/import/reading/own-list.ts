// Lists that somebody has made by name at another service: each entry says which list it is of, and what is noted of the list.
import type { Reason } from "~/domain/import/reason";
import { LIST_NAME_MAX, toListName } from "~/domain/library/own-lists/own-lists";
import type { FileRecord, Part } from "./record";
import { readText, toRemarkPart } from "./record";

/** What every entry of the list says, and what is lost of its note. A list without a name has that of its file. */
export function readOwnList(name: unknown, note: unknown): { part: Part; warnings: Reason[] } {
	const list = readText(name);
	const said = toRemarkPart("note", note);
	const [text, of] = [said?.note ?? null, said?.noteLength ?? null];
	const warnings: Reason[] =
		of === null ? [] : [{ code: "listNoteCut", list: list ?? "", kept: text?.length ?? 0, of }];
	return { part: { kind: "list", list, note: text }, warnings };
}

const ENDING = /\.(?:csv|json|tsv|txt|xml)(?:\.gz)?(?= \(\d+\)$|$)/i;
/** Files that a service names by nothing that people know. */
const UUID = /^[\da-f]{8}(?=-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$)/i;

/** What the list of a record is called here. */
export function listNameOf({ list, file }: Pick<FileRecord, "list" | "file">): string {
	const stem = file.split("/").at(-1)?.replace(ENDING, "") ?? "";
	const [uuid] = UUID.exec(stem) ?? [];
	const name = toListName(list ?? "") || toListName(uuid ? `List ${uuid}` : stem) || "List";
	const characters = [...name];
	return characters.length > LIST_NAME_MAX
		? `${characters
				.slice(0, LIST_NAME_MAX - 1)
				.join("")
				.trim()}…`
		: name;
}
