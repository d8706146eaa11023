import { createElement } from "react";
import { type Site, SiteProvider, useSite } from "./site-context";

type Tag = "ul" | "li" | "nav" | "footer";

type KeptProps<As extends Tag, Of extends object> = Omit<React.ComponentProps<As>, "children"> & { of: Of };

function drawn<As extends Tag, Of extends object>(as: As, draw: (of: Of) => React.ReactNode) {
	return ({ of, ...rest }: KeptProps<As, Of>) => createElement<object>(as, rest, draw(of));
}

async function keeping(): Promise<typeof drawn> {
	const { renderToString } = await import("react-dom/server");
	/** Stands for whoever is signed in: what is kept is for all of them. */
	const somebody: Site["visitor"] = { id: "", username: "", email: "", role: "user" };

	return function keep(as, draw) {
		const drawings = { signedIn: new WeakMap<object, string>(), signedOut: new WeakMap<object, string>() };
		return function Kept({ of, ...rest }) {
			const site = useSite();
			const known = site.visitor ? drawings.signedIn : drawings.signedOut;
			let html = known.get(of);
			if (html === undefined) {
				const visitor = site.visitor && somebody;
				html = renderToString(<SiteProvider value={{ ...site, visitor }}>{draw(of)}</SiteProvider>);
				known.set(of, html);
			}
			return createElement<object>(as, { ...rest, dangerouslySetInnerHTML: { __html: html } });
		};
	};
}

/**
 * A component whose content the server draws once and keeps for as long as what it is made of, which never changes
 * (docs/decisions/020-cost-of-a-request.md). The browser draws it like any other, and finds the same elements.
 *
 * `draw` asks neither for an id nor for anything of the router, and draws no image of the first screen.
 */
export const kept = import.meta.env.SSR ? await keeping() : drawn;
