import { RoleBody } from "~/domain/accounts/bodies";
import { toUserResponse } from "~/domain/accounts/types";
import { changeRoleAs } from "~/domain/accounts/user-administration.server";
import { HttpError } from "~/lib/http-error";
import { readJsonBody } from "~/lib/json-body";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/user-role";
import { LAST_OWNER, NO_SUCH_USER } from "./refusals";

const answer = endpoint<Route.ActionArgs>({
	async PUT({ request, params, context }) {
		const { role } = await readJsonBody(request, RoleBody);
		const actor = context.get(currentUser);
		const changed = await changeRoleAs(context.get(database), { actor, id: params.id, role });
		if (!changed) throw new HttpError(NO_SUCH_USER);
		if (!changed.ok) throw new HttpError(LAST_OWNER);
		return success(toUserResponse(changed.user));
	},
});

export { answer as action, answer as loader };
