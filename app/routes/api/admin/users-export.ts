import { exportUsersAs } from "~/domain/administration/user-export.server";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/users-export";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ context }) {
		const actor = context.get(currentUser);
		const { body, fileName, total } = await exportUsersAs(context.get(database), { actor });
		return new Response(body, {
			headers: {
				"content-type": "application/json",
				"content-disposition": `attachment; filename="${fileName}"`,
				"x-total-users": String(total),
			},
		});
	},
});

export { answer as action, answer as loader };
