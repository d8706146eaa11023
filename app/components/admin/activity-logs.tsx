import { useEffect, useState } from "react";
import { readLocalHistory } from "~/browser/local-history.client";
import { Badge } from "~/components/ui/badge";
import { LocalTime } from "~/components/ui/local-time";
import { Panel } from "~/components/ui/panel";
import type { LocalWatch } from "~/domain/library/local-list";
import { ACTIVITY_MAX } from "~/product";

function Entry({ entry }: { entry: LocalWatch }) {
	const isShow = entry.media_type === "tv";
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0">
			<span className="flex items-center gap-3">
				<Badge tone={isShow ? "good" : "bulb"}>{isShow ? "TV Show" : "Movie"}</Badge>
				<span className="tabular-nums">
					{entry.media_id}
					{isShow && ` S${entry.season}E${entry.episode}`}
				</span>
			</span>
			<span className="text-sm text-soft">
				<LocalTime time={entry.last_watched} />
			</span>
		</li>
	);
}

/** What this browser keeps by itself of what was watched here; the server knows nothing of it. */
export function ActivityLogs() {
	const [entries, setEntries] = useState<LocalWatch[] | null>(null);

	useEffect(() => setEntries(readLocalHistory().slice(0, ACTIVITY_MAX)), []);

	return (
		<Panel
			title="Recent Watch Activity"
			lead={`The ${ACTIVITY_MAX} newest entries of the watch history that this browser keeps by itself.`}
		>
			{entries && entries.length > 0 && (
				<ul>
					{entries.map((entry) => (
						<Entry key={`${entry.media_type}:${entry.media_id}:${entry.user}`} entry={entry} />
					))}
				</ul>
			)}
			{entries?.length === 0 && <p className="text-soft">This browser keeps no watch history of its own.</p>}
			<noscript>
				<p className="text-soft">Without scripts this browser keeps no watch history of its own.</p>
			</noscript>
		</Panel>
	);
}
