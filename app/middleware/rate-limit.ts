// Holds back an address that asks too often: one step for each limit of wrangler.toml.
import type { MiddlewareFunction } from "react-router";
import { HttpError } from "~/lib/http-error";
import { platformContext } from "~/platform.server";

type Limit = "LOGIN_LIMIT" | "REGISTER_LIMIT" | "PROXY_LIMIT" | "WRITE_LIMIT";

/** Seconds; the period of every limit in wrangler.toml. */
const PERIOD = 60;
/** Without Cloudflare in front there is no address to tell visitors apart: they share one count. */
const ONE_FOR_ALL = "everyone";

/** Answers 429 with `Retry-After` once the address has used up its share. A limit that fails lets the request pass. */
export function rateLimit(name: Limit): MiddlewareFunction<Response> {
	return async function checkRate({ request, context }, next) {
		const key = request.headers.get("cf-connecting-ip") ?? ONE_FOR_ALL;
		const outcome = await context
			.get(platformContext)
			.env[name].limit({ key })
			.catch(() => ({ success: true }));
		if (outcome.success) return next();
		throw new HttpError({
			status: 429,
			code: "rate_limited",
			message: "Too many requests. Wait a minute and try again.",
			headers: { "retry-after": String(PERIOD) },
		});
	};
}
