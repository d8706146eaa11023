import { RegisterBody } from "~/domain/accounts/bodies";
import { register } from "~/domain/accounts/sign-in.server";
import { toUserResponse } from "~/domain/accounts/types";
import { HttpError } from "~/lib/http-error";
import { readJsonBody } from "~/lib/json-body";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { readVisit, signInHeaders } from "~/middleware/credentials";
import { database } from "~/middleware/database";
import { isWithinLimit, TOO_MANY } from "~/middleware/rate-limit";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/register";

const REFUSALS = {
	taken: { status: 409, code: "conflict" },
	common: { status: 422, code: "invalid" },
};

const answer = endpoint<Route.ActionArgs>({
	async POST({ request, context }) {
		const { remember, ...registration } = await readJsonBody(request, RegisterBody);
		if (!(await isWithinLimit({ request, context, limit: "REGISTER_LIMIT" }))) throw new HttpError(TOO_MANY);
		const visit = { isRemembered: remember, ...readVisit(request) };
		const { config } = context.get(platformContext);
		const registered = await register(context.get(database), config, { ...registration, ...visit });
		if (!registered.ok) {
			const { reason, errors } = registered;
			const message = Object.values(errors)[0] ?? "Registration failed";
			throw new HttpError({ ...REFUSALS[reason], message, errors });
		}
		const { user, credentials } = registered;
		return success(
			{ token: credentials.token, sessionId: credentials.sessionId, user: toUserResponse(user) },
			{ status: 201, headers: signInHeaders(request, credentials) },
		);
	},
});

export { answer as action, answer as loader };
