ALTER TABLE `libraries` ADD `saved` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `watch_later_added` AFTER INSERT ON `watch_later`
BEGIN
	INSERT INTO `libraries` (`user_id`, `saved`, `has_saved`) VALUES (new.`user_id`, 1, 1)
		ON CONFLICT (`user_id`) DO UPDATE SET `saved` = `saved` + 1, `has_saved` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `watch_later_removed` AFTER DELETE ON `watch_later`
BEGIN
	UPDATE `libraries` SET `saved` = `saved` - 1 WHERE `user_id` = old.`user_id`;
END;
