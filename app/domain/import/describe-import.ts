// What is said of an import in a language. Pages and /api write it on the server; in the browser only a refusal of files loads this.
import type { Language } from "~/lib/language/languages";
import { importTexts } from "~/messages/import";
import { type ImportFileTexts, importFileTexts } from "~/messages/import-files";
import { importReasonTexts } from "~/messages/import-reasons";
import type { ReadFile } from "./reading/read-files";
import type { Reason } from "./reason";
import { nameState, type RowFilter } from "./row-states";

/** What became of a file, in words. */
export type DescribedFile = Omit<ReadFile, "reason"> & { reason: string | null };

/** What writes the words of imports. */
export interface ImportWords {
	ofReason(reason: Reason): string;
	ofFile(file: ReadFile): DescribedFile;
	ofState(state: RowFilter, importState: string): string;
	/** Where each service has its file. */
	services: ImportFileTexts["services"];
}

type Said = string | ((given: never) => string);

/** One text, or that of the group which `what` names. */
function findSaid(text: Said | (Record<string, Said> & { other: string }), what: unknown): Said {
	if (typeof text !== "object") return text;
	return (Object.hasOwn(text, String(what)) && text[String(what)]) || text.other;
}

export async function openImportWords(language: Language): Promise<ImportWords> {
	await Promise.all([importTexts, importReasonTexts, importFileTexts].map((area) => area.load(language)));
	const [states, reasons] = [importTexts.in(language), importReasonTexts.in(language)];
	const { alphabets, fileKinds, fileOf, furtherFiles, listOfTitles, services } = importFileTexts.in(language);
	const named = (names: Record<string, string>, name: string) => (Object.hasOwn(names, name) ? names[name] : undefined);

	function ofReason({ code, ...given }: Reason): string {
		const values: Partial<Record<string, string | number>> = given;
		const said = findSaid(reasons[code], values.what);
		if (typeof said === "string") return said;
		const [alphabet = "", ...label] = String(values.encoding ?? "").split(", ");
		return said({
			...values,
			// Imports of earlier versions have it as text.
			...(typeof values.max === "string" && { max: Number(values.max.replaceAll(",", "")) }),
			// Its columns are stored in English quotes.
			...(typeof values.columns === "string" && {
				columns: values.columns.replace(/“([^”]*)”/g, (_, column: string) => states.quoted(column)),
			}),
			...(label.length > 0 && { encoding: [named(alphabets, alphabet) ?? alphabet, ...label].join(", ") }),
		} as never);
	}

	/** As "Letterboxd diary". */
	function nameKind(kind: string): string {
		if (kind === "List of titles") return listOfTitles;
		const [, service = "", part = ""] = /^(TV Time|\S+) (.+)$/.exec(kind) ?? [];
		const name = named(fileKinds, part);
		return name === undefined ? kind : fileOf(service, name);
	}

	function nameFile(name: string): string {
		const [, further] = /^([\d,]+) further files$/.exec(name) ?? [];
		return further === undefined ? name : furtherFiles(Number(further.replaceAll(",", "")));
	}

	return {
		ofReason,
		ofFile: ({ name, kind, reason, ...file }) => ({
			...file,
			name: nameFile(name),
			kind: nameKind(kind),
			reason: reason && ofReason(reason),
		}),
		ofState: (state, importState) => nameState(state, importState, states),
		services,
	};
}
