// Owns the contract of the calls about the product itself and its player servers.
import { z } from "zod";
import { FAILURE, type Operation, ok } from "./operation";
import { HEALTH, PLAYER_SERVERS } from "./shapes";

export const PRODUCT_OPERATIONS: Operation[] = [
	{
		method: "GET",
		path: "/api/player-servers",
		tag: "Playback",
		summary: "The player servers and how they are tried",
		query: z.object({ refresh: z.literal("1").optional().meta({ description: "Reads the configuration anew" }) }),
		answers: ok(PLAYER_SERVERS, "The validated configuration; error says that another stands in for it"),
		refusals: { 429: "Too many refreshes" },
	},
	{
		method: "GET",
		path: "/api/health",
		tag: "Product",
		summary: "Whether the product is well",
		answers: {
			...ok(HEALTH, "It serves; degraded while something other than the database is down"),
			503: { description: "The database is down", schema: FAILURE.extend({ data: HEALTH }) },
		},
	},
	{
		method: "GET",
		path: "/api/openapi.json",
		tag: "Product",
		summary: "This document",
		answers: { 200: { description: "OpenAPI 3.1", schema: z.looseObject({ openapi: z.literal("3.1.0") }) } },
	},
];
