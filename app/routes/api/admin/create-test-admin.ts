import { toUserResponse } from "~/domain/accounts/types";
import { createTestAdminAs } from "~/domain/accounts/user-administration.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/create-test-admin";

const REFUSALS = {
	production: {
		status: 403,
		code: "development_only",
		message: "The test admin can only be created in a development installation",
	},
	taken: { status: 409, code: "conflict", message: "The test admin exists already" },
};

/** The account is fixed, whatever the body says. */
const answer = endpoint<Route.ActionArgs>({
	async POST({ context }) {
		const { config } = context.get(platformContext);
		const created = await createTestAdminAs(context.get(database), config, { actor: context.get(currentUser) });
		if (!created.ok) throw new HttpError(REFUSALS[created.reason]);
		return success(toUserResponse(created.user), { status: 201 });
	},
});

export { answer as action, answer as loader };
