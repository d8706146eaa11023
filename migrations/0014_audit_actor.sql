ALTER TABLE `audit_log` ADD `actor` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `actor_name` text;--> statement-breakpoint
UPDATE `audit_log` SET `actor` = coalesce(`actor_id`, 'unknown'), `actor_name` = (SELECT `username` FROM `users` WHERE `users`.`id` = `actor_id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor_ever` ON `audit_log` (`actor`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor_ever_and_action` ON `audit_log` (`actor`,`action`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `wrong_passwords` integer DEFAULT 0 NOT NULL;