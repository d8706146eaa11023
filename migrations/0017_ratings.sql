CREATE TABLE `ratings` (
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`season` integer NOT NULL,
	`episode` integer NOT NULL,
	`rating` integer NOT NULL,
	`rated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `media_type`, `media_id`, `season`, `episode`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "ratings_media_type" CHECK(media_type in ('movie', 'tv')),
	CONSTRAINT "ratings_rating" CHECK(rating between 0 and 10)
);
--> statement-breakpoint
CREATE INDEX `ratings_by_time` ON `ratings` (`user_id`,`media_type`,`rated_at`) WHERE rating > 0;--> statement-breakpoint
CREATE INDEX `ratings_of_titles` ON `ratings` (`user_id`,`rated_at`) WHERE rating > 0 and season = -1;--> statement-breakpoint
CREATE INDEX `ratings_by_removal` ON `ratings` (`rated_at`) WHERE rating = 0;--> statement-breakpoint
ALTER TABLE `libraries` ADD `rated_movies` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `libraries` ADD `rated_shows` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `ratings_added` AFTER INSERT ON `ratings` WHEN new.`rating` > 0
BEGIN
	INSERT INTO `libraries` (`user_id`, `rated_movies`, `rated_shows`)
		VALUES (new.`user_id`, new.`media_type` = 'movie', new.`media_type` = 'tv')
		ON CONFLICT (`user_id`) DO UPDATE SET
			`rated_movies` = `rated_movies` + excluded.`rated_movies`,
			`rated_shows` = `rated_shows` + excluded.`rated_shows`;
END;
--> statement-breakpoint
CREATE TRIGGER `ratings_changed` AFTER UPDATE OF `rating` ON `ratings` WHEN (new.`rating` > 0) <> (old.`rating` > 0)
BEGIN
	UPDATE `libraries` SET
		`rated_movies` = `rated_movies` + (new.`media_type` = 'movie') * ((new.`rating` > 0) - (old.`rating` > 0)),
		`rated_shows` = `rated_shows` + (new.`media_type` = 'tv') * ((new.`rating` > 0) - (old.`rating` > 0))
	WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `ratings_removed` AFTER DELETE ON `ratings` WHEN old.`rating` > 0
BEGIN
	UPDATE `libraries` SET
		`rated_movies` = `rated_movies` - (old.`media_type` = 'movie'),
		`rated_shows` = `rated_shows` - (old.`media_type` = 'tv')
	WHERE `user_id` = old.`user_id`;
END;
