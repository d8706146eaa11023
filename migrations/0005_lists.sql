CREATE TABLE `list_titles` (
	`list_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`sort_key` real,
	`added_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`card` text,
	`card_source` text,
	PRIMARY KEY(`list_id`, `media_type`, `media_id`),
	FOREIGN KEY (`list_id`) REFERENCES `lists`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "list_titles_media_type" CHECK(media_type in ('movie', 'tv'))
);
--> statement-breakpoint
CREATE INDEX `list_titles_in_order` ON `list_titles` (`list_id`,`sort_key`,`media_type`,`media_id`) WHERE sort_key is not null;--> statement-breakpoint
CREATE INDEX `list_titles_removed` ON `list_titles` (`changed_at`) WHERE sort_key is null;--> statement-breakpoint
CREATE TABLE `lists` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`size` integer DEFAULT 0 NOT NULL,
	`secret` text,
	`shows_name` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lists_by_name` ON `lists` (`profile_id`,`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `lists_by_secret` ON `lists` (`secret`) WHERE secret is not null;--> statement-breakpoint
CREATE TRIGGER `list_titles_added` AFTER INSERT ON `list_titles` WHEN new.`sort_key` IS NOT NULL BEGIN UPDATE `lists` SET `size` = `size` + 1 WHERE `id` = new.`list_id`; END;--> statement-breakpoint
CREATE TRIGGER `list_titles_changed` AFTER UPDATE OF `sort_key` ON `list_titles` WHEN (new.`sort_key` IS NULL) <> (old.`sort_key` IS NULL) BEGIN UPDATE `lists` SET `size` = `size` + (new.`sort_key` IS NOT NULL) - (old.`sort_key` IS NOT NULL) WHERE `id` = new.`list_id`; END;
