import { z } from "zod";
import { defineOperation } from "../operation";

export const describeApiOperation = defineOperation("GET /api/openapi.json", {
	tag: "Product",
	summary: "Read this document",
	access: "public",
	response: { description: "OpenAPI 3.1", body: z.looseObject({ openapi: z.literal("3.1.0") }) },
	async handle() {
		// Imported on demand, because it imports every operation, including this one.
		const { describeApi } = await import("../openapi/document");
		return Response.json(describeApi(), {
			headers: { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" },
		});
	},
});
