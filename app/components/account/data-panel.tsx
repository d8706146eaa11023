import { ButtonLink, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { MigratePanel } from "./migrate-panel";

/** Migration and download of the user's data, and the link to the list of what was watched. */
export function DataPanel({ userId }: { userId: string }) {
	return (
		<Panel title="Data Management">
			<div className="space-y-7">
				<MigratePanel userId={userId} />
				<div>
					<h3 className="font-semibold">Your copy</h3>
					<p className="mt-1 max-w-prose text-soft">
						Everything we store about you, as a file that other programs can read. It contains no passwords.
					</p>
					<a href="/api/me/export" download className={buttonClass("secondary", "medium", "mt-4")}>
						<Icon name="download" />
						Download my data
					</a>
				</div>
				<div>
					<h3 className="font-semibold">What you watched</h3>
					<p className="mt-1 max-w-prose text-soft">
						We keep the episodes and movies you watched, and where you stopped, until you remove them.
					</p>
					<ButtonLink to="/watched" icon="list" className="mt-4">
						See what I've watched
					</ButtonLink>
				</div>
			</div>
		</Panel>
	);
}
