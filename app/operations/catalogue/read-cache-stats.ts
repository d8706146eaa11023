import { z } from "zod";
import { readCacheFigures } from "~/domain/catalogue/cache/cache-admin.server";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";

export const readCacheStatsOperation = defineOperation("GET /api/tmdb/cache/stats", {
	tag: "Administration",
	summary: "Read the catalogue cache's hit rate",
	access: "admin",
	response: {
		description: "The figures of the last thirty days",
		data: z.strictObject({
			totalKeys: COUNT,
			hits: COUNT,
			misses: COUNT,
			hitRate: z.string().regex(/^\d{1,3}\.\d%$/),
		}),
	},
	async handle({ platform }) {
		return { data: await readCacheFigures(platform), headers: { "cache-control": "private, no-store" } };
	},
});
