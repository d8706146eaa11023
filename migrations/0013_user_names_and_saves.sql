CREATE INDEX `watch_later_by_title` ON `watch_later` (`media_type`,`media_id`);--> statement-breakpoint
DROP TRIGGER `users_added`;
--> statement-breakpoint
DROP TRIGGER `users_removed`;
--> statement-breakpoint
DROP TRIGGER `users_renamed`;
--> statement-breakpoint
DROP TABLE `users_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_search` USING fts5(`username_key`, `email_key`, `name`, `role`, content='users', content_rowid='rowid', tokenize='trigram');
--> statement-breakpoint
INSERT INTO `users_search` (`users_search`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `users_added` AFTER INSERT ON `users`
BEGIN
	UPDATE `user_totals` SET `users` = `users` + 1, `premium` = `premium` + new.`is_premium` WHERE `role` = new.`role`;
	INSERT INTO `daily_figures` (`day`, `sign_ups`) VALUES (date(new.`created_at` / 1000, 'unixepoch'), 1)
		ON CONFLICT (`day`) DO UPDATE SET `sign_ups` = `sign_ups` + 1;
	INSERT INTO `users_search` (`rowid`, `username_key`, `email_key`, `name`, `role`)
		VALUES (new.`rowid`, new.`username_key`, new.`email_key`, new.`name`, new.`role`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_removed` AFTER DELETE ON `users`
BEGIN
	UPDATE `user_totals` SET `users` = `users` - 1, `premium` = `premium` - old.`is_premium` WHERE `role` = old.`role`;
	INSERT INTO `users_search` (`users_search`, `rowid`, `username_key`, `email_key`, `name`, `role`)
		VALUES ('delete', old.`rowid`, old.`username_key`, old.`email_key`, old.`name`, old.`role`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_renamed` AFTER UPDATE OF `username_key`, `email_key`, `name`, `role` ON `users`
	WHEN old.`username_key` IS NOT new.`username_key` OR old.`email_key` IS NOT new.`email_key`
		OR old.`name` IS NOT new.`name` OR old.`role` IS NOT new.`role`
BEGIN
	INSERT INTO `users_search` (`users_search`, `rowid`, `username_key`, `email_key`, `name`, `role`)
		VALUES ('delete', old.`rowid`, old.`username_key`, old.`email_key`, old.`name`, old.`role`);
	INSERT INTO `users_search` (`rowid`, `username_key`, `email_key`, `name`, `role`)
		VALUES (new.`rowid`, new.`username_key`, new.`email_key`, new.`name`, new.`role`);
END;
