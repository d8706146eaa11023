import { Form } from "react-router";
import { Button, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { MigratePanel } from "./migrate-panel";
import type { SettingsState } from "./settings-state";
import { settingsUrl } from "./settings-tabs";
import { useSettingsForm } from "./use-settings-form";

/** What people may do with what is kept about them. */
export function DataPanel({ userId, state }: { userId: string; state: SettingsState | undefined }) {
	const clearing = useSettingsForm("clear-watched", state);
	return (
		<Panel title="Data Management">
			<div className="space-y-7">
				<MigratePanel userId={userId} />
				<div>
					<h3 className="font-semibold">Your copy</h3>
					<p className="mt-1 max-w-prose text-soft">
						A copy of everything that is kept about you, as a file that other programs can read. No passwords are in it.
					</p>
					<a href="/api/me/export" download className={buttonClass("secondary", "medium", "mt-4")}>
						<Icon name="download" />
						Download my data
					</a>
				</div>
				<div>
					<h3 className="font-semibold">What you watched</h3>
					<p className="mt-1 max-w-prose text-soft">
						Which episodes and movies you watched, and where you stopped, is kept until you clear it. Your copy holds
						the list.
					</p>
					<details className="mt-4">
						<summary className={buttonClass("danger")}>Clear what I watched</summary>
						<p className="mt-4 max-w-prose">This cannot be undone. Every title begins from its start again.</p>
						<Form method="post" action={settingsUrl("security")} preventScrollReset className="mt-4">
							<input type="hidden" name="intent" value="clear-watched" />
							<Button
								type="submit"
								variant="danger"
								busyLabel={clearing.isBusy && "Clearing..."}
								disabled={clearing.isDisabled}
							>
								Clear it for good
							</Button>
						</Form>
					</details>
				</div>
			</div>
		</Panel>
	);
}
