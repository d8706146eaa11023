import { collectAccountData } from "~/domain/accounts/personal-data.server";
import { collectLibraryData } from "~/domain/library/personal-data.server";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/me-export";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ context }) {
		const db = context.get(database);
		const user = context.get(currentUser);
		const data = { ...(await collectAccountData(db, user)), ...(await collectLibraryData(db, user)) };
		const day = new Date().toISOString().slice(0, 10);
		return new Response(JSON.stringify({ success: true, data }, null, 2), {
			headers: {
				"content-type": "application/json",
				"content-disposition": `attachment; filename="marquee-my-data-${day}.json"`,
			},
		});
	},
});

export { answer as action, answer as loader };
