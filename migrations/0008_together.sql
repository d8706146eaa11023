ALTER TABLE `sessions` ADD `together` text;--> statement-breakpoint
ALTER TABLE `plays` ADD `companions` text;--> statement-breakpoint
ALTER TABLE `plays` ADD `recorded_by` text;