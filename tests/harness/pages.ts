import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
	createStaticHandler,
	matchRoutes,
	type RouteObject,
	RouterContextProvider,
	type StaticHandlerContext,
	type useLoaderData,
} from "react-router";
import { isDataRequest } from "~/lib/http/requests";
import { type Platform, platformContext } from "~/platform.server";
import siteMap from "~/routes";
import { testPlatform } from "./context";

interface PageModule extends Pick<RouteObject, "loader" | "action" | "middleware"> {
	/** The component; a module without one is a resource route. */
	default?: unknown;
}

/** Every route module except that of /api; only those that a request matches are loaded. */
const MODULES = import.meta.glob<PageModule>([
	"../../app/routes/**/*.{ts,tsx}",
	"../../app/root.tsx",
	"!../../app/routes/api/**",
	"!../../app/**/*.test.{ts,tsx}",
]);

async function loadModule(file: string): Promise<PageModule> {
	return (await MODULES[`../../app/${file}`]?.()) ?? {};
}

function loadLazily(file: string): RouteObject["lazy"] {
	return {
		middleware: async () => (await loadModule(file)).middleware,
		loader: async () => (await loadModule(file)).loader,
		action: async () => (await loadModule(file)).action,
	};
}

function toRoute({ id, path, index, file, children }: RouteConfigEntry): RouteObject {
	const route = { id: id ?? file, path, handle: file, lazy: loadLazily(file) };
	return index ? { ...route, index } : { ...route, children: children?.map(toRoute) };
}

const { query, queryRoute, dataRoutes } = createStaticHandler([
	{
		id: "root",
		lazy: loadLazily("root.tsx"),
		// As in the product, the root has an error boundary.
		hasErrorBoundary: true,
		children: siteMap.filter(({ path }) => path !== "api").map(toRoute),
	},
]);

type LoaderData<Loader> = ReturnType<typeof useLoaderData<Loader>>;

export interface PageResult<Loader> {
	/** Status and headers; a body only when a resource route or a thrown `Response` made one. */
	response: Response;
	/** Data of the page's loader, or of its action after a form; undefined when something was thrown. */
	data: LoaderData<Loader>;
	/** After a form of a document: the data of the page's loader, which runs again. */
	loaded: unknown;
	/** Waits for work that continues after the response. */
	settled(): Promise<void>;
}

function mergeHeaders(...all: (Headers | undefined)[]): Headers {
	const merged = new Headers();
	for (const headers of all) {
		for (const [name, value] of headers ?? []) merged.append(name, value);
	}
	return merged;
}

/** The response of a page, without rendering. Unexpected errors are thrown again. */
function toResponse({ errors, statusCode, matches, ...context }: StaticHandlerContext): Response {
	const [error] = Object.values(errors ?? {});
	if (error instanceof Error) throw error;
	const { id } = matches.at(-1)!.route;
	const headers = mergeHeaders(context.loaderHeaders[id], context.actionHeaders[id]);
	headers.set("content-type", "text/html");
	return new Response(null, { status: statusCode, headers });
}

/** The path of the page, without the suffix of a request that the router's script sends. */
function toPagePath(request: Request) {
	const { pathname, search } = new URL(request.url);
	return { pathname: pathname.replace(/\.data$/, ""), search, hash: "" };
}

/**
 * Sends a request to a page of the site map, including middleware, with `testPlatform(variables)`. `replaced` overrides
 * parts of the platform. A path that ends in `.data` is a request of the router's script.
 */
export async function fetchPage<Loader = unknown>(
	path: string,
	init: RequestInit = {},
	{ variables = {}, replaced = {} }: { variables?: Record<string, string>; replaced?: Partial<Platform> } = {},
): Promise<PageResult<Loader>> {
	const request = new Request(new URL(path, "https://marquee.test"), init);
	const context = new RouterContextProvider();
	// Pages are not rendered here, so they must not be cached.
	const platform = testPlatform({ PAGE_CACHE: "off", ...variables });
	context.set(platformContext, { ...platform, ...replaced });
	const { id, handle } = matchRoutes(dataRoutes, toPagePath(request).pathname)!.at(-1)!.route;
	let data: unknown;
	let loaded: unknown;
	const { default: component } = await loadModule(handle);
	const response: Response =
		component === undefined
			? await queryRoute(request, {
					routeId: id,
					requestContext: context,
					normalizePath: toPagePath,
					generateMiddlewareResponse: (run) => run(request),
				})
			: await query(request, {
					requestContext: context,
					// A script asks for the data in a request of its own.
					skipRevalidation: isDataRequest(request),
					normalizePath: toPagePath,
					async generateMiddlewareResponse(run) {
						const result = await run(request);
						if (result instanceof Response) return result;
						data = (result.actionData ?? result.loaderData)[id!];
						loaded = result.loaderData[id!];
						return toResponse(result);
					},
				});
	return { response, data: data as LoaderData<Loader>, loaded, settled: platform.settled };
}
