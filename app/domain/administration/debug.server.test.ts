import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { describeDatabase } from "./debug.server";

test("a local database is not described as remote, also in production", async () => {
	const described = await describeDatabase(openDatabase(env.DB), { ENVIRONMENT: "production" });
	expect(described).toMatchObject({
		databaseConfig: { host: "local D1", isRemote: false },
		environment: "production",
		connectionStatus: "connected",
	});
});
