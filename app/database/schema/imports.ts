// Tables that `domain/import/` writes. docs/schema.md describes them. `profile_id` is the id of a profile.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type ProfileId, profiles } from "./accounts";

/** Files that a profile brings along: what they are, and how far they have been matched and applied. */
export const imports = sqliteTable(
	"imports",
	{
		id: text().primaryKey(),
		profileId: text()
			.$type<ProfileId>()
			.notNull()
			.references(() => profiles.id, { onDelete: "cascade" }),
		source: text().notNull(),
		state: text({
			enum: ["reading", "matching", "ready", "applying", "applied", "undoing", "undone", "cancelled"],
		}).notNull(),
		/** The files, questions and warnings of `read-files.ts`, as JSON. */
		report: text().notNull(),
		/** The answers to the questions, as JSON. */
		options: text().notNull(),
		/** A CSV file whose columns are not known yet; null when there is none. */
		unread: text(),
		/** Bytes of what was stored for it, its rows included: what its account holds together has a limit. */
		size: integer().notNull().default(0),
		createdAt: integer().notNull(),
		/** When it was first applied; null: never. */
		appliedAt: integer(),
		/**
		 * When a person last asked something of it, or it was written or taken back to its end: of several that are to be written, the
		 * earlier one is written first, and the preview of one that was read before another one was written says so.
		 */
		askedAt: integer().notNull().default(0),
		/** Until when one request works on it, in milliseconds. */
		leaseUntil: integer().notNull().default(0),
	},
	(table) => [
		index("imports_by_profile").on(table.profileId, table.createdAt),
		index("imports_by_age").on(table.createdAt),
		index("imports_by_state").on(table.state, table.leaseUntil),
		index("imports_unapplied").on(table.askedAt).where(sql`applied_at is null`),
	],
);

/** One row per record of an import's files. */
export const importRows = sqliteTable(
	"import_rows",
	{
		importId: text()
			.notNull()
			.references(() => imports.id, { onDelete: "cascade" }),
		/** From 1 on, in the order of the files. */
		row: integer().notNull(),
		/** What it is, as `domain/import/row-kinds.ts` names it. */
		kind: text().notNull(),
		/**
		 * `pending`: its title has not been looked up; `found`: it has, and what the row becomes is not planned; `written`: it was
		 * ready, and is in the library.
		 */
		state: text({
			enum: ["pending", "found", "ready", "written", "present", "ambiguous", "unmatched", "invalid", "leftOut"],
		}).notNull(),
		/** Why it is in its state, as JSON: a code with its arguments. */
		reason: text({ mode: "json" }).$type<{ code: string }>(),
		/** Equal for rows of the same title; null where no title is looked up. */
		titleKey: text(),
		/** The record as JSON. */
		record: text().notNull(),
		/** What the row becomes, as far as it is known. */
		mediaType: text({ enum: ["movie", "tv"] }),
		id: integer("media_id"),
		season: integer(),
		episode: integer(),
		/** What the catalogue calls the title, each where the file has none or another one; null where it says the same. */
		name: text(),
		year: integer(),
		/** True: a person chose the title or left the row out. */
		isChosen: integer({ mode: "boolean" }).notNull().default(false),
		/** Titles to choose from, as JSON. */
		candidates: text({ mode: "json" }).$type<
			{ mediaType: "movie" | "tv"; id: number; title: string; year: number | null }[]
		>(),
		/** Of a ready play, and of the note of one, the play's id in `plays`; of an entry of a list, the list's id in `lists`. */
		playId: text(),
		/** Of a play with a date, the id of the one without whose place it takes; null for none. */
		replaces: text(),
		/** Of a written rating, the one that it replaced; 0 for none. */
		formerRating: integer().notNull().default(0),
		/** When that one was given; null for none, and where a version before this column applied the row. */
		formerRatedAt: integer(),
	},
	(table) => [
		primaryKey({ columns: [table.importId, table.row] }),
		// With the kind, so that rows are counted by it alone.
		index("import_rows_by_state").on(table.importId, table.state, table.row, table.kind),
		index("import_rows_by_title").on(table.importId, table.titleKey),
		index("import_rows_by_place")
			.on(...[table.importId, table.mediaType, table.id, table.season, table.episode])
			.where(sql`media_id is not null`),
		index("import_rows_pending").on(table.importId, table.titleKey).where(sql`state = 'pending'`),
		index("import_rows_found")
			.on(...[table.importId, table.mediaType, table.id, table.season, table.episode])
			.where(sql`state = 'found'`),
	],
);
