import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { ConfigError } from "~/config.server";
import { countLimited } from "~/domain/administration/signals.server";
import { readClientNetwork } from "~/http/credentials";
import { dropBody } from "~/lib/http/read-body";
import { recordRequest } from "~/metrics.server";
import { respondFromPageCache } from "~/middleware/page-cache";
import { openPageSecurity, protect } from "~/middleware/security-headers";
import { openPlatform, type Platform, platformContext } from "~/platform.server";
import { refuse } from "./refusal";
import { isLogged, requestLine, serverTiming } from "./request-log";

// The build itself, not a function that imports it: given a function, the router compiles its routes for every request.
const handleRequest = createRequestHandler(build, import.meta.env.MODE);

async function routed(request: Request, platform: Platform): Promise<Response> {
	const context = new RouterContextProvider();
	context.set(platformContext, platform);
	return await handleRequest(request, context);
}

export default {
	async fetch(request, env, execution) {
		const started = Date.now();
		try {
			const platform = { ...openPlatform(env, execution), network: readClientNetwork(request) };
			const { logFields } = platform;
			const response =
				refuse(request, logFields) ??
				(await respondFromPageCache(request, platform)) ??
				(await routed(request, platform));
			// The runtime would end the connection while the client still sends, and the response could be lost.
			await dropBody(request);
			const duration = Date.now() - started;
			response.headers.set("server-timing", serverTiming({ logFields, duration }));
			if (response.status === 429) countLimited(platform);
			const contentType = response.headers.get("content-type");
			recordRequest({ route: logFields.route, status: response.status, duration, contentType });
			if (isLogged(platform.config.REQUEST_LOG, { logFields, status: response.status, duration })) {
				console.log(requestLine({ request, logFields, status: response.status, duration }));
			}
			return response;
		} catch (error) {
			if (!(error instanceof ConfigError)) throw error;
			console.error(error.message);
			const response = new Response(error.message, { status: 500 });
			protect(response, request, openPageSecurity());
			return response;
		}
	},
	async scheduled(controller, env, execution) {
		const { runScheduled } = await import("./jobs");
		await runScheduled(controller.cron, openPlatform(env, execution, "job"));
	},
} satisfies ExportedHandler<Env>;
