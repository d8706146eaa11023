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
