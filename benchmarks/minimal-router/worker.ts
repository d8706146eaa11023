// Pages of React Router alone: their content comes from the binding PAGES, style and images from the product.

import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type PageFacts, pageContext } from "./app/page-facts";

interface Bindings {
	/** JSON: the content of each page, by path. */
	PAGES: string;
	PRODUCT: Fetcher;
}

const handleRequest = createRequestHandler(build);
let pages: Record<string, PageFacts> | undefined;

export default {
	async fetch(request, { PAGES, PRODUCT }) {
		const { pathname, search } = new URL(request.url);
		pages ??= JSON.parse(PAGES) as Record<string, PageFacts>;
		const page = pages[pathname + search];
		if (!page) return await PRODUCT.fetch(new Request(`http://product${pathname}${search}`));
		const context = new RouterContextProvider();
		context.set(pageContext, page);
		return await handleRequest(request, context);
	},
} satisfies ExportedHandler<Bindings>;
