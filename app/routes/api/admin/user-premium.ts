import { toUserResponse } from "~/domain/accounts/types";
import { togglePremiumAs } from "~/domain/accounts/user-administration.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/user-premium";
import { NO_SUCH_USER } from "./refusals";

const answer = endpoint<Route.ActionArgs>({
	async PUT({ params, context }) {
		const user = await togglePremiumAs(context.get(database), { actor: context.get(currentUser), id: params.id });
		if (!user) throw new HttpError(NO_SUCH_USER);
		return success(toUserResponse(user));
	},
});

export { answer as action, answer as loader };
