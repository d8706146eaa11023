import { createRequestHandler, RouterContextProvider } from "react-router";
import { ConfigError, type Env } from "~/config.server";
import { openPlatform, platformContext } from "~/platform.server";
import { runScheduled } from "./jobs";
import { requestLine, serverTiming } from "./request-log";

const handleRequest = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const PAGE_METHODS = METHODS.filter((method) => method !== "OPTIONS");

function methodsOf({ url }: Request): string[] {
	return new URL(url).pathname.startsWith("/api/") ? METHODS : PAGE_METHODS;
}

/** The router takes any other method for a bug and answers before a middleware can. */
function refuseMethod({ method }: Request, methods: string[]): Response {
	const requestId = crypto.randomUUID();
	const message = `${method} is no method that this address answers`;
	return Response.json(
		{ success: false, message, code: "method_not_allowed", requestId },
		{
			status: 405,
			headers: { allow: methods.join(", "), "x-request-id": requestId, "x-content-type-options": "nosniff" },
		},
	);
}

export default {
	async fetch(request, env, execution) {
		const methods = methodsOf(request);
		if (!methods.includes(request.method)) return refuseMethod(request, methods);
		const started = Date.now();
		try {
			const platform = openPlatform(env, execution);
			const context = new RouterContextProvider();
			context.set(platformContext, platform);
			const response = await handleRequest(request, context);
			const { facts } = platform;
			const duration = Date.now() - started;
			response.headers.set("server-timing", serverTiming({ facts, duration }));
			if (platform.config.REQUEST_LOG === "on") {
				console.log(requestLine({ request, facts, status: response.status, duration }));
			}
			return response;
		} catch (error) {
			if (!(error instanceof ConfigError)) throw error;
			console.error(error.message);
			return new Response(error.message, { status: 500 });
		}
	},
	async scheduled(controller, env, execution) {
		await runScheduled(controller.cron, openPlatform(env, execution, "job"));
	},
} satisfies ExportedHandler<Env>;
