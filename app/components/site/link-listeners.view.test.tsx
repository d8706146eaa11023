import { fireEvent, render, screen } from "@testing-library/react";
import { UNSAFE_FrameworkContext } from "react-router";
import { expect, test, vi } from "vitest";
import { LinkListeners } from "./link-listeners";

vi.mock("react-router", async (load) => ({
	...(await load<typeof import("react-router")>()),
	PrefetchPageLinks: ({ page }: { page: string }) => <output>{page}</output>,
}));

const routes = {
	movie: { id: "movie", path: "movie/:id", module: "data:text/javascript," },
	missing: { id: "missing", path: "*", module: "data:text/javascript,throw 0" },
};

test.each(["/movie/5", "/de/movie/5"])(
	"a page is prefetched on intent, with the files of its own route: %s",
	async (address) => {
		render(
			<UNSAFE_FrameworkContext.Provider value={{ manifest: { routes } } as never}>
				<a href={address} data-prefetch>
					Film
				</a>
				<LinkListeners />
			</UNSAFE_FrameworkContext.Provider>,
		);
		fireEvent.mouseOver(screen.getByRole("link"));
		expect(await screen.findByText(address)).toBeInTheDocument();
	},
);
