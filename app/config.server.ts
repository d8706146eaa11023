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

/** An empty variable counts as one that is not set. */
function variable<Schema extends z.ZodType>(schema: Schema, description: string) {
	return z.preprocess((value) => (value === "" ? undefined : value), schema).describe(description);
}

const text = z.string().trim();
const providerIds = text.regex(/^[1-9]\d*(\|[1-9]\d*)*$/, "must be a provider id, or several with | between");

/** Every variable with its default. `.dev.vars.example` and the README's table are generated from this. */
export const VARIABLES = z.object({
	ENVIRONMENT: variable(
		z.enum(["development", "production"]).default("production"),
		"development shows raw errors and the test-admin tool; production never does.",
	),
	JWT_SECRET: variable(
		text.min(32).optional(),
		"Signs sessions; at least 32 characters. Generated for development; required in production.",
	),
	JWT_SECRET_PREVIOUS: variable(
		text.min(32).optional(),
		"The secret before this one: sessions that it signed stay valid while the two are exchanged.",
	),
	TMDB_TOKEN: variable(text.optional(), "Read access token of the TMDB API. Without it the sample catalogue is used."),
	TMDB_API_BASE_URL: variable(z.url().default("https://api.themoviedb.org/3"), "Where the TMDB API lies."),
	TMDB_IMAGE_BASE_URL: variable(z.url().default("https://image.tmdb.org/t/p"), "Where TMDB's images lie."),
	PLAYER_CONFIG_URL: variable(
		z.url().optional(),
		"Address of a JSON with the player servers; else /config/servers.json, else the two built in.",
	),
	CATALOGUE_REGION: variable(
		text.regex(/^[A-Z]{2}$/, "must be a country code such as US").default("US"),
		"Country whose providers fill the provider rows.",
	),
	PROVIDER_NETFLIX: variable(providerIds.default("8"), "Provider ids of the row Netflix Originals."),
	PROVIDER_DISNEY: variable(providerIds.default("337"), "Provider ids of the row Disney+ Collection."),
	PROVIDER_HBO: variable(providerIds.default("384"), "Provider ids of the row HBO Series."),
	PROVIDER_PRIME: variable(providerIds.default("9"), "Provider ids of the row Prime Video."),
	ADMIN_EMAILS: variable(
		text.default(""),
		"E-mail addresses, with commas between, that may promote themselves to admin.",
	),
	REQUEST_LOG: variable(z.enum(["on", "off"]).default("on"), "off: requests write no line to the log; errors do."),
	PAGE_CACHE: variable(
		z.enum(["on", "off"]).default("on"),
		"off: every page is rendered for whoever asks; on: signed-out visitors share pages for a minute.",
	),
	STREAMED_PAGES: variable(
		z.enum(["compressed", "plain"]).default("compressed"),
		"plain: pages that come in parts are not compressed, for a server in front that gathers what it compresses.",
	),
	CONTACT_EMAIL: variable(z.email().default("hello@marquee.example"), "The address on the privacy and DMCA pages."),
});

export type Config = Omit<z.infer<typeof VARIABLES>, "JWT_SECRET"> & { JWT_SECRET: string };

/** A variable is missing or malformed; the message says which and how to set it. */
export class ConfigError extends Error {}

const configs = new WeakMap<object, Config>();

/** Reads the variables once per isolate. Throws `ConfigError`. */
export function readConfig(env: Env): Config {
	const known = configs.get(env);
	if (known) return known;
	const parsed = VARIABLES.safeParse(env);
	const problems = parsed.error?.issues ?? [];
	if (!env.JWT_SECRET || problems.some(({ path }) => path[0] === "JWT_SECRET")) {
		throw new ConfigError(
			"JWT_SECRET is missing or shorter than 32 characters. Set it with `npx wrangler secret put JWT_SECRET` " +
				"(or in the environment of `npm start`); `openssl rand -base64 32` makes a good one.",
		);
	}
	if (!parsed.success) {
		const list = problems.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
		throw new ConfigError(`Configuration is not valid. ${list}. README.md lists every variable.`);
	}
	const config = { ...parsed.data, JWT_SECRET: String(parsed.data.JWT_SECRET) };
	configs.set(env, config);
	return config;
}
