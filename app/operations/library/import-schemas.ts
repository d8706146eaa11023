// What the operations on imports take and return.
import { z } from "zod";
import { DIFFERENCES } from "~/domain/import/applying/differences";
import { IMPORT_STATES } from "~/domain/import/applying/imports.server";
import { ANSWERS } from "~/domain/import/import-options.server";
import { COLUMN_NAMES } from "~/domain/import/reading/guess-columns";
import { LISTS_MAX } from "~/domain/import/reading/meanings";
import { UNPRINTABLE } from "~/domain/import/reading/printed";
import { FILES_TOLD, QUESTIONS } from "~/domain/import/reading/read-files";
import { SOURCES, UNUSED_LENGTH_MAX, UNUSED_MAX } from "~/domain/import/reading/recognise";
import { ASKED } from "~/domain/import/reading/record";
import { ReasonCodeSchema, ReasonSchema } from "~/domain/import/reason-schema";
import { RECORD_KINDS, WRITTEN_KINDS } from "~/domain/import/row-kinds";
import { ROW_STATES } from "~/domain/import/row-states";
import { ofRemarks } from "~/domain/library/changes/remarks";
import { PLAY_PRECISIONS } from "~/domain/library/diary/plays";
import { SECONDS_MAX } from "~/domain/library/next/progress";
import { sentence } from "~/messages/sentence";
import { episodeNumber, mediaId, mediaType, remarkValue } from "../inputs";
import { COUNT, NUMBER, REMARK_VALUES, TIME } from "../shapes";

const COUNTS = z.strictObject({
	total: COUNT,
	ready: COUNT,
	present: COUNT,
	ambiguous: COUNT,
	unmatched: COUNT,
	invalid: COUNT,
	leftOut: COUNT,
});

const QUESTION = z.enum(QUESTIONS);

export const IMPORT = z
	.strictObject({
		id: z.string().min(1),
		source: z.enum(SOURCES),
		state: z.enum(IMPORT_STATES),
		files: z.array(
			z.strictObject({
				name: z.string(),
				kind: z.string(),
				records: COUNT,
				isUsed: z.boolean(),
				reason: z.string().nullable(),
				unused: z.array(z.string()).meta({ description: "Columns that are not read" }),
			}),
		),
		fileCount: COUNT.meta({ description: "Files of the import: a list of imports has the first 20 of each" }),
		counts: COUNTS.meta({ description: "The six states add up to the total" }),
		byKind: z.record(z.enum(WRITTEN_KINDS), COUNTS),
		written: z
			.record(z.enum(WRITTEN_KINDS), COUNT)
			.meta({ description: "Rows that are in the library now, which undoing the import takes away" }),
		announced: z.partialRecord(z.enum(WRITTEN_KINDS), COUNT).nullable().meta({
			description:
				"Rows that were ready when it was applied; other numbers are `written` where the library had changed",
		}),
		differing: z
			.partialRecord(z.enum(WRITTEN_KINDS), COUNT)
			.meta({ description: "Rows that become a title of another name, year or kind than the file's" }),
		questions: z.array(QUESTION),
		warnings: z.array(z.string()),
		people: z
			.array(z.string())
			.meta({ description: "Of files that tell several people apart: the answers to `person`" }),
		lists: z.array(z.string()).meta({ description: "Files that are lists of which it is not known what they are" }),
		columns: z.array(z.string()).nullable().meta({ description: "Of a CSV file whose columns are not known" }),
		progress: z.strictObject({ done: COUNT, of: COUNT }),
		created_at: TIME,
		applied_at: TIME.nullable(),
		undo_until: TIME.nullable(),
	})
	.meta({ id: "Import" });

/** A day stays one. */
const MOMENT = z.union([TIME, z.iso.date()]).nullable();

const titleId = z.string().regex(/^[1-9]\d{0,8}$/);

export const ROW = z
	.strictObject({
		row: COUNT,
		file: z.string(),
		line: COUNT,
		kind: z.enum(RECORD_KINDS),
		state: z.enum(ROW_STATES),
		reason: z.string().nullable(),
		reasonCode: ReasonCodeSchema.nullable().meta({ description: "Of the reason, whose words may change" }),
		title: z.string().nullable(),
		year: z.int().nullable(),
		media_type: mediaType.nullable(),
		media_id: titleId.nullable(),
		season: NUMBER.nullable(),
		episode: NUMBER.nullable(),
		episode_title: z.string().nullable().meta({ description: "As the file writes it, where it has no number" }),
		watched_at: MOMENT.optional(),
		added_at: MOMENT.optional().meta({
			description: "Of what is either so or not, as watchLater, instead of watched_at",
		}),
		precision: z.enum(PLAY_PRECISIONS).nullable(),
		list: z.string().nullable().meta({ description: "The list that it is an entry of; its note is the list's" }),
		...ofRemarks((name) => REMARK_VALUES[name].nullable()),
		becomes: z
			.strictObject({
				title: z.string().nullable(),
				year: z.int().nullable(),
				differs: z.array(z.enum(DIFFERENCES)).meta({ description: "In what it is not what the file says" }),
			})
			.nullable()
			.meta({ description: "What the catalogue calls the title that the row means; null while none is known" }),
		isChosen: z.boolean().meta({ description: "You chose its title, or left it out" }),
		candidates: z
			.array(z.strictObject({ media_type: mediaType, media_id: titleId, title: z.string(), year: z.int().nullable() }))
			.max(5),
	})
	.meta({ id: "ImportRow" });

/** Texts of up to so many characters, none of which controls a terminal or is the half of one. */
const printable = (max: number) =>
	z
		.string()
		.max(max)
		.refine((value) => !UNPRINTABLE.test(value), sentence("controlCharacters"));

