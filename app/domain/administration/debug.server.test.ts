import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { describeDatabase } from "./debug.server";

test("a database that fails is described without the query", async () => {
	const prepare = () => {
		throw new Error("D1 is down");
	};
	const broken = openDatabase({ prepare } as unknown as D1Database);
	const { connectionStatus, connectionError } = await describeDatabase(broken, { ENVIRONMENT: "production" });
	expect([connectionStatus, connectionError]).toEqual(["failed", "Error: D1 is down"]);
});

test("a local database is not described as remote, also in production", async () => {
	const described = await describeDatabase(openDatabase(env.DB), { ENVIRONMENT: "production" });
	expect(described).toMatchObject({
		databaseConfig: { host: "local D1", isRemote: false },
		environment: "production",
		connectionStatus: "connected",
	});
});
