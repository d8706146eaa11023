import { ReportBody } from "~/domain/playback/bodies";
import { recordPlayerOutcome } from "~/domain/playback/player-outcomes.server";
import { HttpError } from "~/lib/http-error";
import { readJsonBody } from "~/lib/json-body";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/player-outcomes";

const NO_SUCH_SERVER = {
	status: 422,
	code: "invalid",
	message: "No player server has this id",
	errors: { serverId: "No player server has this id" },
};

/** Counted at once, written within a moment. */
const answer = endpoint<Route.ActionArgs>({
	async POST({ request, context }) {
		const report = await readJsonBody(request, ReportBody, 1024);
		if (!(await recordPlayerOutcome(context.get(platformContext), report))) throw new HttpError(NO_SUCH_SERVER);
		return success({}, { status: 202 });
	},
});

export { answer as action, answer as loader };
