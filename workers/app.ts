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

/** Line ends in a path match no route at all, not even that of everything else, so that no middleware would run. */
const LINE_END = /%0[ad]|%e2%80%a[89]/i;

function refuseAddress(): Response {
	const requestId = crypto.randomUUID();
	const message = "There is nothing at this address";
	return Response.json(
		{ success: false, message, code: "not_found", requestId },
		{ status: 404, headers: { "x-request-id": requestId, "x-content-type-options": "nosniff" } },
	);
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
		if (LINE_END.test(new URL(request.url).pathname)) return refuseAddress();
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
