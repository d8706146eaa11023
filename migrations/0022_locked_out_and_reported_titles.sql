CREATE TABLE `title_reports` (
	`day` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`server_id` integer NOT NULL,
	`reported` integer NOT NULL,
	PRIMARY KEY(`day`, `media_type`, `media_id`, `server_id`)
);
--> statement-breakpoint
ALTER TABLE `password_attempts` ADD `user_id` text REFERENCES `users`(`id`) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `password_attempts_by_user` ON `password_attempts` (`user_id`) WHERE user_id is not null;