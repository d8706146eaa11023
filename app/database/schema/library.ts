// Tables that `domain/library/` writes. docs/schema.md describes them with their triggers.
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";

/** Totals and flags of one user's library. A user who never used the library has no row. */
export const libraries = sqliteTable("libraries", {
	userId: text()
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	/** Rows of `watch_history`, counted by triggers. */
	movies: integer().notNull().default(0),
	shows: integer().notNull().default(0),
	/** When the whole watch history was last cleared; 0 for never. */
	clearedAt: integer().notNull().default(0),
	/** Rows of `watch_later`, counted by triggers. */
	saved: integer().notNull().default(0),
	/** Whether the user ever saved a title to Watch Later. */
	hasSaved: integer({ mode: "boolean" }).notNull().default(false),
	/** Samples of Watch Later that the user removed, as `media_type:id`. */
	removedSamples: text({ mode: "json" }).$type<string[]>().notNull().default([]),
	/** The day, UTC, that `writes` counts. */
	writesDay: text().notNull().default(""),
	/** Titles in the user's write requests of that day. */
	writes: integer().notNull().default(0),
	/** Rows of `viewings`, counted by triggers. */
	viewings: integer().notNull().default(0),
	/** When all viewings and ratings were last cleared; 0 for never. */
	viewingsClearedAt: integer().notNull().default(0),
	/** Ratings of movies, counted by triggers. */
	ratedMovies: integer().notNull().default(0),
	/** Ratings of shows and of their episodes, counted by triggers. */
	ratedShows: integer().notNull().default(0),
});

/** One row: the number of `watch_history` rows of all users. Triggers update it. */
export const libraryTotals = sqliteTable("library_totals", {
	id: integer().primaryKey(),
	watchHistory: integer().notNull().default(0),
});

/** What users watched: one row per user and title. */
export const watchHistory = sqliteTable(
	"watch_history",
	{
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		/** The catalogue's id. */
		id: integer("media_id").notNull(),
		season: integer().notNull().default(1),
		episode: integer().notNull().default(1),
		/** Seconds into the movie, or into the episode that `position_season` and `position_episode` name. */
		position: integer().notNull().default(0),
		/** Seconds; 0 when unknown. */
		duration: integer().notNull().default(0),
		/** When the player reported the position; 0 for never. Opening a title reports none. */
		positionAt: integer().notNull().default(0),
		positionSeason: integer().notNull().default(1),
		positionEpisode: integer().notNull().default(1),
		/** When the title was first opened. */
		watchedAt: integer().notNull(),
		/** When the title was last opened or played. */
		lastWatched: integer().notNull(),
		/** When the server last changed the row. */
		updatedAt: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.mediaType, table.id] }),
		index("watch_history_by_time").on(table.userId, table.lastWatched, table.mediaType, table.id),
		index("watch_history_by_age").on(table.lastWatched),
		check("watch_history_media_type", sql`media_type in ('movie', 'tv')`),
	],
);

/** What users played and watched, lastingly: one row per user and episode. A movie is episode 1 of season 1. */
export const viewings = sqliteTable(
	"viewings",
	{
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		id: integer("media_id").notNull(),
		/** 0 for specials. */
		season: integer().notNull(),
		episode: integer().notNull(),
		/** Seconds; 0 when the player reported none. */
		position: integer().notNull().default(0),
		/** Seconds; 0 when unknown. */
		duration: integer().notNull().default(0),
		/** When it was last played; 0 for never. */
		playedAt: integer().notNull().default(0),
		/** When it was first watched to its end or marked as watched; 0 for never. */
		firstWatchedAt: integer().notNull().default(0),
		/** When it was last watched to its end or marked as watched; 0 for never. */
		watchedAt: integer().notNull().default(0),
		/** How often it was watched. */
		times: integer().notNull().default(0),
		/** When it was marked as not watched: earlier events do not count. 0 for never. */
		clearedAt: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.mediaType, table.id, table.season, table.episode] }),
		index("viewings_by_play").on(table.userId, table.mediaType, table.id, table.playedAt),
		index("viewings_by_watch").on(
			table.userId,
			table.mediaType,
			table.id,
			table.watchedAt,
			table.season,
			table.episode,
		),
		index("viewings_by_time").on(table.userId, table.watchedAt),
		index("viewings_by_clearing").on(table.clearedAt).where(sql`cleared_at > 0`),
		check("viewings_media_type", sql`media_type in ('movie', 'tv')`),
	],
);

/** Deleted entries of the watch history. They keep a late report of an earlier watch from restoring the entry. */
export const watchTombstones = sqliteTable(
	"watch_tombstones",
	{
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		id: integer("media_id").notNull(),
		deletedAt: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.mediaType, table.id] }),
		index("watch_tombstones_by_age").on(table.deletedAt),
	],
);

/** Titles that users saved to Watch Later. */
export const watchLater = sqliteTable(
	"watch_later",
	{
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		id: integer("media_id").notNull(),
		/** Where a show starts. */
		nextSeason: integer().notNull().default(1),
		nextEpisode: integer().notNull().default(1),
		addedAt: integer().notNull(),
		/** The title's card as JSON, so that a list needs no catalogue request; null when not yet known. */
		card: text(),
		/** The catalogue that `card` comes from: each catalogue has its own images. */
		cardSource: text({ enum: ["tmdb", "sample"] }),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.mediaType, table.id] }),
		index("watch_later_by_time").on(table.userId, table.addedAt, table.mediaType, table.id),
		index("watch_later_by_title").on(table.mediaType, table.id),
		check("watch_later_media_type", sql`media_type in ('movie', 'tv')`),
	],
);

/** Season and episode of a title's own rating. Not null, because a primary key may repeat null. */
export const WHOLE_TITLE = -1;

/** What users rated: one row per user and title or episode. A removed rating stays for a while as 0, against late reports. */
export const ratings = sqliteTable(
	"ratings",
	{
		userId: text()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		id: integer("media_id").notNull(),
		/** `WHOLE_TITLE` for a title's own rating; 0 for specials. */
		season: integer().notNull(),
		episode: integer().notNull(),
		/** 1 to 10; 0 for removed. */
		rating: integer().notNull(),
		/** When it was rated or removed. */
		ratedAt: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.mediaType, table.id, table.season, table.episode] }),
		index("ratings_by_time").on(table.userId, table.mediaType, table.ratedAt).where(sql`rating > 0`),
		index("ratings_of_titles").on(table.userId, table.ratedAt).where(sql`rating > 0 and season = -1`),
		index("ratings_by_removal").on(table.ratedAt).where(sql`rating = 0`),
		check("ratings_media_type", sql`media_type in ('movie', 'tv')`),
		check("ratings_rating", sql`rating between 0 and 10`),
	],
);
