import { LocalTime } from "~/components/ui/local-time";
import { Panel } from "~/components/ui/panel";
import type { Activity } from "~/domain/accounts/types";

const TEXTS: Record<Activity["kind"], string> = {
	"sign-up": "Account created",
	"sign-in": "Signed in",
	password: "Password changed",
	"password-reset": "Password set with a reset link",
	email: "Email address changed",
	"email-verified": "Email address verified",
	username: "Username changed",
	role: "Role changed",
	"sessions-ended": "All sessions ended by an owner",
	suspended: "Account suspended",
	reinstated: "Account reinstated",
};

/** The newest events of an account; the texts are for its holder, unless others are given. */
export function ActivityPanel({
	activity,
	title = "Account activity",
	lead = "Up to 100 events from the last 180 days, newest first. If you do not recognize one, change your password.",
}: {
	activity: Activity[];
	title?: string;
	lead?: string;
}) {
	return (
		<Panel title={title} lead={lead}>
			{activity.length === 0 && <p className="text-soft">Nothing recorded yet.</p>}
			<ul className="max-h-96 divide-y divide-line overflow-y-auto" tabIndex={activity.length > 0 ? 0 : undefined}>
				{activity.map(({ kind, at, userAgent, network, role }) => (
					<li
						key={`${at} ${kind}`}
						className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0"
					>
						<span className="font-semibold">{role ? `${TEXTS[kind]} to ${role}` : TEXTS[kind]}</span>
						<span className="text-sm text-soft">
							<LocalTime time={at} />
							{[userAgent, network].filter(Boolean).map((part) => ` · ${part}`)}
						</span>
					</li>
				))}
			</ul>
		</Panel>
	);
}
