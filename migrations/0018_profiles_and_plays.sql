PRAGMA defer_foreign_keys = on;
--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`name` text NOT NULL,
	`colour` text DEFAULT 'amber' NOT NULL,
	`pin_hash` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `profiles_by_account` ON `profiles` (`account_id`,`name`);
--> statement-breakpoint
INSERT INTO `profiles` (`id`, `account_id`, `name`, `created_at`)
	SELECT `id`, `id`, substr(`name`, 1, 30), `created_at` FROM `users`;
--> statement-breakpoint
CREATE TRIGGER `users_profiled` AFTER INSERT ON `users`
BEGIN
	INSERT INTO `profiles` (`id`, `account_id`, `name`, `created_at`)
		VALUES (new.`id`, new.`id`, substr(new.`name`, 1, 30), new.`created_at`);
END;
--> statement-breakpoint
DROP TRIGGER `watch_history_added`;
--> statement-breakpoint
DROP TRIGGER `watch_history_removed`;
--> statement-breakpoint
DROP TRIGGER `watch_history_day_added`;
--> statement-breakpoint
DROP TRIGGER `watch_history_day_changed`;
--> statement-breakpoint
DROP TRIGGER `watch_later_added`;
--> statement-breakpoint
DROP TRIGGER `watch_later_removed`;
--> statement-breakpoint
DROP TRIGGER `viewings_added`;
--> statement-breakpoint
DROP TRIGGER `viewings_removed`;
--> statement-breakpoint
DROP TRIGGER `ratings_added`;
--> statement-breakpoint
DROP TRIGGER `ratings_changed`;
--> statement-breakpoint
DROP TRIGGER `ratings_removed`;
--> statement-breakpoint
CREATE TABLE `__new_libraries` (
	`user_id` text PRIMARY KEY NOT NULL,
	`movies` integer DEFAULT 0 NOT NULL,
	`shows` integer DEFAULT 0 NOT NULL,
	`cleared_at` integer DEFAULT 0 NOT NULL,
	`saved` integer DEFAULT 0 NOT NULL,
	`has_saved` integer DEFAULT false NOT NULL,
	`removed_samples` text DEFAULT '[]' NOT NULL,
	`writes_day` text DEFAULT '' NOT NULL,
	`writes` integer DEFAULT 0 NOT NULL,
	`viewings` integer DEFAULT 0 NOT NULL,
	`movie_plays` integer DEFAULT 0 NOT NULL,
	`show_plays` integer DEFAULT 0 NOT NULL,
	`viewings_cleared_at` integer DEFAULT 0 NOT NULL,
	`rated_movies` integer DEFAULT 0 NOT NULL,
	`rated_shows` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_libraries`(`rowid`, `user_id`, `movies`, `shows`, `cleared_at`, `saved`, `has_saved`, `removed_samples`, `writes_day`, `writes`, `viewings`, `viewings_cleared_at`, `rated_movies`, `rated_shows`)
	SELECT `rowid`, `user_id`, `movies`, `shows`, `cleared_at`, `saved`, `has_saved`, `removed_samples`, `writes_day`, `writes`, `viewings`, `viewings_cleared_at`, `rated_movies`, `rated_shows` FROM `libraries`;
--> statement-breakpoint
DROP TABLE `libraries`;
--> statement-breakpoint
ALTER TABLE `__new_libraries` RENAME TO `libraries`;
--> statement-breakpoint
CREATE TABLE `__new_ratings` (
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`season` integer NOT NULL,
	`episode` integer NOT NULL,
	`rating` integer NOT NULL,
	`rated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `media_type`, `media_id`, `season`, `episode`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ratings_media_type" CHECK(media_type in ('movie', 'tv')),
	CONSTRAINT "ratings_rating" CHECK(rating between 0 and 10)
);
--> statement-breakpoint
INSERT INTO `__new_ratings`(`rowid`, `user_id`, `media_type`, `media_id`, `season`, `episode`, `rating`, `rated_at`)
	SELECT `rowid`, `user_id`, `media_type`, `media_id`, `season`, `episode`, `rating`, `rated_at` FROM `ratings`;
