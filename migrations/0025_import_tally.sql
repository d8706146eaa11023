ALTER TABLE `imports` ADD `tally` text;--> statement-breakpoint
CREATE INDEX `import_rows_by_media` ON `import_rows` (`import_id`,`media_type`,`media_id`) WHERE media_id is not null;