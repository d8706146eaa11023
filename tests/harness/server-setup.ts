import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, vi } from "vitest";
import "./fail-on-console-error";

// All files run in one worker, which is quick to start only once: each begins with empty storage and fresh modules.
vi.resetModules();

beforeAll(async () => {
	await reset();
	const bindings = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] };
	await applyD1Migrations(bindings.DB, bindings.MIGRATIONS);
});
