import { Form } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import type { Person } from "~/domain/accounts/profiles";
import { pinPath, whoIsWatchingPath } from "~/domain/accounts/who-is-watching";
import { type SettingsTab, settingsUrl } from "./settings-tabs";

const WHAT: Partial<Record<SettingsTab, string>> = {
	profiles: "adds people, changes them and sets their PINs",
	security: "changes the password, ends sessions and deletes the account",
};

interface FirstPersonPanelProps {
	/** Null: nobody was chosen yet. */
	person: Person | null;
	first: Person;
	tab: SettingsTab;
}

/** In place of what belongs to the first person of the account, or to nobody yet: the way to them, and back to this tab. */
export function FirstPersonPanel({ person, first: { id, name, hasPin }, tab }: FirstPersonPanelProps) {
	const next = settingsUrl(tab);
	if (person === null && (tab === "watching" || tab === "data")) {
		return (
			<Panel title="Who is watching?" lead="This is each person's own.">
				<ButtonLink to={whoIsWatchingPath(next)} icon="people">
					Choose who is watching
				</ButtonLink>
			</Panel>
		);
	}
	const what = WHAT[tab] ?? "changes its user name, e-mail address and password";
	return (
		<Panel title="The account" lead={`The account is ${name}'s, who ${what}.`}>
			{hasPin ? (
				<ButtonLink to={pinPath(id, next)} icon="lock">
					Switch to {name}
				</ButtonLink>
			) : (
				<Form method="post" action={whoIsWatchingPath(next)}>
					<input type="hidden" name="intent" value="use" />
					<Button type="submit" name="id" value={id} icon="people">
						Switch to {name}
					</Button>
				</Form>
			)}
		</Panel>
	);
}
