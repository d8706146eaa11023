import { z } from "zod";
import { listPlayerServers } from "~/domain/playback/player-servers.server";
import { OUTCOMES } from "~/domain/playback/server-health";
import { readServerHealth, recordPlayerOutcome } from "~/domain/playback/server-health.server";
import { sentence } from "~/messages/sentence";
import { definePublicOperation } from "../operation";
import { NOTHING, PLAYER_SERVERS } from "../shapes";

const NO_SUCH_SERVER = sentence("noPlayerServer");

export const operations = [
	definePublicOperation("GET /api/player-servers", {
		tag: "Playback",
		summary: "List the player servers and the settings for using them",
		countBy: ({ query }) => (query.refresh === "1" ? "refresh" : null),
		input: z.object({
			query: z.object({ refresh: z.string().optional().meta({ description: "1 reloads the configuration" }) }),
		}),
		response: {
			description: "The validated configuration; error says that a fallback is in use",
			data: PLAYER_SERVERS,
		},
		async handle({ platform, query }) {
			const [{ config, summary, error }, health] = await Promise.all([
				listPlayerServers(platform, { refresh: query.refresh === "1" }),
				readServerHealth(platform),
			]);
			return { data: { ...config, summary, error, health }, headers: { "cache-control": "no-store" } };
		},
	}),

	definePublicOperation("POST /api/player-outcomes", {
		tag: "Playback",
		summary: "Report whether a player's frame loaded",
		description:
			"Saved shortly afterwards. From one network, each outcome of a server, and of a title on it, counts once every ten minutes.",
		input: z.object({
			body: z.object({
				serverId: z.int().min(0),
				outcome: z.enum(OUTCOMES),
				title: z
					.string()
					.regex(/^(movie|tv):[1-9]\d{0,8}$/, sentence("mustBeTitleKey", "title"))
					.optional()
					.meta({ description: "The title that does not play, of a report" }),
			}),
		}),
		response: { status: 202, description: "Counted", data: NOTHING },
		refusals: { unknownServer: { status: 422, code: "invalid", message: NO_SUCH_SERVER } },
		async handle({ platform, body, refuse }) {
			if (await recordPlayerOutcome(platform, body)) return { data: {} };
			throw refuse("unknownServer", { errors: { serverId: NO_SUCH_SERVER } });
		},
	}),
];
