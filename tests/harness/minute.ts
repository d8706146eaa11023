import { env } from "cloudflare:workers";
import wranglerToml from "../../wrangler.toml?raw";

/**
 * The environment with the rate limits of `wrangler.toml` within one minute that does not end: the local limiter starts
 * anew with each minute of the clock, also between two requests of a test. `share`, above 0 and at most 1, makes every limit
 * that part of its number, for a test that would need thousands of requests.
 */
export function givenMinute(share = 1): Env {
	const limits = [...wranglerToml.matchAll(/\[\[ratelimits\]\]\nname = "(\w+)"\n.*\nsimple = \{ limit = (\d+)/g)];
	if (limits.length === 0) throw new Error("wrangler.toml has no rate limits");
	return Object.assign(
		{},
		env,
		...limits.map(([, name, limit]) => ({ [String(name)]: limitTo(Number(limit) * share) })),
	);
}

function limitTo(limit: number): RateLimit {
	const counts = new Map<string, number>();
	return {
		async limit({ key }) {
			const count = (counts.get(key) ?? 0) + 1;
			counts.set(key, count);
			return { success: count <= limit };
		},
	};
}
