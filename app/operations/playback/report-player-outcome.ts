import { z } from "zod";
import { OUTCOMES } from "~/domain/playback/outcomes";
import { recordPlayerOutcome } from "~/domain/playback/player-outcomes.server";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";

const NO_SUCH_SERVER = "No player server has this id";

export const reportPlayerOutcomeOperation = defineOperation("POST /api/player-outcomes", {
	tag: "Playback",
	summary: "Report whether a player's frame loaded",
	description:
		"Written within a moment. Of a network's reports, an outcome of a server counts once in ten minutes; the others have no effect.",
	access: "public",
	body: z.object({
		serverId: z.int("serverId must be a whole number").min(0, "serverId must not be negative"),
		outcome: z.enum(OUTCOMES, `outcome must be one of ${OUTCOMES.join(", ")}`),
	}),
	bodyMax: 1024,
	response: { status: 202, description: "Counted", data: NOTHING },
	refusals: { unknownServer: { status: 422, code: "invalid", message: NO_SUCH_SERVER } },
	async handle({ platform, body, refuse }) {
		if (await recordPlayerOutcome(platform, body)) return { data: {} };
		throw refuse("unknownServer", { errors: { serverId: NO_SUCH_SERVER } });
	},
});
