import { createElement } from "react";
import { type Site, SiteProvider, useSite } from "./site-context";

type Tag = "ul" | "li" | "nav" | "footer" | "article";

type StaticProps<As extends Tag, Source extends object> = Omit<React.ComponentProps<As>, "children"> & {
	source: Source;
};

/** In the browser: an element with its rendered children, like any other. */
function createPlain<As extends Tag, Source extends object>(as: As, render: (source: Source) => React.ReactNode) {
	return function Plain({ source, ...rest }: StaticProps<As, Source>) {
		return createElement<object>(as, rest, render(source));
	};
}

/** On the server: the children are rendered once for each source, and their HTML is reused. */
async function loadCreateCached(): Promise<typeof createPlain> {
	const { renderToString } = await import("react-dom/server");
	/** The same key for all signed-in visitors, who share the HTML. */
	const anyVisitor: Site["visitor"] = { id: "", username: "", email: "", role: "user" };

	return function createCached(as, render) {
		const signedIn = new WeakMap<object, string>();
		const signedOut = new WeakMap<object, string>();
		return function Cached({ source, ...rest }) {
			const site = useSite();
			const cache = site.visitor ? signedIn : signedOut;
			let html = cache.get(source);
			if (html === undefined) {
				const visitor = site.visitor && anyVisitor;
				html = renderToString(<SiteProvider value={{ ...site, visitor }}>{render(source)}</SiteProvider>);
				cache.set(source, html);
			}
			return createElement<object>(as, { ...rest, dangerouslySetInnerHTML: { __html: html } });
		};
	};
}

/**
 * Makes a component whose children depend on one immutable object. The server renders them once for that object
 * (docs/decisions/020-request-cost.md); the browser hydrates the same children as usual.
 *
 * `render` uses neither ids nor the router, and no images of the first screen: React preloads those from the page's head.
 */
export const createStatic = import.meta.env.SSR ? await loadCreateCached() : createPlain;
