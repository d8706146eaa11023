import { createRequestHandler, RouterContextProvider } from "react-router";
import { ConfigError, type Env } from "~/config.server";
import { openPlatform, platformContext } from "~/platform.server";
import { runScheduled } from "./jobs";

const handleRequest = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export default {
	async fetch(request, env, execution) {
		try {
			const context = new RouterContextProvider();
			context.set(platformContext, openPlatform(env, execution));
			return await handleRequest(request, context);
		} catch (error) {
			if (!(error instanceof ConfigError)) throw error;
			console.error(error.message);
			return new Response(error.message, { status: 500 });
		}
	},
	async scheduled(controller, env, execution) {
		await runScheduled(controller.cron, openPlatform(env, execution));
	},
} satisfies ExportedHandler<Env>;
