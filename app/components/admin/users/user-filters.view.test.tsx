import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { UserFilters } from "./user-filters";

test("a search that is typed while the selected role is loading keeps the role", async () => {
	vi.useFakeTimers();
	const requested: string[] = [];
	const filters = (
		<UserFilters filter={{ search: "", role: "", sort: "-created", isLockedOut: false }} shownSort="-created" />
	);
	function loader({ request }: { request: Request }) {
		requested.push(new URL(request.url).search);
		return new Promise<null>(() => undefined);
	}
	const router = createMemoryRouter([{ path: "/admin", loader, element: filters }], {
		initialEntries: ["/admin?tab=users"],
		hydrationData: { loaderData: { "0": null } },
	});
	render(<RouterProvider router={router} />);
	fireEvent.change(screen.getByLabelText("Role"), { target: { value: "admin" } });
	fireEvent.input(screen.getByRole("searchbox"), { target: { value: "ada" } });
	await act(async () => await vi.advanceTimersByTimeAsync(500));
	expect(requested).toEqual(["?tab=users&role=admin", "?tab=users&q=ada&role=admin"]);
});
