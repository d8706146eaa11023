import { z } from "zod";
import { isPrivateHost } from "./lib/http/network";

const text = z.string().trim();
const providerIds = text.regex(/^[1-9]\d*(\|[1-9]\d*)*$/, "must be a provider ID, or several separated by |");

/** Every variable with its default. `scripts/list-variables.ts` generates `.dev.vars.example` and the table of docs/variables.md from it. */
export const VARIABLES = z.object({
	ENVIRONMENT: z
		.enum(["development", "production"])
		.default("production")
		.describe(
			"`development` shows raw error messages and the tool that creates a test admin. `npm start` chooses `production` when other machines can reach it, else `development`.",
		),
	JWT_SECRET: text
		.min(32)
		.optional()
		.describe(
			"Key that signs sessions, at least 32 characters. A deployed worker needs it; `npm start` and `npm run dev` generate one.",
		),
	JWT_SECRET_PREVIOUS: text
		.min(32)
		.optional()
		.describe("The previous key while you rotate `JWT_SECRET`: sessions that it signed stay valid."),
	TMDB_TOKEN: text
		.optional()
		.describe("Read access token of the TMDB API. Without it, the site shows the sample catalogue."),
	TMDB_API_BASE_URL: z.url().default("https://api.themoviedb.org/3").describe("Base URL of the TMDB API."),
	TMDB_IMAGE_BASE_URL: z.url().default("https://image.tmdb.org/t/p").describe("Base URL of the TMDB images."),
	PLAYER_CONFIG_URL: z
		.url()
		.optional()
		.describe(
			"URL of the player config (JSON). Without it, `/config/servers.json` is used, then the two built-in players.",
		),
	CATALOGUE_REGION: text
		.regex(/^[A-Z]{2}$/, "must be a country code such as US")
		.default("US")
		.describe(
			"Country code. Where-to-watch offers, release dates, age ratings and the provider rows on Home are for this country, where a visitor has chosen none and Cloudflare tells none.",
		),
	PROVIDER_NETFLIX: providerIds
		.default("8")
		.describe("TMDB provider ids of the row Netflix Originals, separated by `|`."),
	PROVIDER_DISNEY: providerIds.default("337").describe("TMDB provider ids of the row Disney+ Collection."),
	PROVIDER_HBO: providerIds.default("384").describe("TMDB provider ids of the row HBO Series."),
	PROVIDER_PRIME: providerIds.default("9").describe("TMDB provider ids of the row Prime Video."),
	METRICS_TOKEN: text
		.min(32)
		.optional()
		.describe("Bearer token for `/api/metrics`, at least 32 characters. Without it, production has no metrics."),
	WEBHOOK_URL: z
		.url({ protocol: /^https?$/ })
		.optional()
		.describe(
			"URL that receives signals for the operator, such as a failed job. It must be https and public unless `WEBHOOK_PRIVATE` is `allow`.",
		),
	WEBHOOK_SECRET: text
		.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, "must be whsec_ and at least 24 bytes in base64")
		.optional()
		.describe("Key that signs the signals: `whsec_` and 24 to 64 bytes in base64. `WEBHOOK_URL` needs it."),
	WEBHOOK_PRIVATE: z
		.enum(["allow", "refuse"])
		.default("refuse")
		.describe("`allow` lets `WEBHOOK_URL` be http, or an address of this machine or a private network."),
	HEARTBEAT_URL: z
		.url({ protocol: /^https?$/ })
		.optional()
		.describe(
			"URL that is requested every five minutes, once the scheduled work is done. A service that watches it tells you when that stops.",
		),
	REQUEST_LOG: z
		.enum(["on", "sample", "off"])
		.default("on")
		.describe(
			"`on` writes a log line for each request; `sample` for each that missed the cache, failed or took a second, and one of ten others; `off` none. Errors are always logged.",
		),
	PAGE_CACHE: z
		.enum(["on", "off"])
		.default("on")
		.describe(
			"`on` lets signed-out visitors share a rendered page for a minute; `off` renders every page. In production, `npm start` without `ORIGIN` turns it off.",
		),
	STREAMED_PAGES: z
		.enum(["compressed", "plain"])
		.default("compressed")
		.describe("`plain` does not compress streamed pages, for a proxy that buffers compressed responses."),
	MAIL_FROM: z
		.email()
		.optional()
		.describe(
			"Sender of the mails that verify addresses and set new passwords. It needs the binding `EMAIL` of `wrangler.toml`, or `SMTP_URL` of `npm start`; without both, the site sends no mail.",
		),
	MAILS_PER_DAY: text
		.regex(/^[1-9]\d{0,6}$/, "must be a number from 1")
		.default("500")
		.transform(Number)
		.describe(
			"The most mails that the site sends in a day of each of four kinds: to verify an address or for a new password, and asked for by a stranger (from an account of today, from a network that the account was never used from) or not.",
		),
	ORIGIN: text
		.regex(/^https?:\/\/[^/?#\s]+$/, "must be an address without a path: https://marquee.example")
		.optional()
		.describe(
			"Address of the site, to which links in mails lead. `npm start` needs it when a proxy is in front, and `TRUSTED_PROXY_HEADER` with it. On Cloudflare it is https and the host of a request.",
		),
	CONTACT_EMAIL: z.email().default("hello@marquee.example").describe("Email address on the privacy and DMCA pages."),
});

export type Config = Omit<z.infer<typeof VARIABLES>, "JWT_SECRET"> & { JWT_SECRET: string };

/** What is wrong with the variables of the webhook together; null: nothing. */
function findWebhookProblem({
	WEBHOOK_URL,
	WEBHOOK_SECRET,
	WEBHOOK_PRIVATE,
}: z.infer<typeof VARIABLES>): string | null {
	if (!WEBHOOK_URL) return null;
	if (!WEBHOOK_SECRET)
		return `WEBHOOK_SECRET is missing. Set it to the output of: echo "whsec_$(openssl rand -base64 32)"`;
	const { protocol, hostname } = new URL(WEBHOOK_URL);
	if (WEBHOOK_PRIVATE === "allow" || (protocol === "https:" && !isPrivateHost(hostname))) return null;
	return "WEBHOOK_URL is not https, or is inside a private network. If that is intended, set WEBHOOK_PRIVATE=allow.";
}

/** A variable is missing or malformed; the message says which and how to set it. */
export class ConfigError extends Error {}

/** Throws `ConfigError`. */
export function readConfig(env: object): Config {
	// An empty variable counts as not set.
	const parsed = VARIABLES.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")));
	const problems = parsed.error?.issues ?? [];
	const isSecretMissing = parsed.success && !parsed.data.JWT_SECRET;
	if (isSecretMissing || problems.some(({ path }) => path[0] === "JWT_SECRET")) {
		throw new ConfigError(
			"JWT_SECRET is missing or shorter than 32 characters. Set it with `npx wrangler secret put JWT_SECRET` " +
				"(or in the environment of `npm start`); `openssl rand -base64 32` generates one.",
		);
	}
	if (!parsed.success) {
		const list = problems.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
		throw new ConfigError(`Configuration is not valid. ${list}. docs/variables.md lists every variable.`);
	}
	const webhookProblem = findWebhookProblem(parsed.data);
	if (webhookProblem) throw new ConfigError(webhookProblem);
	if ("EMAIL" in env && !parsed.data.MAIL_FROM) {
		throw new ConfigError("MAIL_FROM is missing. Mail is set up: give the address that it comes from.");
	}
	return { ...parsed.data, JWT_SECRET: String(parsed.data.JWT_SECRET) };
}
