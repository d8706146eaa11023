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
ALTER TABLE `audit_log` ADD `day` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `count` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_by_day` ON `audit_log` (`actor_id`,`action`,`outcome`,`day`) WHERE day is not null;--> statement-breakpoint
ALTER TABLE `sessions` ADD `password_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `libraries` ADD `writes_day` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `libraries` ADD `writes` integer DEFAULT 0 NOT NULL;