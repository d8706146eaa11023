DROP INDEX `import_rows_by_media`;--> statement-breakpoint
CREATE INDEX `import_rows_by_place` ON `import_rows` (`import_id`,`media_type`,`media_id`,`season`,`episode`) WHERE media_id is not null;--> statement-breakpoint
CREATE INDEX `import_rows_pending` ON `import_rows` (`import_id`,`title_key`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `import_rows_found` ON `import_rows` (`import_id`,`media_type`,`media_id`,`season`,`episode`) WHERE state = 'found';--> statement-breakpoint
ALTER TABLE `imports` ADD `asked_at` integer DEFAULT 0 NOT NULL;