import { z } from "zod";
import { readPlayerBoard } from "~/domain/administration/player-board.server";
import type { PlayerBoard } from "~/domain/administration/types";
import { defineOperation } from "../operation";
import { COUNT, PLAYER_SERVERS } from "../shapes";

const outcomes = { loaded: COUNT, timedOut: COUNT, replaced: COUNT };

const BOARD = z.strictObject({
	list: z.strictObject({
		config: PLAYER_SERVERS.omit({ summary: true, error: true, health: true }),
		summary: PLAYER_SERVERS.shape.summary,
		error: PLAYER_SERVERS.shape.error,
	}),
	servers: z.array(
		z.strictObject({
			id: z.int(),
			name: z.string().nullable(),
			isEnabled: z.boolean(),
			...outcomes,
			days: z.array(z.strictObject({ day: z.iso.date(), ...outcomes })).length(14),
		}),
	),
}) satisfies z.ZodType<PlayerBoard>;

export const readPlayerBoardOperation = defineOperation("GET /api/admin/player-servers", {
	tag: "Administration",
	summary: "Read how the player servers perform",
	access: "admin",
	response: {
		description: "The configuration in use, and what watch pages reported of each server by day",
		data: BOARD,
	},
	async handle({ db, platform }) {
		return { data: await readPlayerBoard(platform, db) };
	},
});
