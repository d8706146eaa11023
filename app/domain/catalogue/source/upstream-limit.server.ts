// Counts the requests to the upstream that one network causes, against UPSTREAM_LIMIT of wrangler.toml. A query that a
// cached copy serves is not counted.
import { withTimeout } from "~/lib/timeouts";
import { limitHits } from "~/metrics.server";
import { type Platform, RATE_LIMIT } from "~/platform.server";

/** The network of this request has used up its requests to the upstream, and no usable copy is cached. */
export class UpstreamLimitError extends Error {
	constructor() {
		super("This network sends too many requests to the upstream");
		this.name = "UpstreamLimitError";
	}
}

/** Counts one request to the upstream. When the limiter fails or is late, the request is allowed. Jobs are not limited. */
export async function isWithinUpstreamLimit({ env, network }: Pick<Platform, "env" | "network">): Promise<boolean> {
	if (network === undefined) return true;
	const outcome = await withTimeout(() => env.UPSTREAM_LIMIT.limit({ key: network }), RATE_LIMIT.waitMs);
	const isAllowed = outcome?.success ?? true;
	if (!isAllowed) limitHits.add({ limit: "UPSTREAM_LIMIT" });
	return isAllowed;
}
