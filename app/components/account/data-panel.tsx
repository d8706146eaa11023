import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { MigratePanel } from "./migrate-panel";

/** What people may do with what is kept about them. */
export function DataPanel({ userId }: { userId: string }) {
	return (
		<Panel title="Data Management">
			<div className="space-y-7">
				<MigratePanel userId={userId} />
				<div>
					<h3 className="font-semibold">Your copy</h3>
					<p className="mt-1 max-w-prose text-soft">
						A copy of everything that is kept about you, as a JSON file. No passwords are in it.
					</p>
					<a href="/api/me/export" download className={buttonClass("secondary", "medium", "mt-4")}>
						<Icon name="download" />
						Download my data
					</a>
				</div>
			</div>
		</Panel>
	);
}
