import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { pageProfile } from "~/browser/call-api.client";
import { type Site, SiteProvider, type Visitor } from "~/components/site/site-context";

export const SITE: Site = { images: { base: "/artwork/1", vector: true }, source: "sample", visitor: null };

/** Signed in, in the account's first profile. */
export const VISITOR: Visitor = {
	...{ id: "1", username: "ada", email: "ada@example.com", role: "user" },
	profileId: "1",
	profile: { name: "Ada", emblem: "/artwork/1/w185/emblem-amber-star.svg" },
	timeZone: "UTC",
	year: "2026",
	evenings: null,
	hasPeople: false,
	people: [],
	isChild: false,
};

/** Renders a component inside a router and the site context, as on a page. */
export function renderOnSite(children: React.ReactNode, address = "/", site: Partial<Site> = {}) {
	pageProfile.set(site.visitor?.profileId ?? null);
	const router = createMemoryRouter([{ path: "*", element: children }], { initialEntries: [address] });
	return render(
		<SiteProvider value={{ ...SITE, ...site }}>
			<RouterProvider router={router} />
		</SiteProvider>,
	);
}

/**
 * Renders a component on a page that each choice loads again: forever, unless it leads to `quick`, a search. Returns the searches
 * of these loads, and the router.
 */
export function renderOnSlowPage(children: React.ReactNode, address: string, quick: string) {
	const { pathname } = new URL(address, "http://localhost");
	const requested: string[] = [];
	function loader({ request }: { request: Request }) {
		const { search } = new URL(request.url);
		requested.push(search);
		return search === quick ? null : new Promise<null>(() => undefined);
	}
	const element = <SiteProvider value={SITE}>{children}</SiteProvider>;
	const router = createMemoryRouter([{ path: pathname, loader, element }], {
		initialEntries: [address],
		hydrationData: { loaderData: { "0": null } },
	});
	render(<RouterProvider router={router} />);
	return { requested, router };
}
