import { z } from "zod";
import { readMetrics } from "~/domain/administration/metrics.server";
import { readBearer } from "~/http/credentials";
import { EXPOSITION_TYPE } from "~/lib/metrics";
import { isLoopback } from "~/lib/requests";
import { isSameSecret } from "~/lib/same-secret";
import type { Platform } from "~/platform.server";
import { defineOperation } from "../operation";

/** Null: there is no METRICS_TOKEN, and this is not development on this machine. */
function isPermitted(request: Request, { config, network = "" }: Platform): boolean | null {
	const { METRICS_TOKEN, ENVIRONMENT } = config;
	if (METRICS_TOKEN) return isSameSecret(readBearer(request) ?? "", METRICS_TOKEN);
	return ENVIRONMENT === "development" && isLoopback(network) ? true : null;
}

export const readMetricsOperation = defineOperation("GET /api/metrics", {
	tag: "Product",
	summary: "Read the metrics of this isolate",
	description: "With METRICS_TOKEN as the bearer token; in development without one, from the same machine.",
	access: "public",
	response: {
		description: "Prometheus' text format",
		body: z.string(),
		contentType: EXPOSITION_TYPE,
	},
	refusals: {
		token: { status: 401, code: "unauthorized", message: "Send METRICS_TOKEN as the bearer token" },
		off: { status: 404, code: "not_found", message: "This URL does not exist" },
	},
	async handle({ request, platform, refuse }) {
		const isAllowed = isPermitted(request, platform);
		if (!isAllowed) throw refuse(isAllowed === null ? "off" : "token");
		return new Response(await readMetrics(platform), {
			headers: { "content-type": EXPOSITION_TYPE, "cache-control": "no-store" },
		});
	},
});
