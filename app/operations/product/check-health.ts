import { checkHealth } from "~/domain/administration/health.server";
import { requestIdContext } from "~/http/request-id";
import { HttpError } from "~/lib/http-error";
import { failure } from "~/lib/json-response";
import { PRODUCT_VERSION } from "~/product";
import { defineOperation } from "../operation";
import { FAILURE, HEALTH } from "../shapes";

const DATABASE_DOWN = new HttpError({
	status: 503,
	code: "unhealthy",
	message: "The database is not responding",
	headers: { "retry-after": "10" },
});

export const checkHealthOperation = defineOperation("GET /api/health", {
	tag: "Product",
	summary: "Check the product's health",
	access: "public",
	response: {
		description: "It serves requests; degraded while something other than the database is down",
		data: HEALTH,
	},
	otherResponses: { 503: { description: "The database is down", body: FAILURE.extend({ data: HEALTH }) } },
	async handle({ platform, context }) {
		const health = { ...(await checkHealth(platform)), version: PRODUCT_VERSION };
		if (health.status === "down") return failure(DATABASE_DOWN, context.get(requestIdContext), { data: health });
		return { data: health, headers: { "cache-control": "no-store" } };
	},
});
