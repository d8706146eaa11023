import { Link } from "react-router";
import { adminUrl, canOpenTab } from "~/components/admin/parts/admin-url";
import { Badge } from "~/components/ui/badge";
import { Panel } from "~/components/ui/panel";
import type { User } from "~/domain/accounts/types";
import type { Concern, Topic } from "~/domain/administration/attention";

const TOPIC_NAMES: Record<Topic, string> = {
	players: "Player servers",
	signIns: "Sign-ins",
	notices: "Copyright notices",
	backup: "Last backup",
	upstream: "Catalogue",
	database: "Database",
	jobs: "Jobs",
};

/** Where it is handled, or for who may not handle it, where it is explained. */
function topicUrl(topic: Topic, { role }: Pick<User, "role">): string {
	switch (topic) {
		case "players":
			return adminUrl("servers");
		case "signIns":
			return adminUrl("users", { locked: "1" });
		case "notices":
			return canOpenTab("blocked", role) ? adminUrl("blocked") : "/dmca";
		case "backup":
		case "database":
		case "jobs":
			return adminUrl("jobs");
		case "upstream":
			return HEALTH_PATH;
	}
}

const HEALTH_PATH = "/api/health";
const LINK_CLASS = "font-semibold text-cream underline decoration-edge underline-offset-4 hover:text-glow";

function TopicLink({ topic, viewer }: { topic: Topic; viewer: Pick<User, "role"> }) {
	const to = topicUrl(topic, viewer);
	return (
		<Link to={to} reloadDocument={to === HEALTH_PATH} className={LINK_CLASS}>
			{TOPIC_NAMES[topic]}
		</Link>
	);
}

/** The text of a concern, after the names of whom it is about. */
function Text({ concern: { text, users = [] } }: { concern: Concern }) {
	return (
		<span className="text-soft">
			{users.map(({ id, username }, index) => (
				<span key={id}>
					{index > 0 && (index === users.length - 1 ? " and " : ", ")}
					<Link to={adminUrl("users", { id })} className={LINK_CLASS}>
						{username}
					</Link>
				</span>
			))}
			{users.length > 0 && " "}
			{text}
		</span>
	);
}

/** What somebody should look at, one line each; one quiet line when there is nothing. What is unknown is named below. */
export function Attention({ concerns, viewer }: { concerns: Concern[]; viewer: Pick<User, "role"> }) {
	const needed = concerns.filter(({ state }) => state === "needed");
	const unknown = concerns.filter(({ state }) => state === "unknown");
	const quiet = (
		<div className="space-y-1 text-sm text-soft">
			{needed.length === 0 && <p>Nothing needs you right now.</p>}
			{unknown.map(({ topic, word, text }) => (
				<p key={topic}>
					<TopicLink topic={topic} viewer={viewer} />: {word.toLowerCase()}. {text}
				</p>
			))}
		</div>
	);
	if (needed.length === 0) return quiet;
	return (
		<Panel title="Needs You">
			<ul className="divide-y divide-line">
				{needed.map((concern) => (
					<li key={concern.topic} className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 py-3 first:pt-0 last:pb-0">
						<Badge tone="alarm">{concern.word}</Badge>
						<TopicLink topic={concern.topic} viewer={viewer} />
						<Text concern={concern} />
					</li>
				))}
			</ul>
			{unknown.length > 0 && <div className="mt-4 border-t border-line pt-4">{quiet}</div>}
		</Panel>
	);
}
