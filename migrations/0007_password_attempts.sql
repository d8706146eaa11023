CREATE TABLE `password_attempts` (
	`counter` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `password_attempts_by_expiry` ON `password_attempts` (`expires_at`);