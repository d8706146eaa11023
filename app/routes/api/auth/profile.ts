import { toUserResponse } from "~/domain/accounts/types";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/profile";

const answer = endpoint<Route.LoaderArgs>({
	GET: ({ context }) => success({ user: toUserResponse(context.get(currentUser)) }),
});

export { answer as action, answer as loader };
