CREATE TRIGGER `users_owned` AFTER UPDATE OF `role` ON `users` WHEN new.`role` = 'owner' AND old.`role` <> 'owner'
BEGIN
	INSERT INTO `signals` (`id`, `type`, `at`, `data`, `user_id`)
	VALUES (lower(hex(randomblob(16))), 'owner.added', CAST(unixepoch('subsec') * 1000 AS integer), '{}', new.`id`);
END;
