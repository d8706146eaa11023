CREATE TABLE `rounds` (
	`user_id` text NOT NULL,
	`media_type` text NOT NULL,
	`media_id` integer NOT NULL,
	`begun_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `media_type`, `media_id`, `begun_at`),
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rounds_media_type" CHECK(media_type in ('movie', 'tv'))
);
