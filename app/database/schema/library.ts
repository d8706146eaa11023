// Tables that `domain/library/` writes. docs/schema.md describes them with their triggers.
import { type SQLWrapper, sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type ProfileId, profiles } from "./accounts";

/** Totals and flags of one profile's library. One that was never used has no row. */
export const libraries = sqliteTable("libraries", {
	profileId: text()
		.$type<ProfileId>()
		.primaryKey()
		.references(() => profiles.id, { onDelete: "cascade" }),
	/** Titles of the watch history, counted by triggers. */
	movies: integer().notNull().default(0),
	shows: integer().notNull().default(0),
	/** When the whole watch history was last cleared; 0 for never. */
	clearedAt: integer().notNull().default(0),
	/** Titles of Watch Later, counted by triggers. */
	saved: integer().notNull().default(0),
	/** Whether the person ever saved a title to Watch Later. */
	hasSaved: integer({ mode: "boolean" }).notNull().default(false),
	/** Samples of Watch Later that the person removed, as `media_type:id`. */
	removedSamples: text({ mode: "json" }).$type<string[]>().notNull().default([]),
	/** The day, UTC, that `writes` counts. */
	writesDay: text().notNull().default(""),
	/** Titles in the person's write requests of that day. */
	writes: integer().notNull().default(0),
	/** Episodes and movies that were played or watched, counted by triggers. */
	episodes: integer().notNull().default(0),
	/** Plays of movies, and of episodes, counted by triggers. */
	moviePlays: integer().notNull().default(0),
	showPlays: integer().notNull().default(0),
	/** When all positions, plays and ratings were last cleared; 0 for never, and once they were brought back. */
	recordClearedAt: integer().notNull().default(0),
	/** The times of the clearings that can be brought back, the earliest first. */
	clearings: text({ mode: "json" }).$type<number[]>().notNull().default([]),
	/** Ratings of movies, counted by triggers. */
	ratedMovies: integer().notNull().default(0),
	/** Ratings of shows and of their episodes, counted by triggers. */
	ratedShows: integer().notNull().default(0),
	/** Notes on titles and episodes, counted by triggers. */
	notes: integer().notNull().default(0),
	/** Whether lists leave out what was watched. */
	hideWatched: integer({ mode: "boolean" }).notNull().default(false),
	/** Whether Home shows what was watched on this day in another year. */
	memories: integer({ mode: "boolean" }).notNull().default(true),
	/** IANA name of the zone that the person's days are of; null for UTC. */
	timeZone: text(),
	/** The country that the person watches in (ISO 3166-1); null for the one that the platform tells. */
	region: text(),
	/** Tag of the interface's language; null for that of the address. */
	language: text(),
});

/** Nothing but removals is left of the title. */
export const IS_EMPTY_TITLE =
	"opened_at is null and saved_at is null and hidden_at is null and begun_at is null and recorded = 0 and cleared_at is null";

/**
 * What a profile has of a title beside what was watched of it. Each fact is a value with the time of its last change: of two
 * changes the later one stays, and a fact without a value is what is left of a removal, against late reports.
 */
export const titles = sqliteTable(
	"titles",
	{
		profileId: text()
			.$type<ProfileId>()
			.notNull()
			.references(() => profiles.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		/** The catalogue's id. */
		id: integer("media_id").notNull(),
		/** The name and the year as last known; null until the catalogue has told them. */
		name: text(),
		year: integer(),
		/** What `episodes` hold of it, by triggers: 2 where something was played or watched, 1 where ratings are all, 0 for nothing. */
		recorded: integer().notNull().default(0),
		/** When it was last opened or played; null where it is not in the watch history. */
		openedAt: integer(),
		firstOpenedAt: integer(),
		openedSeason: integer().notNull().default(1),
		openedEpisode: integer().notNull().default(1),
		/** When it was removed from the watch history: earlier events do not count. 0 for never. */
		closedAt: integer().notNull().default(0),
		/** Seconds into the movie, or into the episode that `position_season` and `position_episode` name. */
		position: integer().notNull().default(0),
		/** Seconds; 0 when unknown. */
		duration: integer().notNull().default(0),
		/** When the player reported the position; null for never. Opening a title reports none. */
		positionAt: integer(),
		positionSeason: integer().notNull().default(1),
		positionEpisode: integer().notNull().default(1),
		/** The time by which Watch Later is ordered; null where it is not saved. */
		savedAt: integer(),
		savedChangedAt: integer().notNull().default(0),
		/** Where a show of Watch Later starts. */
		nextSeason: integer().notNull().default(1),
		nextEpisode: integer().notNull().default(1),
		/** The title's card as JSON, so that a list needs no catalogue request; null when not yet known. */
		card: text(),
		/** The catalogue that `card` comes from: each catalogue has its own images. */
		cardSource: text({ enum: ["tmdb", "sample"] }),
		/** Since when lists leave it out, "Not for me"; null where they do not. */
		hiddenAt: integer(),
		hiddenChangedAt: integer().notNull().default(0),
		/** When a show was last begun again; null where it was not. */
		begunAt: integer(),
		/** The time before, to take it back. */
		formerBegunAt: integer(),
		begunChangedAt: integer().notNull().default(0),
		/** What was cleared of the title beside its plays and can be brought back, as `domain/library/store/clear-record.server.ts` writes it. */
		cleared: text(),
		/** The time of that clearing. */
		clearedAt: integer(),
		/** When the server last changed the row. */
		updatedAt: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.profileId, table.mediaType, table.id] }),
		index("titles_opened")
			.on(table.profileId, table.openedAt, table.mediaType, table.id)
			.where(sql`opened_at is not null`),
		index("titles_by_age").on(table.openedAt).where(sql`opened_at is not null`),
		index("titles_saved")
			.on(table.profileId, table.savedAt, table.mediaType, table.id)
			.where(sql`saved_at is not null`),
		index("titles_saved_by_all").on(table.mediaType, table.id).where(sql`saved_at is not null`),
		index("titles_hidden")
			.on(table.profileId, table.hiddenAt, table.mediaType, table.id)
			.where(sql`hidden_at is not null`),
		index("titles_recorded").on(table.profileId, table.mediaType, table.id).where(sql`recorded = 2`),
		index("titles_cleared").on(table.clearedAt).where(sql`cleared_at is not null`),
		index("titles_empty").on(table.updatedAt).where(sql.raw(IS_EMPTY_TITLE)),
		check("titles_media_type", sql`media_type in ('movie', 'tv')`),
	],
);

