import { userAnswer } from "~/domain/accounts/types";
import { success } from "~/lib/json-answer";
import { endpoint } from "~/middleware/api-endpoint";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/profile";

const answer = endpoint<Route.LoaderArgs>({
	GET: ({ context }) => success({ user: userAnswer(context.get(currentUser)) }),
});

export { answer as action, answer as loader };
