import { Form } from "react-router";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon, PathIcon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import type { Session } from "~/domain/accounts/types";
import { formatDate } from "~/lib/text/format";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { settingsUrl } from "./settings-tabs";

const PHONE = "M7.5 2.5h9v19h-9zM11 18.5h2";

interface SessionsPanelProps {
	sessions: Session[];
	/** The session that shows this page. */
	currentId: string;
	state: SettingsState | undefined;
}

function day(time: string): string {
	return formatDate(time.slice(0, 10));
}

export function SessionsPanel({ sessions, currentId, state }: SessionsPanelProps) {
	const { isBusy, isDisabled } = useSettingsForm("end-others", state);
	const others = sessions.filter(({ id }) => id !== currentId);
	return (
		<Panel title="Sessions" lead="Every browser and app that is signed in to your account.">
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
									{userAgent}
									{id === currentId && <Badge tone="good">This browser</Badge>}
								</p>
								<p className="text-sm text-soft">
									Signed in <time dateTime={createdAt}>{day(createdAt)}</time>, last used{" "}
									<time dateTime={lastUsedAt}>{day(lastUsedAt)}</time>
								</p>
							</div>
						</div>
						{id !== currentId && (
							<Form method="post" action={settingsUrl("security")} preventScrollReset>
								<input type="hidden" name="intent" value="end-session" />
								<input type="hidden" name="sessionId" value={id} />
								<Button type="submit" size="small" disabled={isDisabled} aria-label={`Sign out ${userAgent}`}>
									Sign out
								</Button>
							</Form>
						)}
					</li>
				))}
			</ul>
			{others.length > 0 && (
				<Form method="post" action={settingsUrl("security")} preventScrollReset className="mt-4">
					<input type="hidden" name="intent" value="end-others" />
					<Button type="submit" disabled={isDisabled} busyLabel={isBusy && "Signing out..."}>
						Sign out everywhere else
					</Button>
				</Form>
			)}
		</Panel>
	);
}
