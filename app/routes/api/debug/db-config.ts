import { isAdmin } from "~/domain/accounts/types";
import { describeDatabase } from "~/domain/administration/debug.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { visitor } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/db-config";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ context }) {
		const found = await describeDatabase(context.get(database), context.get(platformContext).config);
		if (isAdmin(context.get(visitor))) return success(found);
		const { databaseConfig, connectionStatus } = found;
		return success(
			{ databaseConfig: { isRemote: databaseConfig.isRemote }, connectionStatus },
			{ headers: { "cache-control": "no-store" } },
		);
	},
});

export { answer as action, answer as loader };
