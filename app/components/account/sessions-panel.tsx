import { Form } from "react-router";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon, PathIcon } from "~/components/ui/icon";
import { MarkedText } from "~/components/ui/marked-text";
import { Panel } from "~/components/ui/panel";
import type { Session } from "~/domain/accounts/types";
import { useFormats } from "~/messages/formats";
import { settingsTexts } from "~/messages/settings";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { settingsUrl } from "./settings-tabs";
import { useBrowserName } from "./use-browser-name";

const PHONE = "M7.5 2.5h9v19h-9zM11 18.5h2";

interface SessionsPanelProps {
	sessions: Session[];
	/** The session that shows this page. */
	currentId: string;
	state: SettingsState | undefined;
}

export function SessionsPanel({ sessions, currentId, state }: SessionsPanelProps) {
	const { isBusy, isDisabled } = useSettingsForm("end-others", state);
	const texts = useTexts(settingsTexts);
	const { signingOut } = useTexts(siteTexts);
	const formats = useFormats();
	const nameBrowser = useBrowserName();
	const dayOf = (time: string) => formats.date(time.slice(0, 10)) ?? "";
	const others = sessions.filter(({ id }) => id !== currentId);
	return (
		<Panel title={texts.sessions} lead={texts.sessionsLead}>
			<ul className="divide-y divide-line">
				{sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => (
					<li
						key={id}
						data-arrow-keys={id === currentId ? undefined : "row"}
						className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0"
					>
						<div className="flex grow basis-64 items-center gap-4">
							{/iPhone|Android|iPad/.test(userAgent) ? (
								<PathIcon path={PHONE} className="size-6 text-soft" />
							) : (
								<Icon name="tv" className="size-6 text-soft" />
							)}
							<div className="min-w-0">
								<p className="flex flex-wrap items-center gap-2 font-semibold">
									<bdi>{nameBrowser(userAgent)}</bdi>
									{id === currentId && <Badge tone="good">{texts.thisBrowser}</Badge>}
								</p>
								<p className="text-sm text-soft">
									<MarkedText
										text={texts.sessionDays(dayOf(createdAt), dayOf(lastUsedAt))}
										marks={{
											signedIn: (day) => <time dateTime={createdAt}>{day}</time>,
											used: (day) => <time dateTime={lastUsedAt}>{day}</time>,
										}}
									/>
								</p>
							</div>
						</div>
						{id !== currentId && (
							<Form method="post" action={settingsUrl("security")} preventScrollReset>
								<input type="hidden" name="intent" value="end-session" />
								<input type="hidden" name="sessionId" value={id} />
								<Button
									type="submit"
									size="small"
									disabled={isDisabled}
									aria-label={texts.signOutOf(nameBrowser(userAgent))}
								>
									{texts.signOut}
								</Button>
							</Form>
						)}
					</li>
				))}
			</ul>
			{others.length > 0 && (
				<Form method="post" action={settingsUrl("security")} preventScrollReset className="mt-4">
					<input type="hidden" name="intent" value="end-others" />
					<Button type="submit" disabled={isDisabled} busyLabel={isBusy && signingOut}>
						{texts.signOutElsewhere}
					</Button>
				</Form>
			)}
		</Panel>
	);
}
