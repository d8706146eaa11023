import { z } from "zod";
import type { Database } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { answerImport } from "~/domain/import/applying/answer-import.server";
import { chooseRows } from "~/domain/import/applying/choose-rows.server";
import { listRows, toRowResponse } from "~/domain/import/applying/import-rows.server";
import {
	addRows,
	countFiltered,
	createImport,
	findImport,
	importFiles,
	listImports,
	readOptions,
	type StoredImport,
	toImportResponse,
	toListResponse,
} from "~/domain/import/applying/imports.server";
import { countRows } from "~/domain/import/applying/row-counts.server";
import { removeImport, startWork } from "~/domain/import/applying/states.server";
import { workOn } from "~/domain/import/applying/work.server";
import { openImportWords } from "~/domain/import/describe-import";
import type { Columns } from "~/domain/import/reading/guess-columns";
import { type Part, toRecord } from "~/domain/import/reading/record";
import { readReportCsv } from "~/domain/import/report.server";
import { RECORD_KINDS } from "~/domain/import/row-kinds";
import { ROW_FILTERS } from "~/domain/import/row-states";
import { requireWrites } from "~/domain/library/store/limits.server";
import { HttpError } from "~/lib/http/http-error";
import type { Language } from "~/lib/language/languages";
import { readOtherLanguage } from "~/lib/text/other-language";
import { streamText } from "~/lib/text/stream-text";
import { sentence } from "~/messages/sentence";
import type { Platform } from "~/platform.server";
import { BAD_CURSOR, catalogueLanguage, cursor, pageLimit } from "../inputs";
import { defineLibraryOperation, NO_INPUT } from "../operation";
import { COUNT, NOTHING, nextCursor } from "../shapes";
import {
	AnswerBody,
	ChoiceBody,
	CreateBody,
	IMPORT,
	ImportParams,
	ROW,
	RowParams,
	RowsBody,
	type rows,
	SeenQuery,
} from "./import-schemas";

const MISSING = { status: 404, code: "not_found", message: sentence("noImport") } as const;
const BUSY = {
	status: 409,
	code: "busy",
	message: sentence("importBusy"),
} as const;
const FULL_LIST = {
	status: 409,
	code: "full",
	message: sentence("importsFull"),
} as const;
const TOO_MANY = { status: 422, code: "too_many", message: sentence("tooManyRecords") } as const;
const TOO_MUCH = {
	status: 413,
	code: "too_large",
	message: sentence("filesTooLarge"),
} as const;
const TWICE = {
	status: 422,
	code: "twice",
	message: sentence("columnTwice"),
} as const;
const UNREAD = { status: 422, code: "unread", message: sentence("noFileUsed") } as const;
const UNDOABLE = {
	status: 409,
	code: "applied",
	message: sentence("undoFirst"),
} as const;
const MANY_WRITTEN = {
	status: 409,
	code: "too_many",
	message: sentence("tooManyWritten"),
} as const;
const CHANGED = {
	status: 409,
	code: "changed",
	message: sentence("importChanged"),
} as const;

/** Why a request left the work to the next one. */
const NOT_NOW = { down: { code: "catalogueAway" }, waits: { code: "waitsForImport" } } as const;

const A_ROW = { description: "The import", data: IMPORT };

interface Waiting {
	db: Database;
	platform: Platform;
	language: Language;
	profileId: ProfileId;
	id: string;
}

/** Throws `HttpError` 404 where the profile has no such import. */
async function requireImport(db: Database, own: { profileId: ProfileId; id: string }): Promise<StoredImport> {
	const stored = await findImport(db, own);
	if (!stored) throw new HttpError(MISSING);
	return stored;
}

/** Works on the import for as long as one request may, and reads what became of it. */
async function proceed({ db, platform, language, profileId, id }: Waiting) {
	const work = await workOn(platform, id);
	// It may have been removed meanwhile.
	const [stored, words] = await Promise.all([requireImport(db, { profileId, id }), openImportWords(language)]);
	const data = await toImportResponse(db, stored, words);
	if (work !== "down" && work !== "waits") return { data };
	return { data: { ...data, warnings: [words.ofReason(NOT_NOW[work]), ...data.warnings] } };
}

async function readChosen(files: unknown[]) {
	const parts = files.filter((file): file is File => file instanceof File);
	return await Promise.all(
		parts.map(async (file) => ({ name: file.name.slice(0, 300), bytes: new Uint8Array(await file.arrayBuffer()) })),
	);
}

const toRecords = (given: z.output<typeof rows>) =>
	given.map(({ file, line, precision, watched_at: at = null, ...row }) => {
		const isDay = precision === "day" && /^\d{4}-\d{2}-\d{2}T/.test(at ?? "");
		const watched_at = precision === "unknown" ? null : isDay ? (at?.slice(0, 10) ?? null) : at;
		return toRecord(file, line, { ...row, watched_at } as Part);
	});

/** Null: two columns are the same. */
function readNamed(named: NonNullable<z.output<typeof AnswerBody>["columns"]>): Columns | null {
	if (!Array.isArray(named)) return named;
	const columns = Object.fromEntries(named.map(({ column, as }) => [as, column]));
	return Object.keys(columns).length === named.length ? columns : null;
}

