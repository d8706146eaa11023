import { z } from "zod";
import { clearCatalogueCacheAs } from "~/domain/catalogue/cache/cache-admin.server";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";

export const clearCacheOperation = defineOperation("POST /api/tmdb/cache/clear", {
	tag: "Administration",
	summary: "Clear the catalogue cache",
	access: "admin",
	audit: "catalogue.clear-cache",
	response: { description: "How many entries were deleted", data: z.strictObject({ cleared: COUNT }) },
	async handle({ platform, actor }) {
		return { data: { cleared: await clearCatalogueCacheAs(platform, { actor }) } };
	},
});
