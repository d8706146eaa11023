import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll } from "vitest";
import "./fail-on-console-error";

beforeAll(async () => {
	const bindings = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] };
	await applyD1Migrations(bindings.DB, bindings.MIGRATIONS);
});
