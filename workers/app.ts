import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { ConfigError } from "~/config.server";
import { countLimited } from "~/domain/administration/signals.server";
import { readClientNetwork } from "~/http/credentials";
import { readRegion } from "~/http/region";
import { dropBody } from "~/lib/http/read-body";
import { isWrite } from "~/lib/http/requests";
import {
	DEFAULT_LANGUAGE,
	findOneAddress,
	LANGUAGES,
	type Language,
	pathIn,
	splitPath,
} from "~/lib/language/languages";
import { loadMessages } from "~/messages/area";
import { recordRequest } from "~/metrics.server";
import { respondFromPageCache } from "~/middleware/page-cache";
import { openPageSecurity, protect } from "~/middleware/security-headers";
import { openPlatform, type Platform, platformContext } from "~/platform.server";
import { refuse } from "./refusal";
import { isLogged, requestLine, serverTiming } from "./request-log";

/**
 * The router of a language: the same routes, whose addresses start with its prefix. It is given the build itself, not a function
 * that imports it, for which it would compile the routes for every request.
 */
function createRouter(language: Language) {
	return createRequestHandler({ ...build, basename: LANGUAGES[language].prefix || "/" }, import.meta.env.MODE);
}

const routers = new Map([[DEFAULT_LANGUAGE, createRouter(DEFAULT_LANGUAGE)]]);

/** Redirects of middleware name a route's path; only those of loaders and actions have the prefix from the router. */
function addPrefix(response: Response, language: Language): Response {
	const location = response.headers.get("location");
	if (location === null || !/^\/(?!\/)/.test(location)) return response;
	if (splitPath(new URL(location, "http://here.invalid").pathname).language === language) return response;
	const headers = new Headers(response.headers);
	headers.set("location", pathIn(language, location));
	return new Response(response.body, { status: response.status, headers });
}

/** The permanent redirect of a path that names a language in another way; a form keeps its method. */
function redirectToOneAddress(request: Request, { pathname, search }: URL): Response | null {
	const address = findOneAddress(pathname);
	if (address === null) return null;
	const status = isWrite(request) ? 308 : 301;
	const response = new Response(null, { status, headers: { location: address + search } });
	protect(response, request, openPageSecurity());
	return response;
}

async function routed(request: Request, platform: Platform): Promise<Response> {
	const context = new RouterContextProvider();
	context.set(platformContext, platform);
	const { language } = platform;
	await loadMessages(language);
	const router = routers.get(language) ?? createRouter(language);
	routers.set(language, router);
	return addPrefix(await router(request, context), language);
}

export default {
	async fetch(request, env, execution) {
		const started = Date.now();
		try {
			const url = new URL(request.url);
			const { language } = splitPath(url.pathname);
			const platform = { ...openPlatform(env, execution), network: readClientNetwork(request), language };
			platform.region = readRegion(request, platform.config);
			const { logFields } = platform;
			const response =
				refuse(request, logFields) ??
				redirectToOneAddress(request, url) ??
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
