import { cookieName } from "../../app/lib/http/cookies";
import { freshAddress } from "../harness/client-address";
import type { Service } from "./site";

export interface Visitors {
	user: { username: string; token: string };
	owner: { username: string; token: string };
}

export interface Probe {
	/** The name in the table. */
	name: string;
	path: string;
	method?: "POST" | "DELETE" | "PUT";
	body?: unknown;
	who?: keyof Visitors;
	/** Services without which the response may differ. A failure of any other service must not show. */
	needs: Service[];
	/** A text of the usual page. */
	shows?: string;
}

/** Titles that are requested before the faults, so that they are cached, and titles that are not. */
const CACHED = { movie: 1001, show: 50_001 };
const UNCACHED = { movie: 1040, show: 50_030 };

const watched = { media_id: String(CACHED.movie), media_type: "movie" };

export const PROBES: Probe[] = [
	{ name: "Home", path: "/", needs: [], shows: "Trending Now" },
	{ name: "Movies", path: "/movies", needs: [], shows: "Load More" },
	{ name: "TV Shows, page not cached", path: "/tv?sort=title", needs: ["upstream"], shows: "TV" },
	{ name: "Search, not cached", path: "/search?q=night", needs: ["upstream"], shows: "Search" },
	{ name: "Movie, cached", path: `/movie/${CACHED.movie}`, needs: [], shows: "Overview" },
	{ name: "Movie, not cached", path: `/movie/${UNCACHED.movie}`, needs: ["upstream"], shows: "Overview" },
	{ name: "Show, cached", path: `/tv/${CACHED.show}/1/1`, needs: [], shows: "Overview" },
	{ name: "Watch, cached", path: `/watch/movie/${CACHED.movie}`, needs: [], shows: "Streaming Servers" },
	{ name: "Embedded player, cached", path: `/embed/movie/${CACHED.movie}`, needs: [], shows: "<canvas" },
	{ name: "Privacy", path: "/privacy", needs: [], shows: "Privacy Policy" },
	{ name: "Login", path: "/login", needs: [], shows: "Password" },
	{ name: "My List, signed out", path: "/my-list", needs: [], shows: "Sign In Required" },
	{ name: "Home, signed in", path: "/", who: "user", needs: ["D1"], shows: "Trending Now" },
	{ name: "My List", path: "/my-list", who: "user", needs: ["D1"], shows: "Personal entertainment" },
	{ name: "Settings", path: "/settings", who: "user", needs: ["D1"], shows: "Save Changes" },
	{ name: "Admin panel", path: "/admin", who: "owner", needs: ["D1"] },
	{ name: "GET /api/health", path: "/api/health", needs: ["D1", "KV"] },
	{ name: "GET /api/tmdb, cached", path: "/api/tmdb/movie/popular", needs: [] },
	{ name: "GET /api/tmdb, not cached", path: `/api/tmdb/tv/${UNCACHED.show}`, needs: ["upstream"] },
	{ name: "GET /api/player-servers", path: "/api/player-servers", needs: [] },
	{ name: "GET /api/player-servers, refresh", path: "/api/player-servers?refresh=1", needs: ["player config"] },
	{ name: "GET /api/auth/verify", path: "/api/auth/verify", who: "user", needs: ["D1"] },
	{
		name: "POST /api/auth/login",
		path: "/api/auth/login",
		method: "POST",
		body: { emailOrUsername: "nobody@example.com", password: "Correct horse 7" },
		needs: ["D1"],
	},
	{ name: "GET /api/watch-history", path: "/api/watch-history", who: "user", needs: ["D1"] },
	{
		name: "POST /api/watch-history",
		path: "/api/watch-history",
		method: "POST",
		body: watched,
		who: "user",
		needs: ["D1"],
	},
	{
		name: "POST /api/watch-later, cached",
		path: "/api/watch-later",
		method: "POST",
		body: watched,
		who: "user",
		needs: ["D1"],
	},
	{ name: "GET /api/watch-later", path: "/api/watch-later", who: "user", needs: ["D1"] },
	{ name: "GET /api/recommendations", path: "/api/recommendations", who: "user", needs: ["D1"] },
	{ name: "GET /api/me/export", path: "/api/me/export", who: "user", needs: ["D1"] },
	{
		name: "POST /api/tmdb/cache/clear",
		path: "/api/tmdb/cache/clear",
		method: "POST",
		who: "owner",
		needs: ["D1", "KV"],
	},
	{ name: "GET /api/admin/blocked-titles", path: "/api/admin/blocked-titles", who: "owner", needs: ["D1"] },
];

export interface Seen {
	status: number;
	/** What the visitor sees, in a few words. */
	shown: string;
	milliseconds: number;
	text: string;
}

const MESSAGES: [RegExp, string][] = [
	[/Showing saved catalogue/, "saved catalogue"],
	[/The catalogue is not responding/, "“The catalogue is not responding”"],
	[/Failed to load content\. Please try again\./, "“Failed to load content. Please try again.”"],
	[/Failed to load watch history/, "“Failed to load watch history. Please try refreshing the page.”"],
	[/Something went wrong/, "“Something went wrong”, with Try again"],
	[/Config Error/, "“Config Error”, our own players"],
];

function describePage(html: string, { who, shows }: Probe, username: string): string {
	const shown = MESSAGES.filter(([pattern]) => pattern.test(html)).map(([, words]) => words);
	const isUsual = !shows || html.toLowerCase().includes(shows.toLowerCase());
	if (who && !html.includes(username) && shown.length === 0) shown.push("as signed out");
	if (shown.length > 0) return shown.join(", ");
	return isUsual ? "as usual" : "without it";
}

function describeResult(text: string): string {
	const response = JSON.parse(text) as { success?: boolean; code?: string; message?: string; data?: unknown };
	if (response.success !== false) {
		const { data } = response as { data?: { status?: string; error?: string; summary?: { serverCount: number } } };
		if (data?.error) return data.summary?.serverCount === 1 ? "the cached players, with an error" : "our own players";
		return data?.status === "degraded" ? "degraded" : "as usual";
	}
	return response.message === "Invalid email or password" ? "as usual" : `“${response.message}”`;
}

/** Follows redirects, as a browser does. */
export async function sendProbe(url: string, probe: Probe, visitors: Visitors): Promise<Seen> {
	const { path, method = "GET", body, who } = probe;
	const isCall = path.startsWith("/api/");
	const token = who && visitors[who].token;
	const started = performance.now();
	const response = await fetch(`${url}${path}`, {
		method,
		headers: {
			// The server may close an idle connection at the moment when it is used again.
			connection: "close",
			...freshAddress(),
			...(body !== undefined && { "content-type": "application/json" }),
			...(token &&
				(isCall
					? { authorization: `Bearer ${token}` }
					: { cookie: `${cookieName({ url }, "marquee_session")}=${token}` })),
		},
		body: body === undefined ? undefined : JSON.stringify(body),
		signal: AbortSignal.timeout(60_000),
	});
	const text = await response.text();
	const milliseconds = performance.now() - started;
	const shown = isCall ? describeResult(text) : describePage(text, probe, who ? visitors[who].username : "");
	return { status: response.status, shown, milliseconds, text };
}
