DROP INDEX `plays_by_time`;--> statement-breakpoint
DROP INDEX `plays_by_title`;--> statement-breakpoint
CREATE INDEX `plays_by_time` ON `plays` (`profile_id`,`media_type`,`precision`,`watched_at`) WHERE added_at > removed_at;--> statement-breakpoint
CREATE INDEX `plays_by_title` ON `plays` (`profile_id`,`media_type`,`media_id`,`precision`,`watched_at`) WHERE added_at > removed_at;--> statement-breakpoint
ALTER TABLE `libraries` ADD `time_zone` text;