CREATE TABLE `certificates` (
	`region` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`names` text NOT NULL,
	`read_at` integer NOT NULL,
	PRIMARY KEY(`region`, `media_type`, `media_id`)
);
--> statement-breakpoint
CREATE INDEX `certificates_by_reading` ON `certificates` (`read_at`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `age_limit` text;