import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { checkHealth, readMetrics } from "~/domain/administration/health.server";
import { readBearer } from "~/http/credentials";
import { HttpError } from "~/lib/http/http-error";
import { isLoopback } from "~/lib/http/requests";
import { EXPOSITION_TYPE } from "~/lib/metrics";
import { sentence } from "~/messages/sentence";
import type { Platform } from "~/platform.server";
import { PRODUCT_VERSION } from "~/product";
import { definePublicOperation, NO_INPUT } from "../operation";
import { FAILURE, HEALTH } from "../shapes";

const DATABASE_DOWN = {
	status: 503,
	code: "unhealthy",
	message: sentence("databaseDown"),
	headers: { "retry-after": "10" },
};

function digest(text: string): Uint8Array {
	return createHash("sha256").update(text).digest();
}

/** Takes the same time wherever two secrets differ. */
function isSameSecret(one: string, other: string): boolean {
	return timingSafeEqual(digest(one), digest(other));
}

/** Null: there is no METRICS_TOKEN, and this is not development on this machine. */
function isPermitted(request: Request, { config, network = "" }: Platform): boolean | null {
	const { METRICS_TOKEN, ENVIRONMENT } = config;
	if (METRICS_TOKEN) return isSameSecret(readBearer(request) ?? "", METRICS_TOKEN);
	return ENVIRONMENT === "development" && isLoopback(network) ? true : null;
}

export const operations = [
	definePublicOperation("GET /api/health", {
		tag: "Product",
		summary: "Get the product's health",
		input: NO_INPUT,
		response: {
			description: "It serves requests; degraded means that something other than the database is down",
			data: HEALTH,
		},
		otherResponses: { 503: { description: "The database is down", body: FAILURE.extend({ data: HEALTH }) } },
		async handle({ platform }) {
			const health = { ...(await checkHealth(platform)), version: PRODUCT_VERSION };
			if (health.status === "down") throw new HttpError({ ...DATABASE_DOWN, added: { data: health } });
			return { data: health, headers: { "cache-control": "no-store" } };
		},
	}),

	definePublicOperation("GET /api/openapi.json", {
		tag: "Product",
		summary: "Get this document",
		input: NO_INPUT,
		response: { description: "OpenAPI 3.1", body: z.looseObject({ openapi: z.literal("3.1.0") }) },
		async handle({ describeApi }) {
			return Response.json(await describeApi(), {
				headers: { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" },
			});
		},
	}),

	definePublicOperation("GET /api/metrics", {
		tag: "Product",
		summary: "Get the metrics of this isolate",
		description: "Send METRICS_TOKEN as the bearer token. In development, no token is needed from the same machine.",
		input: NO_INPUT,
		response: {
			description: "Prometheus text format",
			body: z.string(),
			contentType: EXPOSITION_TYPE,
		},
		refusals: {
			token: { status: 401, code: "unauthorized", message: sentence("metricsToken") },
			off: { status: 404, code: "not_found", message: sentence("noUrl") },
		},
		async handle({ request, platform, refuse }) {
			const isAllowed = isPermitted(request, platform);
			if (!isAllowed) throw refuse(isAllowed === null ? "off" : "token");
			return new Response(await readMetrics(platform), {
				headers: { "content-type": EXPOSITION_TYPE, "cache-control": "no-store" },
			});
		},
	}),
];
