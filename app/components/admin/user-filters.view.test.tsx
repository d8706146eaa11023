import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { UserFilters } from "./user-filters";

test("a text that is typed while the chosen role still loads does not lose the role", async () => {
	vi.useFakeTimers();
	const asked: string[] = [];
	const filters = <UserFilters filter={{ search: "", role: "", sort: "-created" }} />;
	function loader({ request }: { request: Request }) {
		asked.push(new URL(request.url).search);
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
	expect(asked).toEqual(["?tab=users&role=admin", "?tab=users&q=ada&role=admin"]);
});
