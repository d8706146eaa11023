import { createResetLinkAs } from "~/domain/accounts/user-administration.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/user-reset-link";
import { NO_SUCH_USER } from "./refusals";

const answer = endpoint<Route.ActionArgs>({
	async POST({ request, params, context }) {
		const link = await createResetLinkAs(context.get(database), { actor: context.get(currentUser), id: params.id });
		if (!link) throw new HttpError(NO_SUCH_USER);
		const url = new URL(`/reset-password?token=${link.token}`, request.url);
		return success({ url: url.href, expires_at: link.expiresAt });
	},
});

export { answer as action, answer as loader };
