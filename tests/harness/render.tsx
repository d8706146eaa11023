import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { type Site, SiteProvider } from "~/components/site/site-context";

export const SITE: Site = { images: { base: "/artwork/1", vector: true }, source: "sample", visitor: null };

/** Renders a component inside a router and the site context, as on a page. */
export function renderOnSite(children: React.ReactNode, address = "/", site: Partial<Site> = {}) {
	const router = createMemoryRouter([{ path: "*", element: children }], { initialEntries: [address] });
	return render(
		<SiteProvider value={{ ...SITE, ...site }}>
			<RouterProvider router={router} />
		</SiteProvider>,
	);
}
