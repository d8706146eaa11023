import { Fragment } from "react";
import { LocalTime } from "~/components/ui/local-time";
import { Panel } from "~/components/ui/panel";
import type { Activity } from "~/domain/accounts/types";
import { settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";
import { useBrowserName } from "./use-browser-name";

/** The newest events of an account; the texts are for its holder, unless others are given. */
export function ActivityPanel({ activity, title, lead }: { activity: Activity[]; title?: string; lead?: string }) {
	const texts = useTexts(settingsTexts);
	const nameBrowser = useBrowserName();
	return (
		<Panel title={title ?? texts.activity} lead={lead ?? texts.activityLead}>
			{activity.length === 0 && <p className="text-soft">{texts.noActivity}</p>}
			<ul className="max-h-96 divide-y divide-line overflow-y-auto" tabIndex={activity.length > 0 ? 0 : undefined}>
				{activity.map(({ kind, at, userAgent, network, role }) => (
					<li
						key={`${at} ${kind}`}
						className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0"
					>
						<span className="font-semibold">{role ? texts.roleChangedTo(role) : texts.events[kind]}</span>
						<span className="text-sm text-soft">
							<LocalTime time={at} />
							{[userAgent && nameBrowser(userAgent), network].filter(Boolean).map((part) => (
								<Fragment key={part}>
									{" · "}
									<bdi>{part}</bdi>
								</Fragment>
							))}
						</span>
					</li>
				))}
			</ul>
		</Panel>
	);
}
