import type { Service } from "./site";

export interface Visitors {
	user: { username: string; token: string };
	owner: { username: string; token: string };
}

export interface Probe {
	/** As the table names it. */
	name: string;
	path: string;
	method?: "POST" | "DELETE" | "PUT";
	body?: unknown;
	who?: keyof Visitors;
	/** What must be well for the usual answer; a failure of anything else may not show. */
	needs: Service[];
	/** Texts of the usual page, to be seen while all is well. */
	shows?: string;
}

/** Asked before the faults, so that copies are held, and never asked before. */
export const KNOWN = { movie: 1001, show: 50_001 };
export const NEW = { movie: 1040, show: 50_030 };

const watched = { media_id: String(KNOWN.movie), media_type: "movie" };

export const PROBES: Probe[] = [
	{ name: "Home", path: "/", needs: [], shows: "Trending Now" },
	{ name: "Movies", path: "/movies", needs: [], shows: "Load More" },
	{ name: "TV Shows, page not held", path: "/tv?sort=title", needs: ["upstream"], shows: "TV" },
	{ name: "Search, not held", path: "/search?q=night", needs: ["upstream"], shows: "Search" },
	{ name: "Movie, held", path: `/movie/${KNOWN.movie}`, needs: [], shows: "Overview" },
	{ name: "Movie, not held", path: `/movie/${NEW.movie}`, needs: ["upstream"], shows: "Overview" },
	{ name: "Show, held", path: `/tv/${KNOWN.show}/1/1`, needs: [], shows: "Overview" },
	{ name: "Watch, held", path: `/watch/movie/${KNOWN.movie}`, needs: [], shows: "Streaming Servers" },
	{ name: "Embedded player, held", path: `/embed/movie/${KNOWN.movie}`, needs: [], shows: "<canvas" },
	{ name: "Privacy", path: "/privacy", needs: [], shows: "Privacy Policy" },
	{ name: "Login", path: "/login", needs: [], shows: "Password" },
	{ name: "My List, signed out", path: "/my-list", needs: [], shows: "Sign In Required" },
	{ name: "Home, signed in", path: "/", who: "user", needs: ["D1"], shows: "Trending Now" },
	{ name: "My List", path: "/my-list", who: "user", needs: ["D1"], shows: "Personal entertainment" },
	{ name: "Settings", path: "/settings", who: "user", needs: ["D1"], shows: "Save Changes" },
	{ name: "Admin panel", path: "/admin", who: "owner", needs: ["D1"] },
	{ name: "GET /api/health", path: "/api/health", needs: ["D1", "KV"] },
	{ name: "GET /api/tmdb, held", path: "/api/tmdb/movie/popular", needs: [] },
	{ name: "GET /api/tmdb, not held", path: `/api/tmdb/tv/${NEW.show}`, needs: ["upstream"] },
	{ name: "GET /api/player-servers", path: "/api/player-servers", needs: [] },
	{ name: "GET /api/player-servers, anew", path: "/api/player-servers?refresh=1", needs: ["player config"] },
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
		name: "POST /api/watch-later, held",
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
	/** What a visitor is told, in a few words; the same words mean the same answer. */
	told: string;
	milliseconds: number;
	text: string;
}

const TOLD: [RegExp, string][] = [
	[/Showing saved catalogue/, "saved catalogue"],
	[/The catalogue is not answering right now/, "“The catalogue is not answering right now”"],
	[/Failed to load content\. Please try again\./, "“Failed to load content. Please try again.”"],
	[/Failed to load watch history/, "“Failed to load watch history. Please try refreshing the page.”"],
	[/Something went wrong/, "“Something went wrong”, with Try again"],
	[/Config Error/, "“Config Error”, our own players"],
];

function tellPage(html: string, { who, shows }: Probe, username: string): string {
	const told = TOLD.filter(([pattern]) => pattern.test(html)).map(([, words]) => words);
	const isUsual = !shows || html.toLowerCase().includes(shows.toLowerCase());
	if (who && !html.includes(username) && told.length === 0) told.push("as signed out");
	if (told.length > 0) return told.join(", ");
	return isUsual ? "as usual" : "without it";
}

function tellCall(text: string): string {
	const answer = JSON.parse(text) as { success?: boolean; code?: string; message?: string; data?: unknown };
	if (answer.success !== false) {
		const { data } = answer as { data?: { status?: string; error?: string } };
		return data?.status === "degraded" ? "degraded" : data?.error ? "our own players" : "as usual";
	}
	return answer.message === "Invalid email or password" ? "as usual" : `“${answer.message}”`;
}

/** Follows redirects, as a browser does. */
export async function ask(url: string, probe: Probe, visitors: Visitors): Promise<Seen> {
	const { path, method = "GET", body, who } = probe;
	const isCall = path.startsWith("/api/");
	const token = who && visitors[who].token;
	const started = performance.now();
	const response = await fetch(`${url}${path}`, {
		method,
		headers: {
			// A connection that lay idle may be closed just when it is used again.
			connection: "close",
			"cf-connecting-ip": crypto.randomUUID(),
			...(body !== undefined && { "content-type": "application/json" }),
			...(token && (isCall ? { authorization: `Bearer ${token}` } : { cookie: `marquee_session=${token}` })),
		},
		body: body === undefined ? undefined : JSON.stringify(body),
		signal: AbortSignal.timeout(60_000),
	});
	const text = await response.text();
	const milliseconds = performance.now() - started;
	const told = isCall ? tellCall(text) : tellPage(text, probe, who ? visitors[who].username : "");
	return { status: response.status, told, milliseconds, text };
}
