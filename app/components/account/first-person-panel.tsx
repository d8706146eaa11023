import { Form } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import type { Person } from "~/domain/accounts/profiles";
import { pinPath, whoIsWatchingPath } from "~/domain/accounts/who-is-watching";
import { settingsTexts } from "~/messages/settings";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { type SettingsTab, settingsUrl } from "./settings-tabs";

interface FirstPersonPanelProps {
	/** Null: nobody was chosen yet. */
	person: Person | null;
	first: Person;
	tab: SettingsTab;
}

/** In place of what belongs to the first person of the account, or to nobody yet: the way to them, and back to this tab. */
export function FirstPersonPanel({ person, first: { id, name, hasPin }, tab }: FirstPersonPanelProps) {
	const texts = useTexts(settingsTexts);
	const { whoIsWatching } = useTexts(siteTexts);
	const next = settingsUrl(tab);
	if (person === null && (tab === "watching" || tab === "data")) {
		return (
			<Panel title={whoIsWatching} lead={texts.eachPersonsOwn}>
				<ButtonLink to={whoIsWatchingPath(next)} icon="people">
					{texts.chooseWho}
				</ButtonLink>
			</Panel>
		);
	}
	const accountIsOf = texts.accountIsOf[tab === "profiles" || tab === "security" ? tab : "profile"];
	return (
		<Panel title={texts.theAccount} lead={accountIsOf(name)}>
			{hasPin ? (
				<ButtonLink to={pinPath(id, next)} icon="lock">
					{texts.switchTo(name)}
				</ButtonLink>
			) : (
				<Form method="post" action={whoIsWatchingPath(next)}>
					<input type="hidden" name="intent" value="use" />
					<Button type="submit" name="id" value={id} icon="people">
						{texts.switchTo(name)}
					</Button>
				</Form>
			)}
		</Panel>
	);
}
