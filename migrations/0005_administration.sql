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
CREATE INDEX `job_runs_by_name` ON `job_runs` (`name`);--> statement-breakpoint
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
CREATE INDEX `audit_log_by_action` ON `audit_log` (`action`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor_and_action` ON `audit_log` (`actor_id`,`action`);--> statement-breakpoint
CREATE INDEX `audit_log_by_time` ON `audit_log` (`at`);--> statement-breakpoint
CREATE INDEX `users_by_role_and_username` ON `users` (`role`,`username_key`);--> statement-breakpoint
CREATE INDEX `users_by_role_and_email` ON `users` (`role`,`email_key`);