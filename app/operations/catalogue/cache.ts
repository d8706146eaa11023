import { z } from "zod";
import { clearCatalogueCache, readCacheStatistics } from "~/domain/catalogue/cache/cache-admin.server";
import { defineOperation, NO_INPUT } from "../operation";
import { COUNT } from "../shapes";

export const operations = [
	defineOperation("GET /api/tmdb/cache/stats", {
		tag: "Administration",
		summary: "Get the catalogue cache's hit rate",
		input: NO_INPUT,
		response: {
			description: "Copies; hits and misses of the isolate that responds, since it started",
			data: z.strictObject({
				totalKeys: COUNT,
				hits: COUNT,
				misses: COUNT,
				hitRate: z.string().regex(/^\d{1,3}\.\d%$/),
			}),
		},
		async handle({ platform }) {
			return { data: await readCacheStatistics(platform), headers: { "cache-control": "private, no-store" } };
		},
	}),

	defineOperation("POST /api/tmdb/cache/clear", {
		tag: "Administration",
		summary: "Clear the catalogue cache",
		audit: { action: "catalogue.clear-cache", recorded: "around" },
		input: NO_INPUT,
		response: { description: "How many entries were deleted", data: z.strictObject({ cleared: COUNT }) },
		async handle({ platform, record }) {
			const cleared = await clearCatalogueCache(platform);
			record({ cleared });
			return { data: { cleared } };
		},
	}),
];
