import type { Database } from "~/database/open.server";
import { lastDays } from "~/lib/text/days";
import type { Platform } from "~/platform.server";
import { openCatalogue } from "../catalogue/catalogue.server";
import { listPlayerServers } from "../playback/player-servers.server";
import type { OutcomeCounts } from "../playback/server-health";
import { readPlayerOutcomes } from "../playback/server-health.server";
import { listTitleReports } from "../playback/title-reports.server";
import { findCardInTime } from "./block-form.server";
import type { PlayerBoard, ReportedTitle, ServerStatistics } from "./types";

const DAYS = 14;
/** Titles that are named. */
const TITLES_MAX = 20;

const NOTHING: OutcomeCounts = { loaded: 0, timedOut: 0, replaced: 0, reported: 0 };

function sum(days: OutcomeCounts[]): OutcomeCounts {
	const total = { ...NOTHING };
	for (const { loaded, timedOut, replaced, reported } of days) {
		total.loaded += loaded;
		total.timedOut += timedOut;
		total.replaced += replaced;
		total.reported += reported;
	}
	return total;
}

export async function readPlayerBoard(platform: Platform, db: Database): Promise<PlayerBoard> {
	const [list, outcomes] = await Promise.all([listPlayerServers(platform), readPlayerOutcomes(db, { days: DAYS })]);
	const { servers } = list.config;
	const ids = new Set(servers.map(({ id }) => id));
	const gone = [...outcomes.keys()].filter((id) => !ids.has(id)).sort((a, b) => a - b);
	const outcomesOf = (id: number): Pick<ServerStatistics, "days" | keyof OutcomeCounts> => {
		const days = outcomes.get(id) ?? lastDays(DAYS).map((day) => ({ day, ...NOTHING }));
		return { days, ...sum(days) };
	};
	return {
		list,
		servers: [
			...servers.map(({ id, name, enabled }) => ({ id, name, isEnabled: enabled, ...outcomesOf(id) })),
			...gone.map((id) => ({ id, name: null, isEnabled: false, ...outcomesOf(id) })),
		],
	};
}

/** The titles that do not play, by the reports of the same days; the most reported first. */
export async function readReportedTitles(platform: Platform, db: Database): Promise<ReportedTitle[]> {
	const [{ config }, rows] = await Promise.all([
		listPlayerServers(platform),
		listTitleReports(db, { days: DAYS, limit: TITLES_MAX }),
	]);
	const catalogue = openCatalogue(platform, { showsBlocked: true });
	return await Promise.all(
		rows.map(async ({ mediaType, id, serverId, reported }) => ({
			ref: { mediaType, id },
			title: (await findCardInTime(catalogue, { mediaType, id }))?.title ?? null,
			serverId,
			server: config.servers.find((server) => server.id === serverId)?.name ?? null,
			reported,
		})),
	);
}