const text = printable(1000).nullable().default(null);
const wholeId = z.int().min(1).max(999_999_999).nullable().default(null);
const place = episodeNumber.nullable().default(null);

const SECONDS = z.int().min(0).max(SECONDS_MAX).nullable().default(null);

const reason = ReasonSchema.nullable().default(null);

const GivenRow = z.object({
	file: printable(300),
	line: z.int().min(0),
	kind: z.enum(RECORD_KINDS),
	media_type: mediaType.nullable().default(null),
	title: text,
	year: z.int().min(1800).max(2200).nullable().default(null),
	season: place,
	episode: place,
	episodeTitle: text.meta({ description: "The episode's name, instead of its number" }),
	wholeTitle: text.meta({ description: "A name that the row may have instead, as that of a movie: it goes first" }),
	watched_at: text,
	precision: z.enum(PLAY_PRECISIONS).nullish(),
	added_at: text,
	...ofRemarks((name) => remarkValue(name).nullable().default(null)),
	noteLength: z
		.int()
		.min(1)
		.nullable()
		.default(null)
		.meta({ description: "Of the whole text, where the remark holds less" }),
	isOfPlay: z.boolean().default(false).meta({ description: "The note is of the play of its line, its id or its time" }),
	sourceId: printable(300).nullable().default(null),
	position: SECONDS.meta({ description: "Of kind `progress`, in seconds, as the length" }),
	duration: SECONDS,
	list: printable(300).nullable().default(null).meta({
		description: "Of kind `list`: the list's name, by default that of the file. Its note is the list's",
	}),
	invalid: reason.meta({ description: "Why the row cannot be used" }),
	leftOut: reason.meta({ description: "Why the row is not used" }),
	isBulk: z.boolean().default(false).meta({ description: "Several episodes were marked at once: bulkDates applies" }),
	person: printable(300).nullable().default(null).meta({ description: "Whose it is, in a file of several people" }),
	mayBeShow: z.boolean().default(false).meta({ description: "The service calls series movies, too" }),
	asks: z.enum(ASKED).nullable().default(null).meta({ description: "The question whose answer says what the row is" }),
	ids: z
		.object({
			tmdb: wholeId,
			imdb: z
				.string()
				.regex(/^tt\d{7,10}$/)
				.nullable()
				.default(null),
			tvdb: wholeId,
			episodeTmdb: wholeId,
			episodeTvdb: wholeId,
		})
		.default({ tmdb: null, imdb: null, tvdb: null, episodeTmdb: null, episodeTvdb: null }),
});

/** Rows of one request. */
const ROWS_MAX = 1000;

export const rows = z.array(GivenRow).max(ROWS_MAX, sentence("sendOtherRows", ROWS_MAX));

export const RowsBody = z.object({
	rows,
	last: z.boolean().default(false),
	from: z.int().min(0).max(100_000).optional().meta({
		description: "How many rows were sent before: a request that is repeated then adds nothing",
	}),
});

export const CreateBody = z
	.object({
		file: z.array(z.unknown()).optional().meta({ description: "The files of a form" }),
		source: z.enum(SOURCES).optional(),
		files: z
			.array(
				z.object({
					name: printable(300),
					kind: printable(100),
					records: COUNT.default(0),
					isUsed: z.boolean().default(true),
					reason,
					unused: z.array(printable(UNUSED_LENGTH_MAX)).max(UNUSED_MAX).default([]),
				}),
			)
			.max(FILES_TOLD, sentence("tellUsedFiles", FILES_TOLD))
			.optional(),
		timeZone: ANSWERS.timeZone.optional().meta({ description: "Yours by default" }),
		dateOrder: ANSWERS.dateOrder.optional(),
		questions: z.array(QUESTION).max(QUESTIONS.length).default([]),
		warnings: z.array(ReasonSchema).max(50).default([]),
		people: z.array(printable(300)).max(20).default([]),
		lists: z.array(printable(300)).max(LISTS_MAX).default([]),
		rated: ANSWERS.rated.default("no").meta({ description: "The answer to begin with" }),
		rows: rows.optional(),
		last: z.boolean().default(false),
	})
	.superRefine(({ file, rows: given }, context) => {
		if (!file && !given)
			context.addIssue({ code: "custom", path: ["file"], message: sentence("sendOneOf", "file", "rows") });
	});

export const ImportParams = z.object({ id: z.uuid().meta({ description: "The import's id" }) });

/** What the caller saw: an import that is in another state by now is left as it is. */
export const SeenQuery = z.object({
	state: z.enum(IMPORT_STATES).optional().meta({ description: "Only in this state, else `changed`" }),
});

export const RowParams = ImportParams.extend({
	row: z
		.string()
		.regex(/^[1-9]\d{0,6}$/)
		.transform(Number),
});

export const AnswerBody = z
	.object(ANSWERS)
	.partial()
	.extend({
		columns: z
			.union([
				z.partialRecord(z.enum(COLUMN_NAMES), z.string().max(200)),
				z.array(z.object({ column: z.string().max(200), as: z.enum(COLUMN_NAMES) })).max(200),
			])
			.optional()
			.meta({ description: "The column of each meaning, or a list of columns with what they are" }),
	});

export const ChoiceBody = z
	.object({
		media_type: mediaType.optional(),
		media_id: mediaId.optional(),
		season: episodeNumber.optional(),
		episode: episodeNumber.optional(),
		leaveOut: z.literal(true).optional(),
		all: z.boolean().default(false),
	})
	.superRefine(({ media_type, media_id, leaveOut }, context) => {
		if (!leaveOut && (media_type === undefined || media_id === undefined)) {
			context.addIssue({ code: "custom", path: ["media_id"], message: sentence("sendTitleOrLeaveOut") });
		}
	});
