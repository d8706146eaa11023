import { runJobAs } from "~/domain/administration/jobs.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/job-run";

const NO_SUCH_JOB = { status: 404, code: "not_found", message: "There is no such job" };
const RUNNING = { status: 409, code: "running", message: "This job is running already" };

/** The answer comes when the job is at its end; one that failed says so in its outcome. */
const answer = endpoint<Route.ActionArgs>({
	async POST({ params, context }) {
		const actor = context.get(currentUser);
		const result = await runJobAs(context.get(platformContext), { actor, name: params.name });
		if (!result) throw new HttpError(NO_SUCH_JOB);
		if (!result.ok) throw new HttpError(RUNNING);
		return success(result.run);
	},
});

export { answer as action, answer as loader };
