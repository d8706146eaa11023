import { z } from "zod";
import { listPlayerServers } from "~/domain/playback/player-servers.server";
import { readServerHealth } from "~/domain/playback/read-server-health.server";
import { defineOperation } from "../operation";
import { PLAYER_SERVERS } from "../shapes";

export const listPlayerServersOperation = defineOperation("GET /api/player-servers", {
	tag: "Playback",
	summary: "List the player servers and how they are tried",
	access: "public",
	limit: { name: "WRITE_LIMIT", countBy: ({ query }) => (query.refresh === "1" ? "refresh" : null) },
	query: z.object({ refresh: z.string().optional().meta({ description: "1 reads the configuration again" }) }),
	response: {
		description: "The validated configuration; error says that another one stands in for it",
		data: PLAYER_SERVERS,
	},
	async handle({ platform, query }) {
		const [{ config, summary, error }, health] = await Promise.all([
			listPlayerServers(platform, { refresh: query.refresh === "1" }),
			readServerHealth(platform),
		]);
		return { data: { ...config, summary, error, health }, headers: { "cache-control": "no-store" } };
	},
});
