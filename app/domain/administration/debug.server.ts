// Owns the database facts of the Debug tab in Settings.
import { sql } from "drizzle-orm";
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { countUsers } from "./statistics.server";

export interface DatabaseConfig {
	databaseConfig: { host: string; database: string; isRemote: boolean };
	connectionStatus: "connected" | "failed";
	connectionError: string | null;
	environment: string;
}

export interface DatabaseTest {
	basicQuery: boolean;
	usersTableExists: boolean;
	userCount: number;
	/** ISO 8601, UTC. */
	timestamp: string;
}

export async function describeDatabase(
	db: Database,
	{ ENVIRONMENT }: Pick<Config, "ENVIRONMENT">,
): Promise<DatabaseConfig> {
	const isRemote = ENVIRONMENT === "production";
	const description = {
		databaseConfig: { host: isRemote ? "Cloudflare D1" : "local D1", database: "marquee", isRemote },
		environment: ENVIRONMENT,
	};
	try {
		await db.run(sql`select 1`);
		return { ...description, connectionStatus: "connected", connectionError: null };
	} catch (error) {
		return { ...description, connectionStatus: "failed", connectionError: String(error) };
	}
}

export async function testDatabase(db: Database): Promise<DatabaseTest> {
	const timestamp = new Date().toISOString();
	try {
		const tables = await db.all(sql`select 1 from sqlite_master where type = 'table' and name = 'users'`);
		const usersTableExists = tables.length > 0;
		const userCount = usersTableExists ? (await countUsers(db)).total : 0;
		return { basicQuery: true, usersTableExists, userCount, timestamp };
	} catch {
		return { basicQuery: false, usersTableExists: false, userCount: 0, timestamp };
	}
}
