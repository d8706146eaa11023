ALTER TABLE `libraries` ADD `region` text;--> statement-breakpoint
ALTER TABLE `libraries` ADD `language` text;