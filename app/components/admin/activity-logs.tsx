import { useEffect, useState } from "react";
import { listLocalHistory, localLibrary } from "~/browser/library/library.client";
import { Badge } from "~/components/ui/badge";
import { LocalTime } from "~/components/ui/local-time";
import { Panel } from "~/components/ui/panel";
import { ACTIVITY_MAX } from "~/domain/administration/types";
import { titleKey } from "~/domain/catalogue/paths";
import type { EpisodeRef } from "~/domain/catalogue/types";

/** A title of the list, of this browser or of the server. */
export interface WatchActivity extends EpisodeRef {
	/** Milliseconds. */
	lastWatched: number;
}

function Entry({ entry }: { entry: WatchActivity }) {
	const isShow = entry.mediaType === "tv";
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0">
			<span className="flex items-center gap-3">
				<Badge tone={isShow ? "good" : "bulb"}>{isShow ? "TV Show" : "Movie"}</Badge>
				<span className="tabular-nums">
					{entry.id}
					{isShow && ` S${entry.season}E${entry.episode}`}
				</span>
			</span>
			<span className="text-sm text-soft">
				<LocalTime time={entry.lastWatched} />
			</span>
		</li>
	);
}

function Entries({ entries }: { entries: WatchActivity[] }) {
	if (entries.length === 0) return <p className="text-soft">Nothing has been watched yet.</p>;
	return (
		<ul>
			{entries.map((entry, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two people may have opened the same at the same time.
				<Entry key={`${titleKey(entry)}:${index}`} entry={entry} />
			))}
		</ul>
	);
}

const OF_BROWSER = `The ${ACTIVITY_MAX} most recent entries of the watch history stored in this browser.`;
const OF_ACCOUNT = `This browser has no watch history of its own. These are the ${ACTIVITY_MAX} most recent entries of your account.`;

/** This browser's own watch history; without one, the server's. */
export function ActivityLogs({ recorded }: { recorded: WatchActivity[] }) {
	const [local, setLocal] = useState<WatchActivity[] | null>(null);

	useEffect(() => {
		// Whoever they are stored for: they stand in this browser's storage, and nobody is named.
		const read = () => setLocal(listLocalHistory().slice(0, ACTIVITY_MAX));
		read();
		return localLibrary.subscribe(read);
	}, []);

	const isLocal = local !== null && local.length > 0;
	return (
		<Panel title="Recent Watch Activity" lead={isLocal ? OF_BROWSER : OF_ACCOUNT}>
			{local && <Entries entries={isLocal ? local : recorded} />}
			<noscript>
				<Entries entries={recorded} />
			</noscript>
		</Panel>
	);
}
