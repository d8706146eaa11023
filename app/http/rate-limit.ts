// Counts requests against the rate limits of wrangler.toml, except UPSTREAM_LIMIT and IMPORT_LIMIT,
// which `domain/catalogue/cache/cache.server.ts` counts.
import type { RouterContextProvider } from "react-router";
import { withTimeout } from "~/lib/timeouts";
import { limitHits } from "~/metrics.server";
import { platformContext, RATE_LIMIT } from "~/platform.server";
import { readClientNetwork } from "./credentials";

export type LimitName = "REGISTER_LIMIT" | "PROXY_LIMIT" | "WRITE_LIMIT";

/** Characters. */
const COUNT_BY_MAX = 254;

export const TOO_MANY = {
	status: 429,
	code: "rate_limited",
	message: "Too many requests. Wait a minute and try again.",
	headers: { "retry-after": String(RATE_LIMIT.period) },
};

interface Count {
	request: Request;
	context: Readonly<RouterContextProvider>;
	limit: LimitName;
	/** Counted together with the client's network: audits of refusals count by actor. */
	countBy?: string;
}

/** Counts a request. Case does not matter. When the limiter fails or is late, the request is allowed. */
export async function isWithinLimit({ request, context, limit, countBy = "" }: Count): Promise<boolean> {
	const network = readClientNetwork(request);
	const binding = context.get(platformContext).env[limit];
	const counted = countBy.trim().toLowerCase().slice(0, COUNT_BY_MAX);
	const outcome = await withTimeout(
		() => binding.limit({ key: counted ? `${network} ${counted}` : network }),
		RATE_LIMIT.waitMs,
	);
	const isAllowed = outcome?.success ?? true;
	if (!isAllowed) limitHits.add({ limit });
	return isAllowed;
}
