import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
	createStaticHandler,
	type MiddlewareFunction,
	matchRoutes,
	type RouteObject,
	RouterContextProvider,
} from "react-router";
import { requestId } from "~/middleware/request-id";
import { type Platform, platformContext } from "~/platform.server";
import siteMap from "~/routes";
import { testPlatform } from "./context";
import { expectDocumented } from "./contract";

const MODULES = import.meta.glob<Partial<RouteObject>>(
	["../../app/routes/api/**/*.ts", "!../../app/routes/api/**/*.test.ts"],
	{ eager: true },
);

function toRoute({ path, index, file, children }: RouteConfigEntry): RouteObject {
	const { loader, action, middleware } = MODULES[`../../app/${file}`] ?? {};
	const route = { path, loader, action, middleware };
	return index ? { ...route, index } : { ...route, children: (children ?? []).map(toRoute) };
}

const { queryRoute, dataRoutes } = createStaticHandler([
	{
		middleware: [requestId as MiddlewareFunction],
		children: siteMap.filter(({ path }) => path === "api").map(toRoute),
	},
]);

/** What the framework makes of a bug. */
async function orPlainText(answer: () => Promise<Response>): Promise<Response> {
	try {
		return await answer();
	} catch (error) {
		if (error instanceof Response) return error;
		return new Response("Unexpected Server Error", { status: 500, headers: { "content-type": "text/plain" } });
	}
}

/**
 * Sends a request through the /api of the site map, with its middleware, over `testPlatform(variables)`; `replaced` are
 * parts of the platform that this request finds in another state. Every answer is held against the contract.
 */
export async function fetchApi(
	path: string,
	init: RequestInit = {},
	{ variables = {}, replaced = {} }: { variables?: Record<string, string>; replaced?: Partial<Platform> } = {},
): Promise<Response> {
	const request = new Request(new URL(path, "https://marquee.test"), init);
	const context = new RouterContextProvider();
	context.set(platformContext, { ...testPlatform(variables), ...replaced });
	const response: Response = await queryRoute(request, {
		routeId: matchRoutes(dataRoutes, new URL(request.url).pathname)?.at(-1)?.route.id,
		requestContext: context,
		generateMiddlewareResponse: (query) => orPlainText(() => query(request)),
	});
	await expectDocumented(request, response);
	return response;
}