/** Season and episode of a whole title. Not null, because a primary key may repeat null. */
export const WHOLE_TITLE = -1;

/** Of a column: a season that does not hold the specials. `isSpecial` is the opposite outside SQL. */
export const isRegular = (season: SQLWrapper) => sql`${season} > 0`;

/** Something is said of the title or of the episode: each remark has its part here, and in the next one. */
export const HAS_REMARK = "rating > 0 or note <> ''";
/** Nothing but removals is left of the episode. */
export const IS_EMPTY_EPISODE = "played_at = 0 and times = 0 and rating = 0 and note = ''";

/**
 * What a profile has of an episode: how far it was played, what follows from its `plays`, which triggers keep, and its rating. A
 * movie is episode 1 of season 1; the rating of a movie and of a show is in a row of the whole title.
 */
export const episodes = sqliteTable(
	"episodes",
	{
		profileId: text()
			.$type<ProfileId>()
			.notNull()
			.references(() => profiles.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		id: integer("media_id").notNull(),
		/** 0 for specials, `WHOLE_TITLE` for what is of the title itself. */
		season: integer().notNull(),
		episode: integer().notNull(),
		/** Seconds; 0 when the player reported none. */
		position: integer().notNull().default(0),
		/** Seconds; 0 when unknown. */
		duration: integer().notNull().default(0),
		/** When it was last played; 0 for never. */
		playedAt: integer().notNull().default(0),
		/** Time of the first play that has a date, by triggers; null where none has. */
		firstWatchedAt: integer(),
		/** The same of the last one. */
		watchedAt: integer(),
		/** Number of plays, by triggers: above 0 it was watched, whether a date is known or not. */
		times: integer().notNull().default(0),
		/** When it was marked as not watched: earlier events do not count. 0 for never. */
		clearedAt: integer().notNull().default(0),
		/** 1 to 10; 0 for none. */
		rating: integer().notNull().default(0),
		/** When it was rated, or the rating was removed; 0 for never. */
		ratedAt: integer().notNull().default(0),
		/** What is noted of it, up to 500 characters; "" for nothing. */
		note: text().notNull().default(""),
		/** When it was noted, or the note was removed; 0 for never. */
		notedAt: integer().notNull().default(0),
	},
	(table) => [
		primaryKey({ columns: [table.profileId, table.mediaType, table.id, table.season, table.episode] }),
		index("episodes_by_play").on(table.profileId, table.mediaType, table.id, table.playedAt).where(sql`played_at > 0`),
		index("episodes_by_watch")
			.on(table.profileId, table.mediaType, table.id, table.watchedAt, table.season, table.episode)
			.where(sql`times > 0`),
		index("episodes_by_time").on(table.profileId, table.watchedAt).where(sql`times > 0`),
		// Rated or noted: 1.0.0 had it for ratings alone.
		index("episodes_rated_places")
			.on(table.profileId, table.mediaType, table.id, table.season, table.episode)
			.where(sql.raw(HAS_REMARK)),
		index("episodes_rated").on(table.profileId, table.mediaType, table.ratedAt).where(sql`rating > 0`),
		// An expression, so that SQLite takes it for this order alone: on the column, it would take it for the order by time too.
		index("episodes_by_rating").on(table.profileId, sql`abs(rating)`, table.ratedAt).where(sql`rating > 0`),
		index("episodes_rated_titles").on(table.profileId, table.ratedAt).where(sql`rating > 0 and season = -1`),
		index("episodes_noted").on(table.profileId, table.notedAt).where(sql`note <> ''`),
		index("episodes_empty").on(table.clearedAt, table.ratedAt).where(sql.raw(IS_EMPTY_EPISODE)),
		check("episodes_media_type", sql`media_type in ('movie', 'tv')`),
		check("episodes_rating", sql`rating between 0 and 10`),
	],
);

/** Plays that count; the others were removed, and stay for a while against late reports. */
export const IS_PLAY = "added_at > removed_at";

/** Each time that something was watched. Triggers count them in `episodes`, and those in `libraries`. */
export const plays = sqliteTable(
	"plays",
	{
		profileId: text()
			.$type<ProfileId>()
			.notNull()
			.references(() => profiles.id, { onDelete: "cascade" }),
		/** Given by who records it: the player's session, the mark, or the row of an import. */
		playId: text("id").notNull(),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		id: integer("media_id").notNull(),
		season: integer().notNull(),
		episode: integer().notNull(),
		/** Milliseconds, negative before 1970; for a day, its beginning in UTC. Null when unknown. */
		watchedAt: integer(),
		precision: text({ enum: ["instant", "day", "unknown"] }).notNull(),
		source: text({ enum: ["played", "marked", "import"] }).notNull(),
		/** The import that wrote it; null where nobody did, and of one that was added by hand too. */
		importId: text(),
		/** When it was recorded: a removal at the same time or later counts. */
		addedAt: integer().notNull(),
		/** When it was removed; 0 for never. */
		removedAt: integer().notNull().default(0),
		/** As those of `episodes`. A play that was removed keeps its note, to bring it back with it. */
		note: text().notNull().default(""),
		notedAt: integer().notNull().default(0),
		/** JSON: the ids of the people who watched too, each with a play of the same id. Null: nobody, or nobody said so. */
		companions: text({ mode: "json" }).$type<ProfileId[]>(),
		/** Which of them recorded it. Null: the person themselves. */
		recordedBy: text().$type<ProfileId>(),
	},
	(table) => [
		primaryKey({ columns: [table.profileId, table.playId] }),
		index("plays_by_episode").on(
			...[table.profileId, table.mediaType, table.id, table.season, table.episode, table.watchedAt],
		),
		// The precision stands before the time: an instant and a day of the calendar are compared only in the person's time zone.
		index("plays_by_time")
			.on(table.profileId, table.mediaType, table.precision, table.watchedAt)
			.where(sql.raw(IS_PLAY)),
		index("plays_by_title")
			.on(table.profileId, table.mediaType, table.id, table.precision, table.watchedAt)
			.where(sql.raw(IS_PLAY)),
		index("plays_noted")
			.on(table.profileId, table.notedAt)
			.where(sql.raw(`note <> '' and ${IS_PLAY}`)),
		index("plays_by_removal").on(table.removedAt, table.profileId).where(sql`removed_at > 0`),
		check("plays_media_type", sql`media_type in ('movie', 'tv')`),
		check("plays_precision", sql`precision in ('instant', 'day', 'unknown')`),
		check("plays_dated", sql`(watched_at is null) = (precision = 'unknown')`),
		check("plays_source", sql`source in ('played', 'marked', 'import')`),
	],
);

/** Lists that a person makes by name. A trigger counts their titles. */
export const lists = sqliteTable(
	"lists",
	{
		id: text().primaryKey(),
		profileId: text()
			.$type<ProfileId>()
			.notNull()
			.references(() => profiles.id, { onDelete: "cascade" }),
		name: text().notNull(),
		/** The name in lower case: for uniqueness. */
		nameKey: text().notNull(),
		/** What is noted of it, up to 500 characters; "" for nothing. */
		note: text().notNull().default(""),
		/** Its titles, by triggers. */
		size: integer().notNull().default(0),
		/** The last part of the address at which anyone reads it; null where it is private. */
		secret: text(),
		/** Whether that page says the person's name. */
		showsName: integer({ mode: "boolean" }).notNull().default(false),
		createdAt: integer().notNull(),
		updatedAt: integer().notNull(),
	},
	(table) => [
		uniqueIndex("lists_by_name").on(table.profileId, table.nameKey),
		uniqueIndex("lists_by_secret").on(table.secret).where(sql`secret is not null`),
	],
);

/** The titles of a list. One that was taken out stays for a while, against late reports. */
export const listTitles = sqliteTable(
	"list_titles",
	{
		listId: text()
			.notNull()
			.references(() => lists.id, { onDelete: "cascade" }),
		mediaType: text({ enum: ["movie", "tv"] }).notNull(),
		/** The catalogue's id. */
		id: integer("media_id").notNull(),
		/** Orders the titles; between two there is room for another. Null: it is not in the list. */
		sortKey: real(),
		addedAt: integer().notNull(),
		/** When it was last put in, moved or taken out. */
		changedAt: integer().notNull(),
		/** As those of `titles`, with the name and the year. */
		card: text(),
		cardSource: text({ enum: ["tmdb", "sample"] }),
	},
	(table) => [
		primaryKey({ columns: [table.listId, table.mediaType, table.id] }),
		index("list_titles_in_order")
			.on(table.listId, table.sortKey, table.mediaType, table.id)
			.where(sql`sort_key is not null`),
		index("list_titles_removed").on(table.changedAt).where(sql`sort_key is null`),
		check("list_titles_media_type", sql`media_type in ('movie', 'tv')`),
	],
);
