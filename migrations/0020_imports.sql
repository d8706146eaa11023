CREATE TABLE `import_rows` (
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`title_key` text,
	`record` text NOT NULL,
	`media_type` text,
	`media_id` integer,
	`season` integer,
	`episode` integer,
	`is_chosen` integer DEFAULT false NOT NULL,
	`candidates` text,
	`copy` integer DEFAULT 0 NOT NULL,
	`is_applied` integer DEFAULT false NOT NULL,
	`former_rating` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`import_id`, `row`),
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_rows_by_state` ON `import_rows` (`import_id`,`state`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_by_title` ON `import_rows` (`import_id`,`title_key`);--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`source` text NOT NULL,
	`state` text NOT NULL,
	`report` text NOT NULL,
	`options` text NOT NULL,
	`unread` text,
	`created_at` integer NOT NULL,
	`applied_at` integer,
	`lease_until` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `imports_by_user` ON `imports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `imports_by_age` ON `imports` (`created_at`);--> statement-breakpoint
CREATE INDEX `imports_by_state` ON `imports` (`state`,`lease_until`);