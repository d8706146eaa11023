import { toUserResponse } from "~/domain/accounts/types";
import { promoteSelf } from "~/domain/accounts/user-administration.server";
import { HttpError } from "~/lib/http-error";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/promote-self";

const answer = endpoint<Route.ActionArgs>({
	async POST({ context }) {
		const { config } = context.get(platformContext);
		const promoted = await promoteSelf(context.get(database), config, context.get(currentUser));
		if (!promoted.ok) {
			const message = "Your address is not among those that may promote themselves";
			throw new HttpError({ status: 403, code: "not_listed", message });
		}
		const { user, changed } = promoted;
		const message = changed ? "You are an admin now" : `You are ${user.role} already; nothing was changed`;
		return Response.json({ success: true, data: toUserResponse(user), message });
	},
});

export { answer as action, answer as loader };
