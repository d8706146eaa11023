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
CREATE INDEX `signals_by_user` ON `signals` (`user_id`);