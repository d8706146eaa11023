import { createElement, useState, useSyncExternalStore } from "react";
import { type Site, SiteProvider, useSite } from "./site-context";

type Tag = "ul" | "li" | "nav" | "footer";

type KeptProps<As extends Tag, Of extends object> = Omit<React.ComponentProps<As>, "children"> & { of: Of };

/** Content that React neither compares nor changes; as it is the same object always, not even when it draws again. */
const AS_FOUND = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

function neverChanges() {
	return () => {};
}

/**
 * The elements that a document came with stay as they are: React learns of them only when something else is to be shown,
 * or when somebody is signed in, whose cards have buttons. Bars of links say where the visitor is, so that they change
 * under the visitor's hands; those are React's from the first.
 */
function found<As extends Tag, Of extends object>(as: As, draw: (of: Of) => React.ReactNode) {
	return function Found({ of, ...rest }: KeptProps<As, Of>) {
		const { visitor } = useSite();
		const isHydrating = useSyncExternalStore(
			neverChanges,
			() => false,
			() => true,
		);
		const [standing, setStanding] = useState(isHydrating && as !== "nav" ? of : null);
		const stands = standing === of && !visitor;
		if (standing && !stands) setStanding(null);
		return stands ? createElement<object>(as, { ...rest, ...AS_FOUND }) : createElement<object>(as, rest, draw(of));
	};
}

async function keeping(): Promise<typeof found> {
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
 * (docs/decisions/020-cost-of-a-request.md), and that the browser leaves as it finds it.
 *
 * `draw` asks neither for an id nor for anything of the router, and draws no image of the first screen.
 */
export const kept = import.meta.env.SSR ? await keeping() : found;