--> statement-breakpoint
DROP TABLE `ratings`;
--> statement-breakpoint
ALTER TABLE `__new_ratings` RENAME TO `ratings`;
--> statement-breakpoint
CREATE INDEX `ratings_by_time` ON `ratings` (`user_id`,`media_type`,`rated_at`) WHERE rating > 0;
--> statement-breakpoint
CREATE INDEX `ratings_of_titles` ON `ratings` (`user_id`,`rated_at`) WHERE rating > 0 and season = -1;
--> statement-breakpoint
CREATE INDEX `ratings_by_removal` ON `ratings` (`rated_at`) WHERE rating = 0;
--> statement-breakpoint
CREATE TABLE `__new_viewings` (
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`season` integer NOT NULL,
	`episode` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`duration` integer DEFAULT 0 NOT NULL,
	`played_at` integer DEFAULT 0 NOT NULL,
	`first_watched_at` integer DEFAULT 0 NOT NULL,
	`watched_at` integer DEFAULT 0 NOT NULL,
	`times` integer DEFAULT 0 NOT NULL,
	`cleared_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`user_id`, `media_type`, `media_id`, `season`, `episode`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "viewings_media_type" CHECK(media_type in ('movie', 'tv'))
);
--> statement-breakpoint
INSERT INTO `__new_viewings`(`rowid`, `user_id`, `media_type`, `media_id`, `season`, `episode`, `position`, `duration`, `played_at`, `first_watched_at`, `watched_at`, `times`, `cleared_at`)
	SELECT `rowid`, `user_id`, `media_type`, `media_id`, `season`, `episode`, `position`, `duration`, `played_at`, `first_watched_at`, `watched_at`, `times`, `cleared_at` FROM `viewings`;
--> statement-breakpoint
DROP TABLE `viewings`;
--> statement-breakpoint
ALTER TABLE `__new_viewings` RENAME TO `viewings`;
--> statement-breakpoint
CREATE INDEX `viewings_by_play` ON `viewings` (`user_id`,`media_type`,`media_id`,`played_at`);
--> statement-breakpoint
CREATE INDEX `viewings_by_watch` ON `viewings` (`user_id`,`media_type`,`media_id`,`watched_at`,`season`,`episode`);
--> statement-breakpoint
CREATE INDEX `viewings_by_time` ON `viewings` (`user_id`,`watched_at`);
--> statement-breakpoint
CREATE INDEX `viewings_by_clearing` ON `viewings` (`cleared_at`) WHERE cleared_at > 0;
--> statement-breakpoint
CREATE TABLE `__new_watch_history` (
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`season` integer DEFAULT 1 NOT NULL,
	`episode` integer DEFAULT 1 NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`duration` integer DEFAULT 0 NOT NULL,
	`position_at` integer DEFAULT 0 NOT NULL,
	`position_season` integer DEFAULT 1 NOT NULL,
	`position_episode` integer DEFAULT 1 NOT NULL,
	`watched_at` integer NOT NULL,
	`last_watched` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `media_type`, `media_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "watch_history_media_type" CHECK(media_type in ('movie', 'tv'))
);
--> statement-breakpoint
INSERT INTO `__new_watch_history`(`rowid`, `user_id`, `media_type`, `media_id`, `season`, `episode`, `position`, `duration`, `position_at`, `position_season`, `position_episode`, `watched_at`, `last_watched`, `updated_at`)
	SELECT `rowid`, `user_id`, `media_type`, `media_id`, `season`, `episode`, `position`, `duration`, `position_at`, `position_season`, `position_episode`, `watched_at`, `last_watched`, `updated_at` FROM `watch_history`;
