import { HttpError } from "~/lib/http-error";
import { failure } from "~/lib/json-response";
import { requestIdContext } from "~/middleware/request-id";
import type { Route } from "./+types/unknown";

/** Any path under /api that no other route has, with any method. */
function answer({ context }: Route.LoaderArgs): Response {
	const error = new HttpError({ status: 404, code: "not_found", message: "There is nothing at this address" });
	return failure(error, context.get(requestIdContext));
}

export { answer as action, answer as loader };
