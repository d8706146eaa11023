CREATE TABLE `account_activity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`user_agent` text,
	`network` text,
	`role` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_activity_by_user` ON `account_activity` (`user_id`);--> statement-breakpoint
CREATE INDEX `account_activity_by_time` ON `account_activity` (`at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`target_id` text,
	`outcome` text NOT NULL,
	`detail` text NOT NULL,
	`day` text,
	`count` integer DEFAULT 1 NOT NULL,
	`actor` text,
	`actor_name` text,
	`target_name` text,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor_and_action` ON `audit_log` (`actor_id`,`action`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor_ever` ON `audit_log` (`actor`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor_ever_and_action` ON `audit_log` (`actor`,`action`);--> statement-breakpoint
CREATE INDEX `audit_log_by_target` ON `audit_log` (`target_id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_time` ON `audit_log` (`at`);--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_by_day` ON `audit_log` (`actor_id`,`action`,`outcome`,`day`) WHERE day is not null;--> statement-breakpoint
CREATE TABLE `password_attempts` (
	`counter` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`user_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_attempts_by_expiry` ON `password_attempts` (`expires_at`);--> statement-breakpoint
CREATE INDEX `password_attempts_by_user` ON `password_attempts` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
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
CREATE UNIQUE INDEX `profiles_by_account` ON `profiles` (`account_id`,`name`);--> statement-breakpoint
CREATE TABLE `reset_tokens` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reset_tokens_by_hash` ON `reset_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `reset_tokens_by_expiry` ON `reset_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`is_remembered` integer NOT NULL,
	`user_agent` text NOT NULL,
	`password_at` integer DEFAULT 0 NOT NULL,
	`wrong_passwords` integer DEFAULT 0 NOT NULL,
	`profile_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`last_used_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`name` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`suspended_at` integer,
	CONSTRAINT "users_role" CHECK(role in ('user', 'admin', 'owner'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_username` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_email` ON `users` (`email_key`);--> statement-breakpoint
CREATE INDEX `users_by_role` ON `users` (`role`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_role_and_username` ON `users` (`role`,`username_key`);--> statement-breakpoint
CREATE INDEX `users_by_role_and_email` ON `users` (`role`,`email_key`);--> statement-breakpoint
CREATE INDEX `users_by_creation` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`started_by` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`outcome` text NOT NULL,
	`figures` text,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `job_runs_by_name` ON `job_runs` (`name`);--> statement-breakpoint
CREATE TABLE `signals` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`at` integer NOT NULL,
	`data` text NOT NULL,
	`user_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `signals_by_type` ON `signals` (`type`,`at`);--> statement-breakpoint
CREATE INDEX `signals_by_time` ON `signals` (`at`);--> statement-breakpoint
CREATE INDEX `signals_by_user` ON `signals` (`user_id`);--> statement-breakpoint
CREATE TABLE `blocked_titles` (
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`actor_id` text,
	PRIMARY KEY(`media_type`, `media_id`),
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "blocked_titles_media_type" CHECK(media_type in ('movie', 'tv'))
);
--> statement-breakpoint
CREATE INDEX `blocked_titles_by_time` ON `blocked_titles` (`created_at`);--> statement-breakpoint
CREATE INDEX `blocked_titles_by_actor` ON `blocked_titles` (`actor_id`);--> statement-breakpoint
CREATE TABLE `counts` (
	`name` text NOT NULL,
	`day` text NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`name`, `day`, `key`)
);
--> statement-breakpoint
CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`title_key` text,
	`record` text NOT NULL,
	`media_type` text,
	`media_id` integer,
	`season` integer,
	`episode` integer,
	`name` text,
	`year` integer,
	`is_chosen` integer DEFAULT false NOT NULL,
	`candidates` text,
	`play_id` text,
	`replaces` text,
	`former_rating` integer DEFAULT 0 NOT NULL,
	`former_rated_at` integer,
	PRIMARY KEY(`import_id`, `row`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_rows_by_state` ON `import_rows` (`import_id`,`state`,`row`,`kind`);--> statement-breakpoint
CREATE INDEX `import_rows_by_title` ON `import_rows` (`import_id`,`title_key`);--> statement-breakpoint
CREATE INDEX `import_rows_by_place` ON `import_rows` (`import_id`,`media_type`,`media_id`,`season`,`episode`) WHERE media_id is not null;--> statement-breakpoint
CREATE INDEX `import_rows_pending` ON `import_rows` (`import_id`,`title_key`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `import_rows_found` ON `import_rows` (`import_id`,`media_type`,`media_id`,`season`,`episode`) WHERE state = 'found';--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`source` text NOT NULL,
	`state` text NOT NULL,
	`report` text NOT NULL,
	`options` text NOT NULL,
	`unread` text,
	`size` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`applied_at` integer,
	`asked_at` integer DEFAULT 0 NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imports_by_profile` ON `imports` (`profile_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `imports_by_age` ON `imports` (`created_at`);--> statement-breakpoint
CREATE INDEX `imports_by_state` ON `imports` (`state`,`lease_until`);--> statement-breakpoint
CREATE INDEX `imports_unapplied` ON `imports` (`asked_at`) WHERE applied_at is null;--> statement-breakpoint
CREATE TABLE `episodes` (
	`profile_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`season` integer NOT NULL,
	`episode` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`duration` integer DEFAULT 0 NOT NULL,
	`played_at` integer DEFAULT 0 NOT NULL,
	`first_watched_at` integer,
	`watched_at` integer,
	`times` integer DEFAULT 0 NOT NULL,
	`cleared_at` integer DEFAULT 0 NOT NULL,
	`rating` integer DEFAULT 0 NOT NULL,
	`rated_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`profile_id`, `media_type`, `media_id`, `season`, `episode`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "episodes_media_type" CHECK(media_type in ('movie', 'tv')),
	CONSTRAINT "episodes_rating" CHECK(rating between 0 and 10)
);
--> statement-breakpoint
CREATE INDEX `episodes_by_play` ON `episodes` (`profile_id`,`media_type`,`media_id`,`played_at`) WHERE played_at > 0;--> statement-breakpoint
CREATE INDEX `episodes_by_watch` ON `episodes` (`profile_id`,`media_type`,`media_id`,`watched_at`,`season`,`episode`) WHERE times > 0;--> statement-breakpoint
CREATE INDEX `episodes_by_time` ON `episodes` (`profile_id`,`watched_at`) WHERE times > 0;--> statement-breakpoint
CREATE INDEX `episodes_rated_places` ON `episodes` (`profile_id`,`media_type`,`media_id`,`season`,`episode`) WHERE rating > 0;--> statement-breakpoint
CREATE INDEX `episodes_rated` ON `episodes` (`profile_id`,`media_type`,`rated_at`) WHERE rating > 0;--> statement-breakpoint
CREATE INDEX `episodes_by_rating` ON `episodes` (`profile_id`,abs(rating),`rated_at`) WHERE rating > 0;--> statement-breakpoint
CREATE INDEX `episodes_rated_titles` ON `episodes` (`profile_id`,`rated_at`) WHERE rating > 0 and season = -1;--> statement-breakpoint
CREATE INDEX `episodes_empty` ON `episodes` (`cleared_at`,`rated_at`) WHERE played_at = 0 and times = 0 and rating = 0;--> statement-breakpoint
CREATE TABLE `libraries` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`movies` integer DEFAULT 0 NOT NULL,
	`shows` integer DEFAULT 0 NOT NULL,
	`cleared_at` integer DEFAULT 0 NOT NULL,
	`saved` integer DEFAULT 0 NOT NULL,
	`has_saved` integer DEFAULT false NOT NULL,
	`removed_samples` text DEFAULT '[]' NOT NULL,
	`writes_day` text DEFAULT '' NOT NULL,
	`writes` integer DEFAULT 0 NOT NULL,
	`episodes` integer DEFAULT 0 NOT NULL,
	`movie_plays` integer DEFAULT 0 NOT NULL,
	`show_plays` integer DEFAULT 0 NOT NULL,
	`record_cleared_at` integer DEFAULT 0 NOT NULL,
	`clearings` text DEFAULT '[]' NOT NULL,
	`rated_movies` integer DEFAULT 0 NOT NULL,
	`rated_shows` integer DEFAULT 0 NOT NULL,
	`hide_watched` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `plays` (
	`profile_id` text NOT NULL,
	`id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`season` integer NOT NULL,
	`episode` integer NOT NULL,
	`watched_at` integer,
	`precision` text NOT NULL,
	`source` text NOT NULL,
	`import_id` text,
	`added_at` integer NOT NULL,
	`removed_at` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`profile_id`, `id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "plays_media_type" CHECK(media_type in ('movie', 'tv')),
	CONSTRAINT "plays_precision" CHECK(precision in ('instant', 'day', 'unknown')),
	CONSTRAINT "plays_dated" CHECK((watched_at is null) = (precision = 'unknown')),
	CONSTRAINT "plays_source" CHECK(source in ('played', 'marked', 'import'))
);
--> statement-breakpoint
CREATE INDEX `plays_by_episode` ON `plays` (`profile_id`,`media_type`,`media_id`,`season`,`episode`,`watched_at`);--> statement-breakpoint
CREATE INDEX `plays_by_time` ON `plays` (`profile_id`,`media_type`,`watched_at`) WHERE added_at > removed_at;--> statement-breakpoint
CREATE INDEX `plays_by_title` ON `plays` (`profile_id`,`media_type`,`media_id`,`watched_at`) WHERE added_at > removed_at;--> statement-breakpoint
CREATE INDEX `plays_by_removal` ON `plays` (`removed_at`,`profile_id`) WHERE removed_at > 0;--> statement-breakpoint
CREATE TABLE `titles` (
	`profile_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`name` text,
	`year` integer,
	`recorded` integer DEFAULT 0 NOT NULL,
	`opened_at` integer,
	`first_opened_at` integer,
	`opened_season` integer DEFAULT 1 NOT NULL,
	`opened_episode` integer DEFAULT 1 NOT NULL,
	`closed_at` integer DEFAULT 0 NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`duration` integer DEFAULT 0 NOT NULL,
	`position_at` integer,
	`position_season` integer DEFAULT 1 NOT NULL,
	`position_episode` integer DEFAULT 1 NOT NULL,
	`saved_at` integer,
	`saved_changed_at` integer DEFAULT 0 NOT NULL,
	`next_season` integer DEFAULT 1 NOT NULL,
	`next_episode` integer DEFAULT 1 NOT NULL,
	`card` text,
	`card_source` text,
	`hidden_at` integer,
	`hidden_changed_at` integer DEFAULT 0 NOT NULL,
	`begun_at` integer,
	`former_begun_at` integer,
	`begun_changed_at` integer DEFAULT 0 NOT NULL,
	`cleared` text,
	`cleared_at` integer,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `media_type`, `media_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "titles_media_type" CHECK(media_type in ('movie', 'tv'))
);
--> statement-breakpoint
CREATE INDEX `titles_opened` ON `titles` (`profile_id`,`opened_at`,`media_type`,`media_id`) WHERE opened_at is not null;--> statement-breakpoint
CREATE INDEX `titles_by_age` ON `titles` (`opened_at`) WHERE opened_at is not null;--> statement-breakpoint
CREATE INDEX `titles_saved` ON `titles` (`profile_id`,`saved_at`,`media_type`,`media_id`) WHERE saved_at is not null;--> statement-breakpoint
CREATE INDEX `titles_saved_by_all` ON `titles` (`media_type`,`media_id`) WHERE saved_at is not null;--> statement-breakpoint
CREATE INDEX `titles_hidden` ON `titles` (`profile_id`,`hidden_at`,`media_type`,`media_id`) WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX `titles_recorded` ON `titles` (`profile_id`,`media_type`,`media_id`) WHERE recorded = 2;--> statement-breakpoint
CREATE INDEX `titles_cleared` ON `titles` (`cleared_at`) WHERE cleared_at is not null;--> statement-breakpoint
CREATE INDEX `titles_empty` ON `titles` (`updated_at`) WHERE opened_at is null and saved_at is null and hidden_at is null and begun_at is null and recorded = 0 and cleared_at is null;
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_search` USING fts5(`username_key`, `email_key`, `name`, `role`, content='users', content_rowid='rowid', tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER `users_added` AFTER INSERT ON `users` BEGIN INSERT INTO `counts` (`name`, `day`, `key`, `count`) VALUES ('users', '', new.`role`, 1), ('users.premium', '', '', new.`is_premium`), ('sign-ups', date(new.`created_at` / 1000, 'unixepoch'), '', 1) ON CONFLICT (`name`, `day`, `key`) DO UPDATE SET `count` = `count` + excluded.`count`; INSERT INTO `users_search` (`rowid`, `username_key`, `email_key`, `name`, `role`) VALUES (new.`rowid`, new.`username_key`, new.`email_key`, new.`name`, new.`role`); INSERT INTO `profiles` (`id`, `account_id`, `name`, `created_at`) VALUES (new.`id`, new.`id`, substr(new.`name`, 1, 30), new.`created_at`); END;
--> statement-breakpoint
CREATE TRIGGER `users_changed` AFTER UPDATE OF `username_key`, `email_key`, `name`, `role`, `is_premium` ON `users` WHEN old.`username_key` IS NOT new.`username_key` OR old.`email_key` IS NOT new.`email_key` OR old.`name` IS NOT new.`name` OR old.`role` IS NOT new.`role` OR old.`is_premium` IS NOT new.`is_premium` BEGIN INSERT INTO `counts` (`name`, `day`, `key`, `count`) VALUES ('users', '', old.`role`, -1), ('users', '', new.`role`, 1), ('users.premium', '', '', new.`is_premium` - old.`is_premium`) ON CONFLICT (`name`, `day`, `key`) DO UPDATE SET `count` = `count` + excluded.`count`; INSERT INTO `users_search` (`users_search`, `rowid`, `username_key`, `email_key`, `name`, `role`) VALUES ('delete', old.`rowid`, old.`username_key`, old.`email_key`, old.`name`, old.`role`); INSERT INTO `users_search` (`rowid`, `username_key`, `email_key`, `name`, `role`) VALUES (new.`rowid`, new.`username_key`, new.`email_key`, new.`name`, new.`role`); INSERT INTO `signals` (`id`, `type`, `at`, `data`, `user_id`) SELECT lower(hex(randomblob(16))), 'owner.added', CAST(unixepoch('subsec') * 1000 AS integer), '{}', new.`id` WHERE new.`role` = 'owner' AND old.`role` <> 'owner'; END;
--> statement-breakpoint
CREATE TRIGGER `titles_added` AFTER INSERT ON `titles` WHEN new.`opened_at` IS NOT NULL OR new.`saved_at` IS NOT NULL BEGIN INSERT INTO `libraries` (`profile_id`, `movies`, `shows`, `saved`, `has_saved`) VALUES (new.`profile_id`, new.`opened_at` IS NOT NULL AND new.`media_type` = 'movie', new.`opened_at` IS NOT NULL AND new.`media_type` = 'tv', new.`saved_at` IS NOT NULL, new.`saved_at` IS NOT NULL) ON CONFLICT (`profile_id`) DO UPDATE SET `movies` = `movies` + excluded.`movies`, `shows` = `shows` + excluded.`shows`, `saved` = `saved` + excluded.`saved`, `has_saved` = max(`has_saved`, excluded.`has_saved`); INSERT INTO `counts` (`name`, `day`, `key`, `count`) SELECT 'watch-history', '', '', 1 WHERE new.`opened_at` IS NOT NULL UNION ALL SELECT 'watches', date(new.`opened_at` / 1000, 'unixepoch'), '', 1 WHERE new.`opened_at` IS NOT NULL ON CONFLICT (`name`, `day`, `key`) DO UPDATE SET `count` = `count` + excluded.`count`; END;
--> statement-breakpoint
CREATE TRIGGER `titles_changed` AFTER UPDATE OF `opened_at`, `saved_at` ON `titles` WHEN (new.`opened_at` IS NULL) <> (old.`opened_at` IS NULL) OR (new.`saved_at` IS NULL) <> (old.`saved_at` IS NULL) OR new.`opened_at` / 86400000 > old.`opened_at` / 86400000 BEGIN INSERT INTO `libraries` (`profile_id`) VALUES (new.`profile_id`) ON CONFLICT DO NOTHING; UPDATE `libraries` SET `movies` = `movies` + (new.`media_type` = 'movie') * ((old.`opened_at` IS NULL) - (new.`opened_at` IS NULL)), `shows` = `shows` + (new.`media_type` = 'tv') * ((old.`opened_at` IS NULL) - (new.`opened_at` IS NULL)), `saved` = `saved` + (old.`saved_at` IS NULL) - (new.`saved_at` IS NULL), `has_saved` = max(`has_saved`, new.`saved_at` IS NOT NULL) WHERE `profile_id` = new.`profile_id`; INSERT INTO `counts` (`name`, `day`, `key`, `count`) SELECT 'watch-history', '', '', (old.`opened_at` IS NULL) - (new.`opened_at` IS NULL) WHERE (old.`opened_at` IS NULL) <> (new.`opened_at` IS NULL) UNION ALL SELECT 'watches', date(new.`opened_at` / 1000, 'unixepoch'), '', 1 WHERE new.`opened_at` / 86400000 > coalesce(old.`opened_at` / 86400000, -1) ON CONFLICT (`name`, `day`, `key`) DO UPDATE SET `count` = `count` + excluded.`count`; END;
--> statement-breakpoint
CREATE TRIGGER `episodes_added` AFTER INSERT ON `episodes` WHEN new.`played_at` > 0 OR new.`times` > 0 OR new.`rating` > 0 BEGIN INSERT INTO `libraries` (`profile_id`, `episodes`, `movie_plays`, `show_plays`, `rated_movies`, `rated_shows`) VALUES (new.`profile_id`, (new.`played_at` > 0 OR new.`times` > 0), (new.`media_type` = 'movie') * new.`times`, (new.`media_type` = 'tv') * new.`times`, (new.`media_type` = 'movie') * (new.`rating` > 0), (new.`media_type` = 'tv') * (new.`rating` > 0)) ON CONFLICT (`profile_id`) DO UPDATE SET `episodes` = `episodes` + excluded.`episodes`, `movie_plays` = `movie_plays` + excluded.`movie_plays`, `show_plays` = `show_plays` + excluded.`show_plays`, `rated_movies` = `rated_movies` + excluded.`rated_movies`, `rated_shows` = `rated_shows` + excluded.`rated_shows`; INSERT INTO `titles` (`profile_id`, `media_type`, `media_id`, `recorded`, `updated_at`) VALUES (new.`profile_id`, new.`media_type`, new.`media_id`, 1 + (new.`played_at` > 0 OR new.`times` > 0), CAST(unixepoch('subsec') * 1000 AS integer)) ON CONFLICT (`profile_id`, `media_type`, `media_id`) DO UPDATE SET `recorded` = excluded.`recorded` WHERE `recorded` < excluded.`recorded`; END;
--> statement-breakpoint
CREATE TRIGGER `episodes_changed` AFTER UPDATE OF `played_at`, `times`, `rating` ON `episodes` WHEN new.`times` <> old.`times` OR (new.`played_at` > 0) <> (old.`played_at` > 0) OR (new.`rating` > 0) <> (old.`rating` > 0) BEGIN INSERT INTO `libraries` (`profile_id`, `episodes`, `movie_plays`, `show_plays`, `rated_movies`, `rated_shows`) VALUES (new.`profile_id`, (new.`played_at` > 0 OR new.`times` > 0) - (old.`played_at` > 0 OR old.`times` > 0), (new.`media_type` = 'movie') * (new.`times` - old.`times`), (new.`media_type` = 'tv') * (new.`times` - old.`times`), (new.`media_type` = 'movie') * ((new.`rating` > 0) - (old.`rating` > 0)), (new.`media_type` = 'tv') * ((new.`rating` > 0) - (old.`rating` > 0))) ON CONFLICT (`profile_id`) DO UPDATE SET `episodes` = `episodes` + excluded.`episodes`, `movie_plays` = `movie_plays` + excluded.`movie_plays`, `show_plays` = `show_plays` + excluded.`show_plays`, `rated_movies` = `rated_movies` + excluded.`rated_movies`, `rated_shows` = `rated_shows` + excluded.`rated_shows`; INSERT INTO `titles` (`profile_id`, `media_type`, `media_id`, `recorded`, `updated_at`) VALUES (new.`profile_id`, new.`media_type`, new.`media_id`, CASE WHEN EXISTS (SELECT 1 FROM `episodes` INDEXED BY `episodes_by_watch` WHERE `profile_id` = new.`profile_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `times` > 0) OR EXISTS (SELECT 1 FROM `episodes` INDEXED BY `episodes_by_play` WHERE `profile_id` = new.`profile_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `played_at` > 0) THEN 2 ELSE EXISTS (SELECT 1 FROM `episodes` INDEXED BY `episodes_rated_places` WHERE `profile_id` = new.`profile_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `rating` > 0) END, CAST(unixepoch('subsec') * 1000 AS integer)) ON CONFLICT (`profile_id`, `media_type`, `media_id`) DO UPDATE SET `recorded` = excluded.`recorded` WHERE `recorded` <> excluded.`recorded`; END;
--> statement-breakpoint
CREATE TRIGGER `plays_added` AFTER INSERT ON `plays` WHEN new.`added_at` > new.`removed_at` BEGIN INSERT INTO `episodes` (`profile_id`, `media_type`, `media_id`, `season`, `episode`, `first_watched_at`, `watched_at`, `times`) VALUES (new.`profile_id`, new.`media_type`, new.`media_id`, new.`season`, new.`episode`, new.`watched_at`, new.`watched_at`, 1) ON CONFLICT (`profile_id`, `media_type`, `media_id`, `season`, `episode`) DO UPDATE SET `times` = `times` + 1, `watched_at` = coalesce(max(`watched_at`, excluded.`watched_at`), `watched_at`, excluded.`watched_at`), `first_watched_at` = coalesce(min(`first_watched_at`, excluded.`first_watched_at`), `first_watched_at`, excluded.`first_watched_at`); END;
--> statement-breakpoint
CREATE TRIGGER `plays_changed` AFTER UPDATE OF `watched_at`, `added_at`, `removed_at` ON `plays` WHEN new.`watched_at` IS NOT old.`watched_at` OR (new.`added_at` > new.`removed_at`) <> (old.`added_at` > old.`removed_at`) BEGIN INSERT INTO `episodes` (`profile_id`, `media_type`, `media_id`, `season`, `episode`) VALUES (new.`profile_id`, new.`media_type`, new.`media_id`, new.`season`, new.`episode`) ON CONFLICT DO NOTHING; UPDATE `episodes` SET `times` = `times` + (new.`added_at` > new.`removed_at`) - (old.`added_at` > old.`removed_at`), `watched_at` = (SELECT max(`watched_at`) FROM `plays` WHERE `profile_id` = new.`profile_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode` AND `added_at` > `removed_at`), `first_watched_at` = (SELECT min(`watched_at`) FROM `plays` WHERE `profile_id` = new.`profile_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode` AND `added_at` > `removed_at`) WHERE `profile_id` = new.`profile_id` AND `media_type` = new.`media_type` AND `media_id` = new.`media_id` AND `season` = new.`season` AND `episode` = new.`episode`; END;
