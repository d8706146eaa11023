CREATE TABLE `catalogue_cache_days` (
	`day` text PRIMARY KEY NOT NULL,
	`hits` integer DEFAULT 0 NOT NULL,
	`misses` integer DEFAULT 0 NOT NULL,
	`stale` integer DEFAULT 0 NOT NULL
);
