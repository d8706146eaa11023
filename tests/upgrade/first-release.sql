PRAGMA defer_foreign_keys = on;
--> statement-breakpoint
CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);
--> statement-breakpoint
CREATE TABLE `catalogue_cache_days` (
	`day` text PRIMARY KEY NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`misses` integer DEFAULT 0 NOT NULL,
	`stale` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`target_id` text,
	`outcome` text NOT NULL,
	`detail` text NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `reset_tokens` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`is_remembered` integer NOT NULL,
	`user_agent` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
	CONSTRAINT "users_role" CHECK(role in ('user', 'admin', 'owner'))
);
--> statement-breakpoint
CREATE TABLE `libraries` (
	`user_id` text PRIMARY KEY NOT NULL,
	`movies` integer DEFAULT 0 NOT NULL,
	`shows` integer DEFAULT 0 NOT NULL,
	`cleared_at` integer DEFAULT 0 NOT NULL,
	`has_saved` integer DEFAULT false NOT NULL,
	`removed_samples` text DEFAULT '[]' NOT NULL, `saved` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `library_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`watch_history` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `watch_history` (
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "watch_history_media_type" CHECK(media_type in ('movie', 'tv'))
);
--> statement-breakpoint
CREATE TABLE `watch_later` (
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`next_season` integer DEFAULT 1 NOT NULL,
	`next_episode` integer DEFAULT 1 NOT NULL,
	`added_at` integer NOT NULL,
	`card` text,
	`card_source` text,
	PRIMARY KEY(`user_id`, `media_type`, `media_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "watch_later_media_type" CHECK(media_type in ('movie', 'tv'))
);
--> statement-breakpoint
CREATE TABLE `watch_tombstones` (
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`deleted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `media_type`, `media_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `daily_figures` (
	`day` text PRIMARY KEY NOT NULL,
	`sign_ups` integer DEFAULT 0 NOT NULL,
	`watches` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `player_outcomes` (
	`day` text NOT NULL,
	`server_id` integer NOT NULL,
	`loaded` integer DEFAULT 0 NOT NULL,
	`timed_out` integer DEFAULT 0 NOT NULL,
	`replaced` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `server_id`)
);
--> statement-breakpoint
CREATE TABLE `user_totals` (
	`role` text PRIMARY KEY NOT NULL,
	`users` integer DEFAULT 0 NOT NULL,
	`premium` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES
(1,'0000_foundation.sql','2026-11-21 12:00:00'),
(2,'0001_accounts.sql','2026-11-21 12:00:00'),
(3,'0002_library.sql','2026-11-21 12:00:00'),
(4,'0003_library_counts.sql','2026-11-21 12:00:00'),
(5,'0004_watch_later_count.sql','2026-11-21 12:00:00'),
(6,'0005_administration.sql','2026-11-21 12:00:00'),
(7,'0006_administration_counts.sql','2026-11-21 12:00:00');
--> statement-breakpoint
INSERT INTO "catalogue_cache_days" ("day", "hits", "misses", "stale") VALUES
('2026-11-21',5,2,1);
--> statement-breakpoint
INSERT INTO "audit_log" ("id", "at", "actor_id", "action", "target_id", "outcome", "detail") VALUES
(1,1763700000000,'0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0001','user.role','0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0003','done','{"role":"admin"}'),
(2,1763700000000,NULL,'user.role','0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0001','done','{"role":"owner"}');
--> statement-breakpoint
INSERT INTO "reset_tokens" ("user_id", "token_hash", "expires_at") VALUES
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0003','a1b2',1763703600000);
--> statement-breakpoint
INSERT INTO "sessions" ("id", "user_id", "created_at", "last_used_at", "expires_at", "is_remembered", "user_agent") VALUES
('5e55-1','0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0001',1763700000000,1763700000005,1763786400000,0,'Firefox on Linux'),
('5e55-2','0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0002',1763700000000,1763700000000,1795236000000,1,'');
--> statement-breakpoint
INSERT INTO "users" ("id", "username", "username_key", "email", "email_key", "name", "role", "is_premium", "password_hash", "created_at") VALUES
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0001','Ada','ada','Ada@Example.com','ada@example.com','Ada','owner',0,'scrypt$16384$8$1$c2FsdA$aGFzaA',1763700000000),
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0002','Zoe','zoe','Zoe@Example.com','zoe@example.com','Zoë O''Neill','user',1,'scrypt$16384$8$1$c2FsdA$aGFzaA',1763700001000),
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0003','grace','grace','grace@Example.com','grace@example.com','grace','admin',0,'scrypt$16384$8$1$c2FsdA$aGFzaA',1763700002000);
--> statement-breakpoint
INSERT INTO "libraries" ("user_id", "movies", "shows", "cleared_at", "has_saved", "removed_samples", "saved") VALUES
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0001',1,1,0,1,'[]',1),
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0002',0,1,1763699999995,1,'["movie:27205"]',1);
--> statement-breakpoint
INSERT INTO "library_totals" ("id", "watch_history") VALUES
(1,3);
--> statement-breakpoint
INSERT INTO "watch_history" ("user_id", "media_type", "media_id", "season", "episode", "position", "duration", "position_at", "position_season", "position_episode", "watched_at", "last_watched", "updated_at") VALUES
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0001','movie',27205,1,1,1200,8880,1763700000000,1,1,1763699999999,1763700000000,1763700000000),
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0001','tv',1396,2,7,0,0,0,1,1,1763700000000,1763786400000,1763700000000),
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0002','tv',1399,1,1,3300,3400,1763700000000,1,1,1763700000000,1763700000000,1763700000000);
--> statement-breakpoint
INSERT INTO "watch_later" ("user_id", "media_type", "media_id", "next_season", "next_episode", "added_at", "card", "card_source") VALUES
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0001','tv',1396,3,1,1763700000000,'{"title":"Line one\nline two"}','sample'),
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0002','movie',550,1,1,1763700000000,NULL,NULL);
--> statement-breakpoint
INSERT INTO "watch_tombstones" ("user_id", "media_type", "media_id", "deleted_at") VALUES
('0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0002','movie',155,1763700000000);
--> statement-breakpoint
INSERT INTO "blocked_titles" ("media_type", "media_id", "reason", "created_at", "actor_id") VALUES
('movie',11,CAST(X'4E6F74696365206F660A323032362D31312D3230' AS TEXT),1763700000000,'0b6f5c1e-7d0c-4a52-9d1a-1d5f1f6a0001');
--> statement-breakpoint
INSERT INTO "daily_figures" ("day", "sign_ups", "watches") VALUES
('2025-11-21',3,2),
('2025-11-22',0,1);
--> statement-breakpoint
INSERT INTO "job_runs" ("id", "name", "started_by", "started_at", "finished_at", "outcome", "figures", "error") VALUES
(1,'retention','cron',1763700000000,1763700000009,'done','{"watchHistory":1}',NULL);
--> statement-breakpoint
INSERT INTO "player_outcomes" ("day", "server_id", "loaded", "timed_out", "replaced") VALUES
('2026-11-21',1,3,2,1);
--> statement-breakpoint
INSERT INTO "user_totals" ("role", "users", "premium") VALUES
('user',1,1),
('admin',1,0),
('owner',1,0);
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'audit_log';
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('audit_log', 2);
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'd1_migrations';
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('d1_migrations', 7);
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'job_runs';
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('job_runs', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_search` USING fts5(`username_key`, `email_key`, `role`, content='users', content_rowid='rowid', tokenize='trigram');
--> statement-breakpoint
INSERT INTO "users_search" ("users_search") VALUES ('rebuild');
--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`);
--> statement-breakpoint
CREATE INDEX `audit_log_by_target` ON `audit_log` (`target_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `reset_tokens_by_hash` ON `reset_tokens` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `reset_tokens_by_expiry` ON `reset_tokens` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`,`last_used_at`);
--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_username` ON `users` (`username_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_email` ON `users` (`email_key`);
--> statement-breakpoint
CREATE INDEX `users_by_role` ON `users` (`role`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `users_by_creation` ON `users` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `watch_history_by_time` ON `watch_history` (`user_id`,`last_watched`,`media_type`,`media_id`);
--> statement-breakpoint
CREATE INDEX `watch_history_by_age` ON `watch_history` (`last_watched`);
--> statement-breakpoint
CREATE INDEX `watch_later_by_time` ON `watch_later` (`user_id`,`added_at`,`media_type`,`media_id`);
--> statement-breakpoint
CREATE INDEX `watch_tombstones_by_age` ON `watch_tombstones` (`deleted_at`);
--> statement-breakpoint
CREATE INDEX `blocked_titles_by_time` ON `blocked_titles` (`created_at`);
--> statement-breakpoint
CREATE INDEX `blocked_titles_by_actor` ON `blocked_titles` (`actor_id`);
--> statement-breakpoint
CREATE INDEX `job_runs_by_name` ON `job_runs` (`name`);
--> statement-breakpoint
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`);
--> statement-breakpoint
CREATE INDEX `audit_log_by_actor_and_action` ON `audit_log` (`actor_id`,`action`);
--> statement-breakpoint
CREATE INDEX `audit_log_by_time` ON `audit_log` (`at`);
--> statement-breakpoint
CREATE INDEX `users_by_role_and_username` ON `users` (`role`,`username_key`);
--> statement-breakpoint
CREATE INDEX `users_by_role_and_email` ON `users` (`role`,`email_key`);
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
CREATE TRIGGER `users_added` AFTER INSERT ON `users`
BEGIN
	UPDATE `user_totals` SET `users` = `users` + 1, `premium` = `premium` + new.`is_premium` WHERE `role` = new.`role`;
	INSERT INTO `daily_figures` (`day`, `sign_ups`) VALUES (date(new.`created_at` / 1000, 'unixepoch'), 1)
		ON CONFLICT (`day`) DO UPDATE SET `sign_ups` = `sign_ups` + 1;
	INSERT INTO `users_search` (`rowid`, `username_key`, `email_key`, `role`)
		VALUES (new.`rowid`, new.`username_key`, new.`email_key`, new.`role`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_removed` AFTER DELETE ON `users`
BEGIN
	UPDATE `user_totals` SET `users` = `users` - 1, `premium` = `premium` - old.`is_premium` WHERE `role` = old.`role`;
	INSERT INTO `users_search` (`users_search`, `rowid`, `username_key`, `email_key`, `role`)
		VALUES ('delete', old.`rowid`, old.`username_key`, old.`email_key`, old.`role`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_ranked` AFTER UPDATE OF `role`, `is_premium` ON `users`
	WHEN old.`role` IS NOT new.`role` OR old.`is_premium` IS NOT new.`is_premium`
BEGIN
	UPDATE `user_totals` SET `users` = `users` - 1, `premium` = `premium` - old.`is_premium` WHERE `role` = old.`role`;
	UPDATE `user_totals` SET `users` = `users` + 1, `premium` = `premium` + new.`is_premium` WHERE `role` = new.`role`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_renamed` AFTER UPDATE OF `username_key`, `email_key`, `role` ON `users`
	WHEN old.`username_key` IS NOT new.`username_key` OR old.`email_key` IS NOT new.`email_key` OR old.`role` IS NOT new.`role`
BEGIN
	INSERT INTO `users_search` (`users_search`, `rowid`, `username_key`, `email_key`, `role`)
		VALUES ('delete', old.`rowid`, old.`username_key`, old.`email_key`, old.`role`);
	INSERT INTO `users_search` (`rowid`, `username_key`, `email_key`, `role`)
		VALUES (new.`rowid`, new.`username_key`, new.`email_key`, new.`role`);
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
