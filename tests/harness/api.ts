import { createStaticHandler, type MiddlewareFunction, type RouteObject, RouterContextProvider } from "react-router";
import { requestId } from "~/middleware/request-id";
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
 * Sends a request through /api with its middleware, over `testPlatform(variables)`; `replaced` are parts of the platform
 * that are in another state for this request. Fails the test when the response is not as the OpenAPI document says.
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
		routeId: "api",
		requestContext: context,
		generateMiddlewareResponse: (query) => orPlainText(() => query(request)),
	});
	await expectDocumented(request, response);
	return response;
}
