import { Banner } from "~/components/admin/banner";
import { AdminActsProvider, useAdminActs } from "~/components/admin/use-admin-acts";
import { renderOnSite } from "./render";

const LOADED = { hasFailed: false };

function Panel({ children }: { children: React.ReactNode }) {
	return (
		<AdminActsProvider value={useAdminActs({ refresh: async () => undefined, isRefreshing: false })}>
			<Banner loaded={LOADED} />
			{children}
		</AdminActsProvider>
	);
}

/** Draws a part of the admin panel with its banner. */
export function renderOnPanel(children: React.ReactNode, address = "/admin") {
	return renderOnSite(<Panel>{children}</Panel>, address);
}
