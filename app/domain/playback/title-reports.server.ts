// How often visitors said that a title does not play on a server, by day. No person is in these counts.
import { type Count, sumHighest } from "~/database/counts";
import type { Database } from "~/database/open.server";
import { lastDays } from "~/lib/text/days";
import { titleKey } from "../catalogue/paths";
import type { MediaType, TitleRef } from "../catalogue/types";

export interface TitleReport extends TitleRef {
	serverId: number;
	reported: number;
}

/** What a report of a title counts. */
export function toTitleCount(title: TitleRef, serverId: number): Omit<Count, "count"> {
	return { name: "title.reported", key: `${titleKey(title)}:${serverId}` };
}

/** The titles that were reported most in the last days, by server; at most `limit`. */
export async function listTitleReports(
	db: Database,
	{ days, limit }: { days: number; limit: number },
): Promise<TitleReport[]> {
	const [since = ""] = lastDays(days);
	const highest = await sumHighest(db, { name: "title.reported", since, limit });
	return highest.map(({ key, count }) => {
		const [mediaType, id, serverId] = key.split(":");
		return { mediaType: mediaType as MediaType, id: Number(id), serverId: Number(serverId), reported: count };
	});
}
