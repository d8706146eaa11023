CREATE TRIGGER `viewings_added` AFTER INSERT ON `viewings`
BEGIN
	INSERT INTO `libraries` (`user_id`, `viewings`) VALUES (new.`user_id`, 1)
		ON CONFLICT (`user_id`) DO UPDATE SET `viewings` = `viewings` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `viewings_removed` AFTER DELETE ON `viewings`
BEGIN
	UPDATE `libraries` SET `viewings` = `viewings` - 1 WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
INSERT INTO `viewings` (`user_id`, `media_type`, `media_id`, `season`, `episode`, `position`, `duration`, `played_at`,
	`first_watched_at`, `watched_at`, `times`)
SELECT `user_id`, `media_type`, `media_id`, `position_season`, `position_episode`, `position`, `duration`, `position_at`,
	`position_at` * `is_watched`, `position_at` * `is_watched`, `is_watched`
FROM (SELECT *, `duration` > 0 AND `position` >= 0.9 * `duration` AS `is_watched` FROM `watch_history`)
WHERE `position_at` > 0;
