import { render } from "@testing-library/react";
import { flushSync } from "react-dom";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Banner } from "~/components/admin/banner";
import type { PanelResult } from "~/components/admin/parts/admin-forms";
import { sendPanelForm } from "~/components/admin/parts/send-panel-form.client";
import { SiteProvider } from "~/components/site/site-context";
import { SITE } from "./render";

const LOADED = { hasFailed: false };

/** The panel's action: gets the fields of a form. */
export type PanelAction = (fields: Record<string, string>) => Promise<PanelResult>;

/** Renders a part of the admin panel with its banner; forms are sent as on the panel's route. */
export function renderOnPanel(
	children: React.ReactNode,
	{ address = "/admin", action }: { address?: string; action?: PanelAction } = {},
) {
	const element = (
		<>
			<Banner loaded={LOADED} />
			{children}
		</>
	);
	async function clientAction({ request }: { request: Request }) {
		const fields = Object.fromEntries(await request.clone().formData()) as Record<string, string>;
		if (!action) throw new Error("This test expects no form");
		return await sendPanelForm({ request, serverAction: () => action(fields) });
	}
	const router = createMemoryRouter([{ path: "*", element, action: clientAction }], { initialEntries: [address] });
	return render(
		<SiteProvider value={SITE}>
			<RouterProvider router={router} flushSync={(update) => void flushSync(update)} />
		</SiteProvider>,
	);
}
