CREATE TABLE `viewings` (
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
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "viewings_media_type" CHECK(media_type in ('movie', 'tv'))
);
--> statement-breakpoint
CREATE INDEX `viewings_by_play` ON `viewings` (`user_id`,`media_type`,`media_id`,`played_at`);--> statement-breakpoint
CREATE INDEX `viewings_by_watch` ON `viewings` (`user_id`,`media_type`,`media_id`,`watched_at`,`season`,`episode`);--> statement-breakpoint
CREATE INDEX `viewings_by_time` ON `viewings` (`user_id`,`watched_at`);--> statement-breakpoint
CREATE INDEX `viewings_by_clearing` ON `viewings` (`cleared_at`) WHERE cleared_at > 0;--> statement-breakpoint
ALTER TABLE `libraries` ADD `viewings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `libraries` ADD `viewings_cleared_at` integer DEFAULT 0 NOT NULL;