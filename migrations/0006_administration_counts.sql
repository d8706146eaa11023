INSERT INTO `user_totals` (`role`) VALUES ('user'), ('admin'), ('owner');
--> statement-breakpoint
UPDATE `user_totals` SET (`users`, `premium`) = (
	SELECT count(*), coalesce(sum(`is_premium`), 0) FROM `users` WHERE `users`.`role` = `user_totals`.`role`
);
--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `sign_ups`)
	SELECT date(`created_at` / 1000, 'unixepoch') AS `day`, count(*) FROM `users` GROUP BY 1;
--> statement-breakpoint
INSERT INTO `daily_figures` (`day`, `watches`)
	SELECT date(`last_watched` / 1000, 'unixepoch') AS `day`, count(*) FROM `watch_history` WHERE true GROUP BY 1
	ON CONFLICT (`day`) DO UPDATE SET `watches` = excluded.`watches`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_search` USING fts5(`username_key`, `email_key`, `role`, content='users', content_rowid='rowid', tokenize='trigram');
--> statement-breakpoint
INSERT INTO `users_search` (`users_search`) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `users_added` AFTER INSERT ON `users`
BEGIN
	UPDATE `user_totals` SET `users` = `users` + 1, `premium` = `premium` + new.`is_premium` WHERE `role` = new.`role`;
	INSERT INTO `daily_figures` (`day`, `sign_ups`) VALUES (date(new.`created_at` / 1000, 'unixepoch'), 1)
		ON CONFLICT (`day`) DO UPDATE SET `sign_ups` = `sign_ups` + 1;
	INSERT INTO `users_search` (`rowid`, `username_key`, `email_key`, `role`)
		VALUES (new.`rowid`, new.`username_key`, new.`email_key`, new.`role`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_removed` AFTER DELETE ON `users`
BEGIN
	UPDATE `user_totals` SET `users` = `users` - 1, `premium` = `premium` - old.`is_premium` WHERE `role` = old.`role`;
	INSERT INTO `users_search` (`users_search`, `rowid`, `username_key`, `email_key`, `role`)
		VALUES ('delete', old.`rowid`, old.`username_key`, old.`email_key`, old.`role`);
END;
--> statement-breakpoint
CREATE TRIGGER `users_ranked` AFTER UPDATE OF `role`, `is_premium` ON `users`
	WHEN old.`role` IS NOT new.`role` OR old.`is_premium` IS NOT new.`is_premium`
BEGIN
	UPDATE `user_totals` SET `users` = `users` - 1, `premium` = `premium` - old.`is_premium` WHERE `role` = old.`role`;
	UPDATE `user_totals` SET `users` = `users` + 1, `premium` = `premium` + new.`is_premium` WHERE `role` = new.`role`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_renamed` AFTER UPDATE OF `username_key`, `email_key`, `role` ON `users`
	WHEN old.`username_key` IS NOT new.`username_key` OR old.`email_key` IS NOT new.`email_key` OR old.`role` IS NOT new.`role`
BEGIN
	INSERT INTO `users_search` (`users_search`, `rowid`, `username_key`, `email_key`, `role`)
		VALUES ('delete', old.`rowid`, old.`username_key`, old.`email_key`, old.`role`);
	INSERT INTO `users_search` (`rowid`, `username_key`, `email_key`, `role`)
		VALUES (new.`rowid`, new.`username_key`, new.`email_key`, new.`role`);
END;
--> statement-breakpoint
CREATE TRIGGER `watch_history_day_added` AFTER INSERT ON `watch_history`
BEGIN
	INSERT INTO `daily_figures` (`day`, `watches`) VALUES (date(new.`last_watched` / 1000, 'unixepoch'), 1)
		ON CONFLICT (`day`) DO UPDATE SET `watches` = `watches` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `watch_history_day_changed` AFTER UPDATE OF `last_watched` ON `watch_history`
	WHEN new.`last_watched` / 86400000 > old.`last_watched` / 86400000
BEGIN
	INSERT INTO `daily_figures` (`day`, `watches`) VALUES (date(new.`last_watched` / 1000, 'unixepoch'), 1)
		ON CONFLICT (`day`) DO UPDATE SET `watches` = `watches` + 1;
END;
