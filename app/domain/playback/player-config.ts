// What a valid player server config is, and the one that the product comes with. Apart from player-servers.ts, because
// browsers load that file and must not load zod.
import { z } from "zod";
import { isLoopback } from "~/lib/http/requests";
import { parseTime } from "~/lib/text/days";
import { isTrailer, type PlayerConfig, TRAILER_NAME } from "./player-servers";

const SERVERS_MAX = 50;
const NAME_MAX = 60;
const ADDRESS_MAX = 2048;
const AUTOPLAY_MAX = 100;
const DEFAULT_SANDBOX = "allow-scripts allow-same-origin allow-forms allow-presentation";

/** Allowed sandbox tokens. `allow-top-navigation` is not one: the frame could navigate the page. */
const SANDBOX_TOKENS = new Set([
	"allow-downloads",
	"allow-forms",
	"allow-modals",
	"allow-orientation-lock",
	"allow-pointer-lock",
	"allow-popups",
	"allow-popups-to-escape-sandbox",
	"allow-presentation",
	"allow-same-origin",
	"allow-scripts",
	"allow-storage-access-by-user-activation",
]);

const OWN_ORIGIN = "https://own.invalid";

/** Other hosts that a URL may have, as "a;b", would add directives to the content security policy. */
const PLAIN_HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;

/** True for https, for http on this machine, and for paths of this site. */
function isPlayerAddress(address: string): boolean {
	if (!URL.canParse(address, OWN_ORIGIN)) return false;
	const url = new URL(address, OWN_ORIGIN);
	if (url.username || url.password || !PLAIN_HOST.test(url.host)) return false;
	if (address.startsWith("/")) return url.origin === OWN_ORIGIN;
	if (!/^https?:\/\//i.test(address)) return false;
	return url.protocol === "https:" || isLoopback(url.hostname);
}

function withinBounds(minimum: number, maximum: number, fallback: number) {
	return z
		.number()
		.transform((value) => Math.round(Math.min(maximum, Math.max(minimum, value))))
		.catch(fallback);
}

const address = z.string().trim().min(1).max(ADDRESS_MAX).refine(isPlayerAddress);
const shortText = z.union([z.string(), z.number()]).transform((value) => String(value).trim().slice(0, NAME_MAX));

const sandbox = z
	.union([z.literal(false), z.string()])
	.transform((value) =>
		value === false
			? null
			: value
					.split(/\s+/)
					.filter((token) => SANDBOX_TOKENS.has(token))
					.join(" "),
	)
	.default(DEFAULT_SANDBOX)
	.catch(DEFAULT_SANDBOX);

/** One or more parameters. Anything else counts as none. */
const autoplay = z
	.string()
	.max(AUTOPLAY_MAX)
	.regex(/^[\w.-]+=[\w.-]*(&[\w.-]+=[\w.-]*)*$/)
	.nullable()
	.catch(null);

const server = z.object({
	id: z.int().min(0).optional(),
	name: shortText.optional().catch(undefined),
	movieUrl: address,
	tvUrl: address,
	enabled: z.boolean(),
	priority: z.number().optional().catch(undefined),
	sandbox,
	resume: z.boolean().catch(false),
	autoplay,
});

const playerConfig = z
	.object({
		servers: z
			.array(server)
			.min(1)
			.max(SERVERS_MAX)
			.transform((servers) =>
				servers.map((entry, index) => ({
					...entry,
					id: entry.id ?? index + 1,
					name: entry.name || (isTrailer(entry) ? TRAILER_NAME : `Server ${index + 1}`),
					priority: entry.priority ?? index + 1,
				})),
			)
			.refine((servers) => new Set(servers.map(({ id }) => id)).size === servers.length),
		settings: z.object({
			defaultServer: z.number(),
			autoFallback: z.boolean().catch(true),
			maxRetries: withinBounds(0, 10, 3),
			loadTimeout: withinBounds(1000, 60_000, 10_000),
		}),
		lastUpdated: z
			.string()
			.max(NAME_MAX)
			.refine((value) => !Number.isNaN(parseTime(value)))
			.nullable()
			.catch(null),
		version: shortText.catch(""),
	})
	.transform((config): PlayerConfig => config);

/**
 * Null when the config is not valid or has a URL that must not be framed (docs/player-servers.md has the rules).
 * Missing and out-of-bounds settings get their default; unknown fields are dropped.
 */
export function readPlayerConfig(value: unknown): PlayerConfig | null {
	return playerConfig.safeParse(value).data ?? null;
}

/** The fallback when neither the remote URL nor the local file has a valid config. */
export const BUILT_IN_CONFIG: PlayerConfig = {
	servers: [
		{
			id: 1,
			name: "Marquee Player",
			movieUrl: "/embed/movie/",
			tvUrl: "/embed/tv/",
			enabled: true,
			priority: 1,
			sandbox: DEFAULT_SANDBOX,
			resume: true,
			autoplay: "autoplay=1",
		},
		{
			id: 2,
			name: TRAILER_NAME,
			movieUrl: "/embed/trailer/movie/",
			tvUrl: "/embed/trailer/tv/",
			enabled: true,
			priority: 2,
			// Where the trailer does not load, a link leads to its site.
			sandbox: `${DEFAULT_SANDBOX} allow-popups allow-popups-to-escape-sandbox`,
			resume: false,
			// The trailer comes from another site, which is loaded only after a press on its cover.
			autoplay: null,
		},
	],
	settings: { defaultServer: 1, autoFallback: true, maxRetries: 3, loadTimeout: 10_000 },
	lastUpdated: null,
	version: "built-in",
};
