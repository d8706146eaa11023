import { createStaticHandler, type MiddlewareFunction, type RouteObject, RouterContextProvider } from "react-router";
import { readClientNetwork } from "~/http/credentials";
import { requestId } from "~/http/request-id";
import { type Platform, platformContext } from "~/platform.server";
import * as api from "~/routes/api";
import { testPlatform } from "./context";
import { expectDocumented } from "./contract";

const { queryRoute } = createStaticHandler([
	{
		id: "root",
		middleware: [requestId as MiddlewareFunction],
		children: [
			{ id: "api", path: "api/*", ...(api as unknown as Pick<RouteObject, "loader" | "action" | "middleware">) },
		],
	},
]);

/** React Router's response to an unexpected error. */
async function orPlainText(respond: () => Promise<Response>): Promise<Response> {
	try {
		return await respond();
	} catch (error) {
		if (error instanceof Response) return error;
		return new Response("Unexpected Server Error", { status: 500, headers: { "content-type": "text/plain" } });
	}
}

/**
 * Sends a request to /api, including middleware, with `testPlatform(variables)`. `replaced` overrides parts of the platform.
 * Fails the test when the response does not match the OpenAPI document.
 */
export async function fetchApi(
	path: string,
	init: RequestInit = {},
	{ variables = {}, replaced = {} }: { variables?: Record<string, string>; replaced?: Partial<Platform> } = {},
): Promise<Response> {
	const request = new Request(new URL(path, "https://marquee.test"), init);
	const context = new RouterContextProvider();
	context.set(platformContext, { ...testPlatform(variables), network: readClientNetwork(request), ...replaced });
	const response: Response = await queryRoute(request, {
		routeId: "api",
		requestContext: context,
		generateMiddlewareResponse: (query) => orPlainText(() => query(request)),
	});
	await expectDocumented(request, response);
	return response;
}
