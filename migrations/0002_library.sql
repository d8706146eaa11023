CREATE TABLE `libraries` (
	`user_id` text PRIMARY KEY NOT NULL,
	`movies` integer DEFAULT 0 NOT NULL,
	`shows` integer DEFAULT 0 NOT NULL,
	`cleared_at` integer DEFAULT 0 NOT NULL,
	`has_saved` integer DEFAULT false NOT NULL,
	`removed_samples` text DEFAULT '[]' NOT NULL,
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
CREATE INDEX `watch_history_by_time` ON `watch_history` (`user_id`,`last_watched`,`media_type`,`media_id`);--> statement-breakpoint
CREATE INDEX `watch_history_by_age` ON `watch_history` (`last_watched`);--> statement-breakpoint
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
CREATE INDEX `watch_later_by_time` ON `watch_later` (`user_id`,`added_at`,`media_type`,`media_id`);--> statement-breakpoint
CREATE TABLE `watch_tombstones` (
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`deleted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `media_type`, `media_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `watch_tombstones_by_age` ON `watch_tombstones` (`deleted_at`);