// Owns the rate limits of wrangler.toml: how a request is counted, and the middleware that counts page forms.
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { isWrite } from "~/lib/requests";
import { withTimeout } from "~/lib/timeouts";
import { platformContext } from "~/platform.server";

export type LimitName = "LOGIN_LIMIT" | "REGISTER_LIMIT" | "PROXY_LIMIT" | "WRITE_LIMIT";

/** Seconds; the period of every limit in wrangler.toml. */
const PERIOD = 60;
/** Without Cloudflare there is no client address, so all visitors share one count. */
const ONE_FOR_ALL = "everyone";
/** Characters. */
const COUNT_BY_MAX = 254;
/** Milliseconds. */
const LIMIT_WAIT_MS = 500;

export const TOO_MANY = {
	status: 429,
	code: "rate_limited",
	message: "Too many requests. Wait a minute and try again.",
	headers: { "retry-after": String(PERIOD) },
};

interface Count {
	request: Request;
	context: Readonly<RouterContextProvider>;
	limit: LimitName;
	/** Counted together with the client's address, so that a stranger elsewhere cannot lock a user out. */
	countBy?: string;
}

/** Counts a request. Case does not matter. When the limiter fails or is late, the request is allowed. */
export async function isWithinLimit({ request, context, limit, countBy = "" }: Count): Promise<boolean> {
	const address = request.headers.get("cf-connecting-ip") ?? ONE_FOR_ALL;
	const binding = context.get(platformContext).env[limit];
	const counted = countBy.trim().toLowerCase().slice(0, COUNT_BY_MAX);
	const outcome = await withTimeout(
		() => binding.limit({ key: counted ? `${address} ${counted}` : address }),
		LIMIT_WAIT_MS,
	);
	return outcome?.success ?? true;
}

/** Applies the rate limit to page forms. */
export const limitForms: MiddlewareFunction<Response> = async ({ request, context }) => {
	if (!isWrite(request) || (await isWithinLimit({ request, context, limit: "WRITE_LIMIT" }))) return;
	throw new Response(TOO_MANY.message, TOO_MANY);
};
