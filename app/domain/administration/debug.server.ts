// For the Debug tab in Settings.
import { sql } from "drizzle-orm";
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { withoutQuery } from "~/lib/http/errors";
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

/** What Miniflare, which `npm start` and `npm run dev` use, puts into `served_by` of each result. */
const LOCAL_DATABASE = "miniflare.db";

export async function describeDatabase(
	db: Database,
	{ ENVIRONMENT: environment }: Pick<Config, "ENVIRONMENT">,
): Promise<DatabaseConfig> {
	const database = "marquee";
	try {
		const { meta } = await db.run(sql`select 1`);
		const isRemote = meta.served_by !== LOCAL_DATABASE;
		const databaseConfig = { host: isRemote ? "Cloudflare D1" : "local D1", database, isRemote };
		return { databaseConfig, environment, connectionStatus: "connected", connectionError: null };
	} catch (error) {
		const databaseConfig = { host: "unknown", database, isRemote: false };
		return { databaseConfig, environment, connectionStatus: "failed", connectionError: String(withoutQuery(error)) };
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