export const operations = [
	defineLibraryOperation("POST /api/imports", {
		tag: "Library",
		summary: "Import the files of another service",
		description:
			"As a form with one or more parts `file`, or as JSON with the records that a program has read. Names are looked up in English, then in the first other language of Accept-Language. Nothing is written to the library until the import is applied.",
		input: z.object({ body: CreateBody }),
		response: { status: 201, ...A_ROW },
		refusals: { full: FULL_LIST, tooMuch: TOO_MUCH, unread: UNREAD },
		async handle({ request, db, platform, language, profileId, timeZone: own, body, refuse }) {
			await requireWrites(db, { profileId, count: 10 });
			const { timeZone = own } = body;
			const otherLanguage = readOtherLanguage(request.headers.get("accept-language"));
			if (body.file) {
				const chosen = await readChosen(body.file);
				const created = await importFiles(db, {
					profileId,
					chosen,
					timeZone,
					dateOrder: body.dateOrder ?? null,
					language: otherLanguage,
				});
				if (created.ok) return await proceed({ db, platform, language, profileId, id: created.id });
				if (created.reason !== "unread") throw refuse(created.reason);
				const words = await openImportWords(language);
				const errors = created.files.map(({ name, reason }) => [name, words.ofReason(reason ?? { code: "unopened" })]);
				throw refuse("unread", {
					errors: Object.fromEntries(errors.length > 0 ? errors : [["file", sentence("chooseFile")]]),
				});
			}
			const { files = [], questions, warnings, people, lists } = body;
			const id = await createImport(db, {
				...{ profileId, source: body.source ?? "csv", isWhole: body.last },
				report: { files, questions, warnings, people, lists, asked: [] },
				options: { timeZone, dateOrder: body.dateOrder ?? null, language: otherLanguage, rated: body.rated },
				records: toRecords(body.rows ?? []),
			});
			if (id === null) throw refuse("full");
			return await proceed({ db, platform, language, profileId, id });
		},
	}),

	defineLibraryOperation("GET /api/imports", {
		tag: "Library",
		summary: "List your imports",
		input: NO_INPUT,
		response: { description: "Newest first", data: z.array(IMPORT) },
		async handle({ db, language, profileId }) {
			const words = await openImportWords(language);
			return { data: await toListResponse(db, await listImports(db, profileId), words) };
		},
	}),

	defineLibraryOperation("GET /api/imports/:id", {
		tag: "Library",
		summary: "Read how far an import is",
		input: z.object({ params: ImportParams }),
		response: A_ROW,
		refusals: { missing: MISSING },
		async handle({ db, language, profileId, params: { id } }) {
			const stored = await requireImport(db, { profileId, id });
			return { data: await toImportResponse(db, stored, await openImportWords(language)) };
		},
	}),

	defineLibraryOperation("POST /api/imports/:id/work", {
		tag: "Library",
		summary: "Go on with an import now",
		description:
			"Looks titles up, applies or undoes for some seconds, as the state says. Without it, the server goes on every five minutes.",
		input: z.object({ params: ImportParams }),
		response: A_ROW,
		refusals: { missing: MISSING },
		async handle({ db, platform, language, profileId, params: { id } }) {
			await requireImport(db, { profileId, id });
			return await proceed({ db, platform, language, profileId, id });
		},
	}),

	defineLibraryOperation("PUT /api/imports/:id", {
		tag: "Library",
		summary: "Answer the questions of an import",
		input: z.object({ params: ImportParams, body: AnswerBody }),
		response: A_ROW,
		refusals: { missing: MISSING, busy: BUSY, twice: TWICE },
		async handle({ db, platform, language, profileId, params: { id }, body, refuse }) {
			const stored = await requireImport(db, { profileId, id });
			const { columns: named, ...answers } = body;
			const columns = named && readNamed(named);
			if (columns === null) throw refuse("twice");
			if (!(await answerImport(db, stored, { ...answers, columns }))) throw refuse("busy");
			return await proceed({ db, platform, language, profileId, id });
		},
	}),

	defineLibraryOperation("DELETE /api/imports/:id", {
		tag: "Library",
		summary: "Stop an import, or remove it from the list",
		input: z.object({ params: ImportParams, query: SeenQuery }),
		response: { description: "Stopped or removed", data: NOTHING },
		refusals: { missing: MISSING, applied: UNDOABLE, changed: CHANGED },
		async handle({ db, profileId, params: { id }, query: { state }, refuse }) {
			const stored = await requireImport(db, { profileId, id });
			if (state && state !== stored.state) throw refuse("changed");
			const removed = await removeImport(db, stored);
			if (removed !== "done") throw refuse(removed);
			return { data: {} };
		},
	}),

	defineLibraryOperation("GET /api/imports/:id/rows", {
		tag: "Library",
		summary: "List the rows of an import",
		input: z.object({
			params: ImportParams,
			query: z.object({
				state: z.enum(ROW_FILTERS).optional().meta({
					description: "`differs`: those that become a title of another name, year or kind than the file's",
				}),
				kind: z.enum(RECORD_KINDS).optional(),
				limit: pageLimit,
				cursor,
			}),
		}),
		response: { description: "In the order of the files", data: z.array(ROW), extra: { total: COUNT, nextCursor } },
		refusals: { missing: MISSING, badCursor: BAD_CURSOR },
		async handle({ db, language, profileId, params: { id }, query, refuse }) {
			const stored = await requireImport(db, { profileId, id });
			const list = await listRows(db, { importId: id, ...query });
			if (!list) throw refuse("badCursor");
			const of = { options: readOptions(stored), words: await openImportWords(language) };
			return {
				data: list.entries.map((row) => toRowResponse(row, of)),
				extra: { total: countFiltered(stored, await countRows(db, [id]), query), nextCursor: list.nextCursor },
			};
		},
	}),

	defineLibraryOperation("POST /api/imports/:id/rows", {
		tag: "Library",
		summary: "Send more records of an import",
		input: z.object({ params: ImportParams, body: RowsBody }),
		response: A_ROW,
		refusals: { missing: MISSING, busy: BUSY, full: FULL_LIST, tooMany: TOO_MANY },
		async handle({ db, platform, language, profileId, params: { id }, body, refuse }) {
			const stored = await requireImport(db, { profileId, id });
			const records = toRecords(body.rows);
			const added = await addRows(db, stored, { records, isLast: body.last, from: body.from });
			if (added !== "added") throw refuse(added);
			return await proceed({ db, platform, language, profileId, id });
		},
	}),

	defineLibraryOperation("PUT /api/imports/:id/rows/:row", {
		tag: "Library",
		summary: "Say which title a row means, or leave it out",
		description:
			"Of an import that is applied, what the row wrote is taken back and written to the new title, for as long as the import can be undone. With all, every row of the same title in the files, or of the same episode where one is chosen. A show is then sought for the other rows that begin with its name, too, and in later imports.",
		input: z.object({ params: RowParams, body: ChoiceBody }),
		response: { description: "How many rows changed", data: z.strictObject({ changed: COUNT }) },
		refusals: { missing: MISSING, busy: BUSY, tooMany: MANY_WRITTEN },
		async handle({ db, platform, profileId, params: { id, row }, body, refuse }) {
			const stored = await requireImport(db, { profileId, id });
			const { media_type, media_id, season, episode, all } = body;
			const choice =
				body.leaveOut || !media_type || !media_id ? null : { mediaType: media_type, id: media_id, season, episode };
			const changed = await chooseRows(db, stored, { row, choice, isAll: all });
			if (typeof changed === "string") throw refuse(changed);
			await workOn(platform, id);
			return { data: { changed } };
		},
	}),

	defineLibraryOperation("POST /api/imports/:id/apply", {
		tag: "Library",
		summary: "Write the ready rows of an import to your library",
		description:
			"Of several imports one is written after the other. A stopped import goes on. One that wrote nothing is looked up anew first and becomes `ready`. One that was undone is applied again.",
		input: z.object({ params: ImportParams, query: SeenQuery }),
		response: { status: 202, ...A_ROW },
		refusals: { missing: MISSING, busy: BUSY, changed: CHANGED },
		async handle({ db, platform, language, profileId, params: { id }, query: { state }, refuse }) {
			const stored = await requireImport(db, { profileId, id });
			if (state && state !== stored.state) throw refuse("changed");
			if (!(await startWork(db, stored, "applying"))) throw refuse("busy");
			return await proceed({ db, platform, language, profileId, id });
		},
	}),

	defineLibraryOperation("POST /api/imports/:id/undo", {
		tag: "Library",
		summary: "Take back what an import wrote",
		description: "For 30 days. What was changed since stays.",
		input: z.object({ params: ImportParams }),
		response: { status: 202, ...A_ROW },
		refusals: { missing: MISSING, busy: BUSY },
		async handle({ db, platform, language, profileId, params: { id }, refuse }) {
			const stored = await requireImport(db, { profileId, id });
			if (!(await startWork(db, stored, "undoing"))) throw refuse("busy");
			return await proceed({ db, platform, language, profileId, id });
		},
	}),

	defineLibraryOperation("GET /api/imports/:id/report.csv", {
		tag: "Library",
		summary: "Download what became of each row",
		input: z.object({
			params: ImportParams,
			query: z.object({
				in: catalogueLanguage.meta({ description: "Language of its words; by default the one that is accepted" }),
			}),
		}),
		response: {
			description: "A CSV file that can be imported again once it is mended",
			body: z.string(),
			contentType: "text/csv",
			headers: { "content-disposition": "The name of the file" },
			isStreamed: true,
		},
		refusals: { missing: MISSING },
		async handle({ db, language, profileId, params: { id }, query }) {
			const stored = await requireImport(db, { profileId, id });
			const words = await openImportWords(query.in ?? language);
			return new Response(streamText(readReportCsv(db, stored, words)), {
				headers: {
					"content-type": "text/csv; charset=utf-8",
					"content-disposition": 'attachment; filename="marquee-import.csv"',
				},
			});
		},
	}),
];