--> statement-breakpoint
DROP TABLE `watch_history`;
--> statement-breakpoint
ALTER TABLE `__new_watch_history` RENAME TO `watch_history`;
--> statement-breakpoint
CREATE INDEX `watch_history_by_time` ON `watch_history` (`user_id`,`last_watched`,`media_type`,`media_id`);
--> statement-breakpoint
CREATE INDEX `watch_history_by_age` ON `watch_history` (`last_watched`);
--> statement-breakpoint
CREATE TABLE `__new_watch_later` (
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`next_season` integer DEFAULT 1 NOT NULL,
	`next_episode` integer DEFAULT 1 NOT NULL,
	`added_at` integer NOT NULL,
	`card` text,
	`card_source` text,
	PRIMARY KEY(`user_id`, `media_type`, `media_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "watch_later_media_type" CHECK(media_type in ('movie', 'tv'))
);
--> statement-breakpoint
INSERT INTO `__new_watch_later`(`rowid`, `user_id`, `media_type`, `media_id`, `next_season`, `next_episode`, `added_at`, `card`, `card_source`)
	SELECT `rowid`, `user_id`, `media_type`, `media_id`, `next_season`, `next_episode`, `added_at`, `card`, `card_source` FROM `watch_later`;
--> statement-breakpoint
DROP TABLE `watch_later`;
--> statement-breakpoint
ALTER TABLE `__new_watch_later` RENAME TO `watch_later`;
--> statement-breakpoint
CREATE INDEX `watch_later_by_time` ON `watch_later` (`user_id`,`added_at`,`media_type`,`media_id`);
--> statement-breakpoint
CREATE INDEX `watch_later_by_title` ON `watch_later` (`media_type`,`media_id`);
--> statement-breakpoint
CREATE TABLE `__new_watch_tombstones` (
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`deleted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `media_type`, `media_id`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_watch_tombstones`(`rowid`, `user_id`, `media_type`, `media_id`, `deleted_at`)
	SELECT `rowid`, `user_id`, `media_type`, `media_id`, `deleted_at` FROM `watch_tombstones`;
--> statement-breakpoint
DROP TABLE `watch_tombstones`;
--> statement-breakpoint
ALTER TABLE `__new_watch_tombstones` RENAME TO `watch_tombstones`;
--> statement-breakpoint
CREATE INDEX `watch_tombstones_by_age` ON `watch_tombstones` (`deleted_at`);
--> statement-breakpoint
CREATE TABLE `plays` (
	`id` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`season` integer NOT NULL,
	`episode` integer NOT NULL,
	`minute` integer NOT NULL,
	`copy` integer DEFAULT 0 NOT NULL,
	`watched_at` integer NOT NULL,
	`precision` text NOT NULL,
	`source` text NOT NULL,
	`import_id` text,
	`source_id` text,
	`added_at` integer NOT NULL,
	`removed_at` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "plays_media_type" CHECK(media_type in ('movie', 'tv')),
	CONSTRAINT "plays_precision" CHECK(precision in ('instant', 'day', 'unknown')),
	CONSTRAINT "plays_source" CHECK(source in ('played', 'marked', 'import'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `plays_by_episode` ON `plays` (`user_id`,`media_type`,`media_id`,`season`,`episode`,`minute`,`copy`);
--> statement-breakpoint
CREATE INDEX `plays_by_time` ON `plays` (`user_id`,`media_type`,`watched_at`) WHERE added_at > removed_at;
--> statement-breakpoint
CREATE INDEX `plays_by_title` ON `plays` (`user_id`,`media_type`,`media_id`,`watched_at`) WHERE added_at > removed_at;
--> statement-breakpoint
CREATE INDEX `plays_by_import` ON `plays` (`import_id`) WHERE import_id is not null;
--> statement-breakpoint
CREATE INDEX `plays_by_source` ON `plays` (`user_id`,`source_id`) WHERE source_id is not null;
--> statement-breakpoint
CREATE INDEX `plays_by_removal` ON `plays` (`removed_at`) WHERE removed_at > 0;
--> statement-breakpoint
WITH RECURSIVE
	dated AS (
		SELECT `user_id`, `media_type`, `media_id`, `season`, `episode`, `times`, `first_watched_at`, `watched_at`,
			iif(`duration` > 0 AND `position` >= 0.9 * `duration` AND `played_at` >= `watched_at`, 'played', 'marked') AS `source`,
			`times` > 1 AND `first_watched_at` > 0 AND `first_watched_at` / 60000 < `watched_at` / 60000 AS `has_first`
		FROM `viewings` WHERE `watched_at` > 0 AND `times` > 0
	),
	counted AS (
		SELECT *, min(max(0, `times` - 1 - `has_first`), 1000) AS `undated` FROM dated
	),
	numbers (`n`) AS (SELECT 1 UNION ALL SELECT `n` + 1 FROM numbers WHERE `n` < 1000),
	bounded AS (
		SELECT *, sum(`undated`) OVER (PARTITION BY `user_id` ORDER BY `media_type`, `media_id`, `season`, `episode`) AS `sum` FROM counted
	)
INSERT INTO `plays` (`user_id`, `media_type`, `media_id`, `season`, `episode`, `minute`, `copy`, `watched_at`, `precision`, `source`, `added_at`)
SELECT `user_id`, `media_type`, `media_id`, `season`, `episode`, `watched_at` / 60000, 0, `watched_at`, 'instant', `source`, `watched_at` FROM counted
UNION ALL
SELECT `user_id`, `media_type`, `media_id`, `season`, `episode`, `first_watched_at` / 60000, 0, `first_watched_at`, 'instant', `source`, `first_watched_at` FROM counted WHERE `has_first`
UNION ALL
SELECT `user_id`, `media_type`, `media_id`, `season`, `episode`, 0, `n`, 0, 'unknown', `source`, `watched_at` FROM bounded JOIN numbers ON `n` <= `undated` WHERE `sum` <= 50000;
--> statement-breakpoint
UPDATE `viewings` SET
	`times` = (SELECT count(*) FROM `plays` WHERE `user_id` = `viewings`.`user_id` AND `media_type` = `viewings`.`media_type` AND `media_id` = `viewings`.`media_id` AND `season` = `viewings`.`season` AND `episode` = `viewings`.`episode`),
	`watched_at` = iif(`times` > 0, `watched_at`, 0),
	`first_watched_at` = iif(`times` > 0, `first_watched_at`, 0)
WHERE `times` > 1 OR (`times` > 0) <> (`watched_at` > 0);
--> statement-breakpoint
UPDATE `libraries` SET
	`movie_plays` = (SELECT count(*) FROM `plays` WHERE `user_id` = `libraries`.`user_id` AND `media_type` = 'movie'),
	`show_plays` = (SELECT count(*) FROM `plays` WHERE `user_id` = `libraries`.`user_id` AND `media_type` = 'tv')
WHERE `viewings` > 0;
--> statement-breakpoint
CREATE TRIGGER `watch_history_added` AFTER INSERT ON `watch_history`
BEGIN
	INSERT INTO `libraries` (`user_id`, `movies`, `shows`)
		VALUES (new.`user_id`, new.`media_type` = 'movie', new.`media_type` = 'tv')
		ON CONFLICT (`user_id`) DO UPDATE SET `movies` = `movies` + excluded.`movies`, `shows` = `shows` + excluded.`shows`;
	UPDATE `library_totals` SET `watch_history` = `watch_history` + 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `watch_history_removed` AFTER DELETE ON `watch_history`
BEGIN
	UPDATE `libraries` SET `movies` = `movies` - (old.`media_type` = 'movie'), `shows` = `shows` - (old.`media_type` = 'tv')
		WHERE `user_id` = old.`user_id`;
	UPDATE `library_totals` SET `watch_history` = `watch_history` - 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `watch_history_day_added` AFTER INSERT ON `watch_history`
BEGIN
	INSERT INTO `daily_figures` (`day`, `watches`) VALUES (date(new.`last_watched` / 1000, 'unixepoch'), 1)
		ON CONFLICT (`day`) DO UPDATE SET `watches` = `watches` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `watch_history_day_changed` AFTER UPDATE OF `last_watched` ON `watch_history`
	WHEN new.`last_watched` / 86400000 > old.`last_watched` / 86400000
BEGIN
	INSERT INTO `daily_figures` (`day`, `watches`) VALUES (date(new.`last_watched` / 1000, 'unixepoch'), 1)
		ON CONFLICT (`day`) DO UPDATE SET `watches` = `watches` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `watch_later_added` AFTER INSERT ON `watch_later`
BEGIN
	INSERT INTO `libraries` (`user_id`, `saved`, `has_saved`) VALUES (new.`user_id`, 1, 1)
		ON CONFLICT (`user_id`) DO UPDATE SET `saved` = `saved` + 1, `has_saved` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `watch_later_removed` AFTER DELETE ON `watch_later`
BEGIN
	UPDATE `libraries` SET `saved` = `saved` - 1 WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `viewings_added` AFTER INSERT ON `viewings`
BEGIN
	INSERT INTO `libraries` (`user_id`, `viewings`) VALUES (new.`user_id`, 1)
		ON CONFLICT (`user_id`) DO UPDATE SET `viewings` = `viewings` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `viewings_removed` AFTER DELETE ON `viewings`
BEGIN
	DELETE FROM `plays` WHERE `user_id` = old.`user_id` AND `media_type` = old.`media_type` AND `media_id` = old.`media_id` AND `season` = old.`season` AND `episode` = old.`episode`;
	UPDATE `libraries` SET `viewings` = `viewings` - 1 WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `ratings_added` AFTER INSERT ON `ratings` WHEN new.`rating` > 0
BEGIN
	INSERT INTO `libraries` (`user_id`, `rated_movies`, `rated_shows`)
		VALUES (new.`user_id`, new.`media_type` = 'movie', new.`media_type` = 'tv')
		ON CONFLICT (`user_id`) DO UPDATE SET
			`rated_movies` = `rated_movies` + excluded.`rated_movies`,
			`rated_shows` = `rated_shows` + excluded.`rated_shows`;
END;
--> statement-breakpoint
CREATE TRIGGER `ratings_changed` AFTER UPDATE OF `rating` ON `ratings` WHEN (new.`rating` > 0) <> (old.`rating` > 0)
BEGIN
	UPDATE `libraries` SET
		`rated_movies` = `rated_movies` + (new.`media_type` = 'movie') * ((new.`rating` > 0) - (old.`rating` > 0)),
		`rated_shows` = `rated_shows` + (new.`media_type` = 'tv') * ((new.`rating` > 0) - (old.`rating` > 0))
	WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `ratings_removed` AFTER DELETE ON `ratings` WHEN old.`rating` > 0
BEGIN
	UPDATE `libraries` SET
		`rated_movies` = `rated_movies` - (old.`media_type` = 'movie'),
		`rated_shows` = `rated_shows` - (old.`media_type` = 'tv')
	WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `plays_added` AFTER INSERT ON `plays` WHEN new.`added_at` > new.`removed_at`
BEGIN
	INSERT INTO `viewings` (`user_id`, `media_type`, `media_id`, `season`, `episode`, `first_watched_at`, `watched_at`, `times`)
		VALUES (new.`user_id`, new.`media_type`, new.`media_id`, new.`season`, new.`episode`,
			new.`watched_at`, max(new.`watched_at`, 1), 1)
		ON CONFLICT (`user_id`, `media_type`, `media_id`, `season`, `episode`) DO UPDATE SET
			`times` = `times` + 1,
			`watched_at` = max(`watched_at`, excluded.`watched_at`),
			`first_watched_at` = iif(`first_watched_at` = 0 OR excluded.`first_watched_at` = 0,
				max(`first_watched_at`, excluded.`first_watched_at`), min(`first_watched_at`, excluded.`first_watched_at`));
	INSERT INTO `libraries` (`user_id`, `movie_plays`, `show_plays`)
		VALUES (new.`user_id`, new.`media_type` = 'movie', new.`media_type` = 'tv')
		ON CONFLICT (`user_id`) DO UPDATE SET
			`movie_plays` = `movie_plays` + excluded.`movie_plays`, `show_plays` = `show_plays` + excluded.`show_plays`;
END;
--> statement-breakpoint
CREATE TRIGGER `plays_changed` AFTER UPDATE OF `watched_at`, `added_at`, `removed_at` ON `plays`
	WHEN new.`watched_at` <> old.`watched_at` OR (new.`added_at` > new.`removed_at`) <> (old.`added_at` > old.`removed_at`)
BEGIN
	INSERT INTO `viewings` (`user_id`, `media_type`, `media_id`, `season`, `episode`)
		VALUES (new.`user_id`, new.`media_type`, new.`media_id`, new.`season`, new.`episode`) ON CONFLICT DO NOTHING;
	UPDATE `viewings` SET
		`times` = `times` + ((new.`added_at` > new.`removed_at`) - (old.`added_at` > old.`removed_at`)),
		`watched_at` = coalesce((SELECT max(`watched_at`, 1) FROM `plays` WHERE `user_id` = new.`user_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode`
			AND `added_at` > `removed_at` ORDER BY `minute` DESC LIMIT 1), 0),
		`first_watched_at` = coalesce((SELECT `watched_at` FROM `plays` WHERE `user_id` = new.`user_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode`
			AND `added_at` > `removed_at` AND `minute` > 0 ORDER BY `minute` ASC LIMIT 1), 0)
	WHERE `user_id` = new.`user_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode`;
	UPDATE `libraries` SET
		`movie_plays` = `movie_plays` + (new.`media_type` = 'movie') * ((new.`added_at` > new.`removed_at`) - (old.`added_at` > old.`removed_at`)),
		`show_plays` = `show_plays` + (new.`media_type` = 'tv') * ((new.`added_at` > new.`removed_at`) - (old.`added_at` > old.`removed_at`))
	WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `plays_removed` AFTER DELETE ON `plays` WHEN old.`added_at` > old.`removed_at`
BEGIN
	UPDATE `viewings` SET
		`times` = `times` - 1,
		`watched_at` = coalesce((SELECT max(`watched_at`, 1) FROM `plays` WHERE `user_id` = old.`user_id` AND `media_type` = old.`media_type` AND `media_id` = old.`media_id` AND `season` = old.`season` AND `episode` = old.`episode`
			AND `added_at` > `removed_at` ORDER BY `minute` DESC LIMIT 1), 0),
		`first_watched_at` = coalesce((SELECT `watched_at` FROM `plays` WHERE `user_id` = old.`user_id` AND `media_type` = old.`media_type` AND `media_id` = old.`media_id` AND `season` = old.`season` AND `episode` = old.`episode`
			AND `added_at` > `removed_at` AND `minute` > 0 ORDER BY `minute` ASC LIMIT 1), 0)
	WHERE `user_id` = old.`user_id` AND `media_type` = old.`media_type` AND `media_id` = old.`media_id` AND `season` = old.`season` AND `episode` = old.`episode`;
	UPDATE `libraries` SET
		`movie_plays` = `movie_plays` - (old.`media_type` = 'movie'), `show_plays` = `show_plays` - (old.`media_type` = 'tv')
	WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `former_viewings_added` AFTER INSERT ON `viewings`
	WHEN new.`times` > 0 AND NOT EXISTS (SELECT 1 FROM `plays` WHERE `user_id` = new.`user_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode` AND `added_at` > `removed_at`)
BEGIN
	INSERT INTO `plays` (`user_id`, `media_type`, `media_id`, `season`, `episode`, `minute`, `watched_at`, `precision`, `source`, `added_at`)
		SELECT new.`user_id`, new.`media_type`, new.`media_id`, new.`season`, new.`episode`,
			new.`watched_at` / 60000, new.`watched_at`, 'instant', 'played', new.`watched_at`
		WHERE true
		ON CONFLICT (`user_id`, `media_type`, `media_id`, `season`, `episode`, `minute`, `copy`) DO UPDATE SET `added_at` = `removed_at` + 1 WHERE `added_at` <= `removed_at`;
	INSERT INTO `plays` (`user_id`, `media_type`, `media_id`, `season`, `episode`, `minute`, `watched_at`, `precision`, `source`, `added_at`)
		SELECT new.`user_id`, new.`media_type`, new.`media_id`, new.`season`, new.`episode`,
			new.`first_watched_at` / 60000, new.`first_watched_at`, 'instant', 'played', new.`first_watched_at`
		WHERE new.`times` > 1 AND new.`first_watched_at` > 0 AND new.`first_watched_at` / 60000 < new.`watched_at` / 60000
		ON CONFLICT (`user_id`, `media_type`, `media_id`, `season`, `episode`, `minute`, `copy`) DO UPDATE SET `added_at` = `removed_at` + 1 WHERE `added_at` <= `removed_at`;
	UPDATE `viewings` SET `times` = `times` - new.`times` WHERE `user_id` = new.`user_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode`;
END;
--> statement-breakpoint
CREATE TRIGGER `former_viewings_watched` AFTER UPDATE OF `times` ON `viewings`
	WHEN new.`times` > old.`times` AND new.`watched_at` > 1
		AND NOT EXISTS (SELECT 1 FROM `plays` WHERE `user_id` = new.`user_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode` AND `added_at` > `removed_at` AND `minute` = new.`watched_at` / 60000)
BEGIN
	INSERT INTO `plays` (`user_id`, `media_type`, `media_id`, `season`, `episode`, `minute`, `watched_at`, `precision`, `source`, `added_at`)
		SELECT new.`user_id`, new.`media_type`, new.`media_id`, new.`season`, new.`episode`,
			new.`watched_at` / 60000, new.`watched_at`, 'instant', 'played', new.`watched_at`
		WHERE true
		ON CONFLICT (`user_id`, `media_type`, `media_id`, `season`, `episode`, `minute`, `copy`) DO UPDATE SET `added_at` = `removed_at` + 1 WHERE `added_at` <= `removed_at`;
	INSERT INTO `plays` (`user_id`, `media_type`, `media_id`, `season`, `episode`, `minute`, `watched_at`, `precision`, `source`, `added_at`)
		SELECT new.`user_id`, new.`media_type`, new.`media_id`, new.`season`, new.`episode`,
			new.`first_watched_at` / 60000, new.`first_watched_at`, 'instant', 'played', new.`first_watched_at`
		WHERE new.`times` > old.`times` + 1 AND new.`first_watched_at` > 0 AND new.`first_watched_at` / 60000 < new.`watched_at` / 60000
		ON CONFLICT (`user_id`, `media_type`, `media_id`, `season`, `episode`, `minute`, `copy`) DO UPDATE SET `added_at` = `removed_at` + 1 WHERE `added_at` <= `removed_at`;
	UPDATE `viewings` SET `times` = `times` - (new.`times` - old.`times`) WHERE `user_id` = new.`user_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode`;
END;
--> statement-breakpoint
CREATE TRIGGER `former_viewings_unwatched` AFTER UPDATE OF `times` ON `viewings`
	WHEN new.`times` = 0 AND old.`times` > 0 AND EXISTS (SELECT 1 FROM `plays` WHERE `user_id` = new.`user_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode` AND `added_at` > `removed_at`)
BEGIN
	UPDATE `plays` SET `removed_at` = max(`added_at`, new.`cleared_at`) WHERE `user_id` = new.`user_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode` AND `added_at` > `removed_at`;
	UPDATE `viewings` SET `times` = 0 WHERE `user_id` = new.`user_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode`;
END;
