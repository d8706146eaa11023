// Starts the built worker for tests in a browser.
import type { Miniflare } from "miniflare";
import { type Config, readConfig } from "../../app/config.server";
import { startSite } from "../../scripts/start-site";
import { type FakeUpstream, startFakeUpstream } from "../fake-upstream/server";

export interface Site {
	url: string;
	config: Config;
	/** The worker's database, for tests that prepare or check data without requests. */
	db: D1Database;
	/** The fake TMDB; only with `catalogue: "tmdb"`. */
	upstream: FakeUpstream;
	miniflare: Miniflare;
	/** Opens the gate of the worker, for requests beside the front. */
	secret: string;
}

interface SiteOptions {
	/** Which catalogue the worker runs with. */
	catalogue: "sample" | "tmdb";
	/** Additional variables of the worker. */
	variables: Record<string, string>;
	/** The mail server; without it, the site sends no mail. */
	smtpUrl?: string;
}

/** A worker with empty state. The caller stops it. */
export async function startTestSite({
	catalogue,
	variables,
	smtpUrl,
}: SiteOptions): Promise<Site & { stop(): Promise<void> }> {
	const upstream = await startFakeUpstream();
	const env = {
		ENVIRONMENT: "development",
		REQUEST_LOG: "off",
		PAGE_CACHE: "off",
		JWT_SECRET: "a secret of the test suite, 32 characters at least",
		...(catalogue === "tmdb" && {
			TMDB_TOKEN: "token",
			TMDB_API_BASE_URL: `${upstream.url}/3`,
			TMDB_IMAGE_BASE_URL: `${upstream.url}/t/p`,
		}),
		...variables,
	};
	// Each test is a visitor with an address of its own.
	const site = await startSite({ variables: env, trustedHeader: "cf-connecting-ip", smtpUrl });
	// Miniflare types its proxy of the database by itself.
	const db = (await site.miniflare.getD1Database("DB")) as unknown as D1Database;
	async function stop(): Promise<void> {
		await site.stop();
		await upstream.stop();
	}
	const { url, miniflare, secret } = site;
	return { url, config: readConfig(env), db, upstream, miniflare, secret, stop };
}
