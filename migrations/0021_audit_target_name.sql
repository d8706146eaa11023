ALTER TABLE `audit_log` ADD `target_name` text;--> statement-breakpoint
UPDATE `audit_log` SET `target_name` = (SELECT `username` FROM `users` WHERE `users`.`id` = `target_id`) WHERE `target_id` IS NOT NULL;
