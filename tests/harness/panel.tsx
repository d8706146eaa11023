import { render } from "@testing-library/react";
import { flushSync } from "react-dom";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Banner } from "~/components/admin/banner";
import { sendAdminForm } from "~/components/admin/send-admin-form.client";

const LOADED = { hasFailed: false };

/** Renders a part of the admin panel with its banner; forms are sent as on the panel's route. */
export function renderOnPanel(children: React.ReactNode, address = "/admin") {
	const element = (
		<>
			<Banner loaded={LOADED} />
			{children}
		</>
	);
	const routes = [{ path: "*", element, action: async ({ request }: { request: Request }) => sendAdminForm(request) }];
	const router = createMemoryRouter(routes, { initialEntries: [address] });
	return render(<RouterProvider router={router} flushSync={(update) => void flushSync(update)} />);
}
