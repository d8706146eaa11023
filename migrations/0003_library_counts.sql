INSERT INTO `library_totals` (`id`, `watch_history`) VALUES (1, 0);
--> statement-breakpoint
CREATE TRIGGER `watch_history_added` AFTER INSERT ON `watch_history`
BEGIN
	INSERT INTO `libraries` (`user_id`, `movies`, `shows`)
		VALUES (new.`user_id`, new.`media_type` = 'movie', new.`media_type` = 'tv')
		ON CONFLICT (`user_id`) DO UPDATE SET `movies` = `movies` + excluded.`movies`, `shows` = `shows` + excluded.`shows`;
	UPDATE `library_totals` SET `watch_history` = `watch_history` + 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `watch_history_removed` AFTER DELETE ON `watch_history`
BEGIN
	UPDATE `libraries` SET `movies` = `movies` - (old.`media_type` = 'movie'), `shows` = `shows` - (old.`media_type` = 'tv')
		WHERE `user_id` = old.`user_id`;
	UPDATE `library_totals` SET `watch_history` = `watch_history` - 1 WHERE `id` = 1;
END;
