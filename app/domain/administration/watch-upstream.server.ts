// Tells the operator when the upstream goes down and when it is up again. Asked by the scheduled worker.
import { sql } from "drizzle-orm";
import { createTmdbQueue, openTmdbClient, TmdbError } from "~/clients/tmdb/client.server";
import { signals } from "~/database/schema/administration";
import type { Platform } from "~/platform.server";
import { raiseSignal } from "./signals.server";

/** Why the upstream is down; null: it is up. Undefined: this isolate is too busy to know. */
async function findFailure({ config, isolate }: Platform): Promise<string | null | undefined> {
	const { TMDB_API_BASE_URL: baseUrl, TMDB_TOKEN: token = "" } = config;
	try {
		const client = openTmdbClient({ baseUrl, token, queue: isolate.get(createTmdbQueue) });
		await client.get("/genre/movie/list", new URLSearchParams());
		return null;
	} catch (error) {
		if (!(error instanceof TmdbError)) throw error;
		return error.failure === "crowded" ? undefined : error.failure;
	}
}

/** Raises a signal only when the state differs from that of the last one. Does nothing without a webhook and an upstream. */
export async function watchUpstream(platform: Platform): Promise<void> {
	if (!platform.config.WEBHOOK_URL || !platform.config.TMDB_TOKEN) return;
	const failure = await findFailure(platform);
	if (failure === undefined) return;
	const last = sql`(select type from ${signals} where type in ('upstream.down', 'upstream.up') order by at desc limit 1)`;
	await raiseSignal(
		platform,
		failure === null
			? { type: "upstream.up", data: {}, condition: sql`${last} = 'upstream.down'` }
			: { type: "upstream.down", data: { reason: failure }, condition: sql`${last} is not 'upstream.down'` },
	);
}
