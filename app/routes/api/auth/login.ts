import { LoginBody } from "~/domain/accounts/bodies";
import { signIn } from "~/domain/accounts/sign-in.server";
import { toUserResponse } from "~/domain/accounts/types";
import { HttpError } from "~/lib/http-error";
import { readJsonBody } from "~/lib/json-body";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { readVisit, signInHeaders } from "~/middleware/credentials";
import { database } from "~/middleware/database";
import { isAttemptAllowed, TOO_MANY } from "~/middleware/rate-limit";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/login";

const answer = endpoint<Route.ActionArgs>({
	async POST({ request, context }) {
		const { emailOrUsername, password, remember } = await readJsonBody(request, LoginBody);
		if (!(await isAttemptAllowed({ request, context, account: emailOrUsername }))) throw new HttpError(TOO_MANY);
		const signedIn = await signIn(context.get(database), context.get(platformContext).config, {
			emailOrUsername,
			password,
			isRemembered: remember,
			...readVisit(request),
		});
		if (!signedIn) {
			throw new HttpError({ status: 401, code: "bad_credentials", message: "Invalid email or password" });
		}
		const { user, credentials } = signedIn;
		return success(
			{ token: credentials.token, sessionId: credentials.sessionId, user: toUserResponse(user) },
			{ headers: signInHeaders(request, credentials) },
		);
	},
});

export { answer as action, answer as loader };
