// Counts requests against the rate limits of wrangler.toml, except UPSTREAM_LIMIT and IMPORT_LIMIT,
// which `domain/catalogue/cache/cache.server.ts` counts.
import type { RouterContextProvider } from "react-router";
import { withTimeout } from "~/lib/timeouts";
import { sentence } from "~/messages/sentence";
import { limitHits } from "~/metrics.server";
import { platformContext, RATE_LIMIT } from "~/platform.server";
import { readClientNetwork } from "./credentials";

export type LimitName =
	| "REGISTER_LIMIT"
	| "PROXY_LIMIT"
	| "WRITE_LIMIT"
	| "READ_LIMIT"
	| "READ_NETWORK_LIMIT"
	| "COSTLY_LIMIT"
	| "COSTLY_NETWORK_LIMIT"
	| "PICTURE_LIMIT";

/** Characters. */
const COUNT_BY_MAX = 254;

export const TOO_MANY = {
	status: 429,
	code: "rate_limited",
	message: sentence("tooManyRequests"),
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

/** Of a request that reads. `userId`: whom a valid token names. */
interface ReadCount extends Pick<Count, "request" | "context"> {
	userId: string | null;
	/** It costs as much as many small ones. */
	isCostly?: boolean;
}

/**
 * Counts a read: signed in by user and network, so that nobody pays for what others of the household read, and of all
 * accounts together by network, because accounts are free.
 */
export async function isWithinReadLimit({ request, context, userId, isCostly = false }: ReadCount): Promise<boolean> {
	const count = (limit: LimitName, countBy?: string) => isWithinLimit({ request, context, limit, countBy });
	const ofVisitor = count(isCostly ? "COSTLY_LIMIT" : "READ_LIMIT", userId ?? undefined);
	if (userId === null) return await ofVisitor;
	const ofNetwork = count(isCostly ? "COSTLY_NETWORK_LIMIT" : "READ_NETWORK_LIMIT");
	return (await Promise.all([ofVisitor, ofNetwork])).every(Boolean);
}
