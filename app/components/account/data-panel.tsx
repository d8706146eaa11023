import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Panel } from "./panel";

/** What people may do with what is kept about them. */
export function DataPanel() {
	return (
		<Panel
			title="Data Management"
			lead="A copy of everything that is kept about you, as a JSON file. No passwords are in it."
		>
			<a href="/api/me/export" download className={buttonClass("secondary")}>
				<Icon name="download" />
				Download my data
			</a>
		</Panel>
	);
}
