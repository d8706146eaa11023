import { createContext } from "react-router";
import { z } from "zod";

/** The bindings and variables of `wrangler.toml`, as the runtime hands them over. */
export interface Env {
	DB: D1Database;
	CACHE: KVNamespace;
	ASSETS: Fetcher;
	LOGIN_LIMIT: RateLimit;
	REGISTER_LIMIT: RateLimit;
	PROXY_LIMIT: RateLimit;
	WRITE_LIMIT: RateLimit;
	[variable: string]: unknown;
}

const text = z.string().trim();
const optionalText = text.optional().transform((value) => value || undefined);
const providerId = (fallback: string) =>
	text.regex(/^[1-9]\d*(\|[1-9]\d*)*$/, "must be a provider id, or several with | between").default(fallback);

const variables = z.object({
	ENVIRONMENT: z.enum(["development", "production"]).default("production"),
	JWT_SECRET: optionalText,
	TMDB_TOKEN: optionalText,
	TMDB_API_BASE_URL: z.url().default("https://api.themoviedb.org/3"),
	TMDB_IMAGE_BASE_URL: z.url().default("https://image.tmdb.org/t/p"),
	PLAYER_CONFIG_URL: z
		.url()
		.optional()
		.or(z.literal("").transform(() => undefined)),
	CATALOGUE_REGION: text.regex(/^[A-Z]{2}$/, "must be a country code such as US").default("US"),
	PROVIDER_NETFLIX: providerId("8"),
	PROVIDER_DISNEY: providerId("337"),
	PROVIDER_HBO: providerId("384"),
	PROVIDER_PRIME: providerId("9"),
	ADMIN_EMAILS: text.default(""),
	CONTACT_EMAIL: z.email().default("hello@marquee.example"),
});

/** The variables with their defaults filled in; README.md says what each does. */
export type Config = z.infer<typeof variables> & { JWT_SECRET: string };

/** A variable is missing or malformed; the message says which and how to set it. */
export class ConfigError extends Error {}

const configs = new WeakMap<object, Config>();

/** Reads the variables once per isolate. Throws `ConfigError`. */
export function readConfig(env: Env): Config {
	const known = configs.get(env);
	if (known) return known;
	const parsed = variables.safeParse(env);
	if (!parsed.success) {
		const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
		throw new ConfigError(`Configuration is not valid. ${problems.join("; ")}. README.md lists every variable.`);
	}
	const { JWT_SECRET } = parsed.data;
	if (!JWT_SECRET || JWT_SECRET.length < 32) {
		throw new ConfigError(
			"JWT_SECRET is missing or shorter than 32 characters. Set it with `npx wrangler secret put JWT_SECRET` " +
				"(or in the environment of `npm start`); `openssl rand -base64 32` makes a good one.",
		);
	}
	const config = { ...parsed.data, JWT_SECRET };
	configs.set(env, config);
	return config;
}

/** The outside world, as the worker, the cron and the tests open it for everything below. */
export interface Platform {
	env: Env;
	config: Config;
	db: D1Database;
	cache: KVNamespace;
	/** The edge cache of this data centre. */
	edgeCache: Cache;
	/** Reads a file that is served from `public/`. */
	assets: Fetcher;
	/** Keeps the isolate alive for work that no answer waits for. */
	waitUntil(work: Promise<unknown>): void;
}

export const platformContext = createContext<Platform>();

/** Throws `ConfigError`. */
export function openPlatform(env: Env, context: Pick<ExecutionContext, "waitUntil">): Platform {
	return {
		env,
		config: readConfig(env),
		db: env.DB,
		cache: env.CACHE,
		edgeCache: (caches as unknown as { default: Cache }).default,
		assets: env.ASSETS,
		waitUntil: (work) => context.waitUntil(work),
	};
}
