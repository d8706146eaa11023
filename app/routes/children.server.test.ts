// A child's profile: nothing that the server sends it names a title that is closed to it.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { type ProfileId, profiles } from "~/database/schema/accounts";
import { issueCredentials } from "~/domain/accounts/sessions.server";
import type { MediaType, TitleRef } from "~/domain/catalogue/types";
import { addToListPath } from "~/domain/library/own-lists/own-lists";
import { type OperationKey, ROWS } from "~/operations/registry";
import siteMap from "~/routes";
import { isOpenToChild } from "../../tests/fake-upstream/certificates";
import { toSeason } from "../../tests/fake-upstream/details";
import { MOVIES, SHOWS } from "../../tests/fake-upstream/titles";
import { givenProfile, givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { call } from "../../tests/harness/calls";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";

vi.mock("~/browser/local-library.client", () => ({}));
vi.mock("~/browser/library/library.client", () => ({}));
vi.mock("~/browser/library/session-lists.client", () => ({}));

const INSTALLATION = { variables: TMDB_VARIABLES };
const LIMIT = { movie: ["G", "PG"], tv: ["TV-Y", "TV-G", "TV-PG"] };

const refs = (mediaType: MediaType, ids: number[]) => ids.map((id): TitleRef => ({ mediaType, id }));
/** One that is open. */
const OPEN = [...refs("movie", [1001]), ...refs("tv", [50_001])];
/** Too old; rated by nobody; in another region only; too old in one of its releases; named as unrated. */
const CLOSED = [
	...refs("movie", [1002, 1003, 1004, 1013, 1023]),
	...refs("tv", [50_002, 50_019, 50_012, 50_013, 50_023]),
];

const nameOf = ({ id }: { id: number }) => String(MOVIES[id - 1000]?.title ?? SHOWS[id - 50_000]?.name ?? "");

/** The names of open titles, and of the episodes of the one that is opened, which are invented in the same way. */
const openNames = [
	...[...MOVIES, ...SHOWS].filter(isOpenToChild).map(nameOf),
	...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((season) => JSON.stringify(toSeason(SHOWS[1]!, season))),
].join("\n");
/** The names of all closed titles of the upstream, but those that stand in the name of an open one. */
const NAMES = [...MOVIES, ...SHOWS]
	.filter((title) => !isOpenToChild(title))
	.map(nameOf)
	.filter((name) => name.length > 3 && !openNames.includes(name));

function findNames(text: string): string[] {
	return NAMES.filter((name) => text.includes(name));
}

/** What the browser gets, with what is streamed. */
async function textOf(value: unknown): Promise<string> {
	if (value instanceof Promise) return await textOf(await value.catch(String));
	if (Array.isArray(value)) return (await Promise.all(value.map(textOf))).join("\n");
	if (value instanceof Map || value instanceof Set) return await textOf([...value]);
	if (typeof value === "object" && value !== null) return await textOf(Object.values(value));
	return String(value);
}

/** Somebody with a library of open and of closed titles, as it is before they become a child's. */
async function givenKim() {
	fakeTmdb();
	const platform = testPlatform(TMDB_VARIABLES);
	const user = await givenUser(platform);
	const { id } = await givenProfile(platform, user, { name: "Kim" });
	const { token, sessionId } = await givenSession(platform, user);
	async function write(method: string, path: string, body?: unknown) {
		const { status, body: sent } = await call(path, { method, body, token }, INSTALLATION);
		expect(status, `${method} ${path}: ${JSON.stringify(sent)}`).toBeLessThan(300);
		return sent.data;
	}
	await write("POST", `/api/profiles/${id}/use`);
	let playId = "";
	const list = await write("POST", "/api/lists", { name: "Evenings" });
	for (const title of [...OPEN, ...CLOSED]) {
		const ref = { media_type: title.mediaType, media_id: String(title.id) };
		const episode = title.mediaType === "tv" ? { season: 1, episode: 1 } : {};
		await write("POST", "/api/watch-later", ref);
		await write("POST", "/api/watch-history", { ...ref, ...episode, position: 600, duration: 3000 });
		const play = await write("POST", "/api/plays", { ...ref, ...episode, watched_at: new Date().toISOString() });
		playId = play.id;
		await write("PUT", `/api/ratings/${title.id}/${title.mediaType}`, { rating: 9 });
		await write("PUT", `/api/lists/${list.id}/titles/${title.id}/${title.mediaType}`, {});
		await write("PUT", `/api/notes/${title.id}/${title.mediaType}`, { note: "Again" });
	}
	const named = { userId: user.id, sessionId, isRemembered: true, profileId: id };
	const cookie = `__Host-marquee_session=${(await issueCredentials(platform.config, named)).token}`;
	async function becomeChild() {
		const isKim = eq(profiles.id, id as ProfileId);
		await openDatabase(platform.db)
			.update(profiles)
			.set({ ageLimit: JSON.stringify(LIMIT) })
			.where(isKim);
	}
	const { url } = await write("PUT", `/api/lists/${list.id}`, { is_open: true });
	const secret = String(url).split("/").at(-1) ?? "";
	return { user, profileId: id, playId, listId: String(list.id), secret, token, cookie, becomeChild };
}

type Kim = Awaited<ReturnType<typeof givenKim>>;

const each = (mediaType: MediaType, toPath: (title: TitleRef) => string) =>
	CLOSED.filter((title) => title.mediaType === mediaType).map(toPath);
const searches = (toPath: (name: string) => string) => CLOSED.map((title) => toPath(encodeURIComponent(nameOf(title))));
const THIS_YEAR = new Date().getUTCFullYear();

/** Addresses of each page; `names`: who is no child finds closed titles there. */
const PAGES: Record<string, { paths: string[]; names?: true }> = {
	"/": { paths: ["/"], names: true },
	"/movies": {
		paths: ["/movies", "/movies?chip=trending", "/movies?page=3", ...searches((name) => `/movies?search=${name}`)],
		names: true,
	},
	"/tv": {
		paths: ["/tv", "/tv?chip=trending", "/tv?page=2", ...searches((name) => `/tv?search=${name}`)],
		names: true,
	},
	"/search": { paths: searches((name) => `/search?q=${name}`), names: true },
	"/pictures": { paths: ["/pictures", "/pictures?sign=rocket", "/pictures?sign=sea&sign=heart"], names: true },
	"/signs": {
		paths: [...searches((name) => `/signs?q=${name}`), `/signs?${CLOSED.map(({ id }) => `guess=${id}`).join("&")}`],
		names: true,
	},
	"/surprise": {
		paths: [
			"/surprise",
			...CLOSED.map(({ mediaType, id }) => `/surprise?title=${mediaType}:${id}&like=${mediaType}:${id}`),
		],
		names: true,
	},
	"/movie/:id": { paths: [...each("movie", ({ id }) => `/movie/${id}`), "/movie/1001"], names: true },
	"/tv/:id": { paths: [...each("tv", ({ id }) => `/tv/${id}`), "/tv/50001"], names: true },
	"/tv/:id/:season/:episode": { paths: each("tv", ({ id }) => `/tv/${id}/1/1`), names: true },
	"/person/:id": { paths: [...each("movie", ({ id }) => `/person/${id}00`), "/person/100100"], names: true },
	"/collection/:id": { paths: ["/collection/800", "/collection/809", "/collection/818"], names: true },
	"/watch/movie/:id": { paths: [...each("movie", ({ id }) => `/watch/movie/${id}`), "/watch/movie/1001"], names: true },
	"/watch/tv/:id/:season/:episode": { paths: each("tv", ({ id }) => `/watch/tv/${id}/1/1`), names: true },
	"/watch/movie/:id/opened": { paths: each("movie", ({ id }) => `/watch/movie/${id}/opened`) },
	"/watch/tv/:id/:season/:episode/opened": { paths: each("tv", ({ id }) => `/watch/tv/${id}/1/1/opened`) },
	"/settings": {
		paths: ["/settings", "/settings?tab=data", "/settings?tab=profiles", "/settings?tab=watching"],
	},
	"/settings/import": { paths: ["/settings/import"] },
	"/settings/import/:id": { paths: ["/settings/import/none"] },
	"/my-list": {
		paths: [
			...["/my-list", "/my-list?tab=watchlater", "/my-list?show=unfinished", "/my-list?tab=watchlater&sort=title"],
			...["/my-list?debug=1", "/my-list?tab=watchlater&show=movies", "/my-list?show=next"],
			...searches((name) => `/my-list?q=${name}`),
			...searches((name) => `/my-list?tab=watchlater&q=${name}`),
		],
		names: true,
	},
	"/my-list/lists": { paths: ["/my-list/lists", ...CLOSED.map((title) => addToListPath(title))], names: true },
	"/my-list/lists/:id": { paths: ["/my-list/lists/LIST", "/my-list/lists/LIST?do=order"], names: true },
	"/lists/:secret": { paths: ["/lists/SECRET"], names: true },
	"/watched": {
		paths: [
			...["/watched", "/watched?show=movies", "/watched?show=rated", "/watched?view=stubs"],
			...searches((name) => `/watched?q=${name}`),
			...searches((name) => `/watched?show=rated&q=${name}`),
		],
		names: true,
	},
	"/watched/:year": { paths: [`/watched/${THIS_YEAR}`, "/watched/all"], names: true },
	"/watched/:year/strip.svg": { paths: [`/watched/${THIS_YEAR}/strip.svg`, "/watched/all/strip.svg"] },
	"/admin": { paths: ["/admin"] },
	"/region": { paths: ["/region"] },
	"/language": { paths: ["/language"] },
	"/logout": { paths: ["/logout"] },
	"/privacy": { paths: ["/privacy"] },
	"/dmca": { paths: ["/dmca"] },
	"/api/docs": { paths: ["/api/docs"] },
	"/404": { paths: ["/404", "/404?reason=unavailable&from=%2Fmovie%2F1002", "/404?reason=closed"], names: true },
	"/*": { paths: ["/nothing/here"], names: true },
	"/profiles": { paths: ["/profiles"] },
	"/together": { paths: ["/together"] },
	"/login": { paths: ["/login"] },
	"/signup": { paths: ["/signup"] },
	"/forgot-password": { paths: ["/forgot-password"] },
	"/reset-password": { paths: ["/reset-password"] },
	"/verify-email": { paths: ["/verify-email"] },
	"/embed/movie/:id": { paths: each("movie", ({ id }) => `/embed/movie/${id}`), names: true },
	"/embed/tv/:id/:season/:episode": { paths: each("tv", ({ id }) => `/embed/tv/${id}/1/1`), names: true },
	"/embed/trailer/movie/:id": { paths: each("movie", ({ id }) => `/embed/trailer/movie/${id}`), names: true },
	"/embed/trailer/tv/:id/:season/:episode": {
		paths: each("tv", ({ id }) => `/embed/trailer/tv/${id}/1/1`),
		names: true,
	},
	"/sitemap.xml": { paths: ["/sitemap.xml"] },
	"/robots.txt": { paths: ["/robots.txt"] },
	"/manifest.webmanifest": { paths: ["/manifest.webmanifest"] },
	"/offline": { paths: ["/offline"] },
	"/opensearch.xml": { paths: ["/opensearch.xml"] },
	"/artwork/:version/:size/:file": {
		paths: [
			...each("movie", ({ id }) => `/artwork/2/w500/movie-${id}-stub.svg`),
			...each("tv", ({ id }) => `/artwork/2/w500/tv-${id}-s1-ticket-1.svg`),
		],
	},
};

function pathsOf(entries: RouteConfigEntry[], parent = ""): string[] {
	return entries.flatMap((entry) => {
		const path = [parent, entry.path].filter(Boolean).join("/");
		return entry.children ? pathsOf(entry.children, path) : [`/${path}`];
	});
}

test("each closed title that is used here has a name that tells it from all that is open", () => {
	expect(CLOSED.map(nameOf).filter((name) => !NAMES.includes(name))).toEqual([]);
});

test("every page of the site map is walked as a child", () => {
	const paths = pathsOf(siteMap as RouteConfigEntry[]).filter((path) => path !== "/api/*");
	expect(Object.keys(PAGES).sort()).toEqual(paths.sort());
});

async function openPage(address: string, { cookie, listId, secret }: Kim): Promise<{ status: number; text: string }> {
	const path = address.replace("LIST", listId).replace("SECRET", secret);
	const image = path.endsWith("/opened") && { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" };
	const headers = { ...freshAddress(), cookie, ...image };
	const page = await fetchPage(path, { headers }, INSTALLATION).catch((thrown: unknown) => {
		if (!(thrown instanceof Response)) throw new Error(`${path} failed`, { cause: thrown });
		return { response: thrown, data: null, settled: async () => undefined };
	});
	const { response } = page;
	const text = [await response.text(), JSON.stringify([...response.headers]), await textOf(page.data)].join("\n");
	await page.settled();
	return { status: response.status, text };
}

async function walkPages(kim: Kim): Promise<Record<string, string[]>> {
	const named: Record<string, string[]> = {};
	for (const [pattern, { paths }] of Object.entries(PAGES)) {
		for (const path of paths) {
			const names = findNames((await openPage(path, kim)).text);
			if (names.length > 0) named[pattern] = [...(named[pattern] ?? []), ...names.map((name) => `${path}: ${name}`)];
		}
	}
	return named;
}

const LATER_MS = 120_000;

test("pages name titles to somebody who is no child", { timeout: LATER_MS }, async () => {
	const named = await walkPages(await givenKim());
	const expected = Object.entries(PAGES).flatMap(([pattern, { names }]) => (names ? [pattern] : []));
	expect(Object.keys(named)).toEqual(expected);
});

test("no page names a title to a child that is closed to it; open ones are shown", { timeout: LATER_MS }, async () => {
	const kim = await givenKim();
	await kim.becomeChild();
	expect(await walkPages(kim)).toEqual({});
	for (const path of [
		"/",
		"/movies",
		"/movie/1001",
		"/watch/movie/1001",
		"/my-list",
		"/watched",
		"/my-list/lists/LIST",
	]) {
		expect((await openPage(path, kim)).text, path).toContain(nameOf({ id: 1001 }));
	}
});

test("to a child, the address of a closed title leads to the page that says so, and its picture is not there", async () => {
	const kim = await givenKim();
	await kim.becomeChild();
	for (const { mediaType, id } of CLOSED) {
		const place = mediaType === "tv" ? "/1/1" : "";
		for (const path of [`/${mediaType}/${id}`, `/watch/${mediaType}/${id}${place}`]) {
			expect((await openPage(path, kim)).text, path).toContain('["location","/404"]');
		}
		const ticket = mediaType === "tv" ? `tv-${id}-s1-ticket-1.svg` : `movie-${id}-stub.svg`;
		for (const path of [`/embed/${mediaType}/${id}${place}`, `/artwork/2/w500/${ticket}`]) {
			expect([path, (await openPage(path, kim)).status]).toEqual([path, 404]);
		}
	}
	expect((await openPage("/artwork/2/w500/movie-1001-stub.svg", kim)).status).toBe(200);
	expect((await openPage("/404", kim)).text).toContain("title");
});

const CLOSED_PAGES = [
	"/settings",
	"/settings/import",
	"/settings/import/none",
	"/admin",
	"/login",
	"/signup",
	"/logout",
];

test("settings, files, administration and the ways out are closed to a child", async () => {
	const kim = await givenKim();
	await kim.becomeChild();
	for (const path of CLOSED_PAGES) {
		expect((await openPage(path, kim)).text, path).toContain('["location","/404?reason=closed"]');
	}
	expect((await openPage("/404?reason=closed", kim)).status).toBe(403);
});

/** What an operation is to a child that calls it with a closed title. */
type Outcome =
	/** 403 `not_for_children`. */
	| "closed"
	/** 404. */
	| "missing"
	/** Without the closed titles. */
	| "open";

/** Every operation. A new one is open to children only where it is listed as such. */
const OPERATIONS: Record<OperationKey, Outcome> = {
	"POST /api/auth/login": "open",
	"POST /api/auth/logout": "closed",
	"GET /api/auth/verify": "open",
	"POST /api/auth/confirm-password": "closed",
	"GET /api/auth/sessions": "closed",
	"DELETE /api/auth/sessions/:id": "closed",
	"DELETE /api/auth/sessions": "closed",
	"POST /api/auth/register": "open",
	"POST /api/auth/reset-link": "open",
	"POST /api/auth/email-verification": "closed",
	"POST /api/auth/verify-email": "open",
	"GET /api/auth/profile": "open",
	"GET /api/together": "open",
	"PUT /api/together/:id": "open",
	"DELETE /api/together/:id": "open",
	"PUT /api/admin/users/:id": "closed",
	"DELETE /api/admin/users/:id": "closed",
	"GET /api/profiles": "open",
	"POST /api/profiles": "closed",
	"PUT /api/profiles/:id": "closed",
	"DELETE /api/profiles/:id": "closed",
	"POST /api/profiles/:id/use": "open",
	"GET /api/me/export": "closed",
	"GET /api/me/export/library.json": "closed",
	"GET /api/me/export/:file": "closed",
	"GET /api/admin/users": "closed",
	"GET /api/admin/users/export": "closed",
	"PUT /api/admin/users/:id/role": "closed",
	"PUT /api/admin/users/:id/premium": "closed",
	"POST /api/admin/users/:id/reset-link": "closed",
	"DELETE /api/admin/users/:id/sessions": "closed",
	"PUT /api/admin/users/:id/suspension": "closed",
	"DELETE /api/admin/users/:id/suspension": "closed",
	"DELETE /api/admin/users/:id/sign-in-limits": "closed",
	"POST /api/admin/users/create-test-admin": "closed",
	"POST /api/admin/promote-self": "closed",
	"GET /api/admin/blocked-titles": "closed",
	"POST /api/admin/blocked-titles": "closed",
	"DELETE /api/admin/blocked-titles/:mediaId/:mediaType": "closed",
	"GET /api/admin/jobs": "closed",
	"POST /api/admin/jobs/:name/run": "closed",
	"POST /api/watch-history/cleanup": "closed",
	"GET /api/admin/stats": "closed",
	"GET /api/admin/player-servers": "closed",
	"GET /api/admin/audit": "closed",
	"GET /api/debug/db-config": "open",
	"GET /api/debug/test-db": "closed",
	"GET /api/debug/watch-history": "closed",
	"GET /api/tmdb/*": "open",
	"GET /api/listing/:list": "open",
	"GET /api/certificates": "open",
	"GET /api/episodes/:mediaId": "open",
	"GET /api/tmdb/cache/stats": "closed",
	"POST /api/tmdb/cache/clear": "closed",
	"POST /api/changes": "open",
	"GET /api/watch-history": "open",
	"GET /api/watch-history/:mediaId/:mediaType": "missing",
	"POST /api/watch-history": "missing",
	"DELETE /api/watch-history/:mediaId/:mediaType": "missing",
	"POST /api/watch-history/remove": "open",
	"POST /api/watch-history/restore": "open",
	"DELETE /api/watch-history": "open",
	"GET /api/watch-history/stats": "open",
	"POST /api/watch-history/migrate": "open",
	"GET /api/watch-later": "open",
	"POST /api/watch-later": "missing",
	"POST /api/watch-later/migrate": "open",
	"DELETE /api/watch-later/:mediaId/:mediaType": "missing",
	"POST /api/watch-later/remove": "open",
	"GET /api/watched": "open",
	"POST /api/watched/:mediaId/:mediaType": "missing",
	"DELETE /api/watched/:mediaId/:mediaType": "missing",
	"PUT /api/watched/:mediaId/:mediaType": "missing",
	"DELETE /api/watched": "open",
	"POST /api/watched/restore-cleared": "open",
	"GET /api/plays": "open",
	"POST /api/plays": "missing",
	"PUT /api/plays/:id": "missing",
	"DELETE /api/plays/:id": "open",
	"GET /api/ratings": "open",
	"PUT /api/ratings/:mediaId/:mediaType": "missing",
	"DELETE /api/ratings/:mediaId/:mediaType": "missing",
	"GET /api/notes": "open",
	"PUT /api/notes/:mediaId/:mediaType": "missing",
	"DELETE /api/notes/:mediaId/:mediaType": "missing",
	"GET /api/hidden": "open",
	"PUT /api/hidden/:mediaId/:mediaType": "missing",
	"DELETE /api/hidden/:mediaId/:mediaType": "missing",
	"GET /api/lists": "open",
	"POST /api/lists": "open",
	"GET /api/lists/:id": "open",
	"PUT /api/lists/:id": "open",
	"DELETE /api/lists/:id": "open",
	"GET /api/lists/:id/titles": "open",
	"PUT /api/lists/:id/titles/:mediaId/:mediaType": "missing",
	"DELETE /api/lists/:id/titles/:mediaId/:mediaType": "missing",
	"GET /api/preferences": "open",
	"PUT /api/preferences": "open",
	"POST /api/imports": "closed",
	"GET /api/imports": "closed",
	"GET /api/imports/:id": "closed",
	"PUT /api/imports/:id": "closed",
	"DELETE /api/imports/:id": "closed",
	"GET /api/imports/:id/rows": "closed",
	"POST /api/imports/:id/rows": "closed",
	"PUT /api/imports/:id/rows/:row": "closed",
	"POST /api/imports/:id/work": "closed",
	"POST /api/imports/:id/apply": "closed",
	"POST /api/imports/:id/undo": "closed",
	"GET /api/imports/:id/report.csv": "closed",
	"GET /api/recommendations": "open",
	"GET /api/player-servers": "open",
	"POST /api/player-outcomes": "open",
	"GET /api/health": "open",
	"GET /api/openapi.json": "open",
	"GET /api/metrics": "open",
};

/** What follows the path of an operation, or stands for its variables. */
const QUERIES: Partial<Record<OperationKey, (title: TitleRef) => string[]>> = {
	"GET /api/tmdb/*": (title) => [
		...[
			`${title.mediaType}/${title.id}`,
			"trending/all/day",
			"movie/popular",
			"tv/popular",
			"discover/movie",
			"discover/tv",
		],
		...[`search/multi?query=${encodeURIComponent(nameOf(title))}`, "movie/1001", "tv/50001"],
		...(title.mediaType === "tv" ? [`tv/${title.id}/season/1`] : []),
	],
	"GET /api/listing/:list": (title) => [
		...["movies?first=1&last=2", "tv?first=1&last=2", "pictures?sign=sea&first=1&last=1"],
		`search?q=${encodeURIComponent(nameOf(title))}&first=1&last=1`,
	],
};

/** With the names of closed titles, where somebody calls them who is no child. */
const NAMED: OperationKey[] = [
	...(["GET /api/tmdb/*", "GET /api/listing/:list", "GET /api/watch-later", "GET /api/recommendations"] as const),
	...(["GET /api/lists/:id", "GET /api/lists/:id/titles"] as const),
	...(["GET /api/me/export/library.json", "GET /api/me/export/:file"] as const),
];

/** A body for whatever takes a title. */
function bodyOf({ mediaType, id }: TitleRef) {
	const ref = { media_type: mediaType, media_id: String(id), ...(mediaType === "tv" && { season: 1, episode: 1 }) };
	const at = new Date().toISOString();
	const kinds = ["open", "save", "hide", "mark", "unmark", "unsave"];
	return {
		...ref,
		watched_at: at,
		rating: 7,
		note: "Again",
		name: "Mornings",
		title: ref,
		titles: [ref],
		episodes: [],
		watchHistoryData: [{ ...ref, timestamp: Date.now() }],
		changes: kinds.map((kind) => ({ kind, at, media_type: mediaType, media_id: String(id) })),
	};
}

async function callAll(kim: Kim, keys: readonly OperationKey[], titles: TitleRef[]) {
	const calls: { key: OperationKey; status: number; text: string }[] = [];
	for (const { key, method, path } of ROWS) {
		if (!keys.includes(key)) continue;
		for (const title of titles) {
			const values: Record<string, string> = {
				mediaId: String(title.id),
				mediaType: title.mediaType,
				file: "plain.csv",
			};
			const ids = { plays: kim.playId, profiles: kim.profileId, lists: kim.listId };
			const id = Object.entries(ids).find(([name]) => path.startsWith(`/api/${name}/`))?.[1] ?? "none";
			const filled = path.replace(":id", id).replace(/:(\w+)/g, (whole, name: string) => values[name] ?? whole);
			const ends = QUERIES[key]?.(title) ?? [null];
			for (const end of ends) {
				const url = end === null ? filled : filled.replace(/(?:\*|:list)$/, end);
				const headers = { ...freshAddress(), authorization: `Bearer ${kim.token}`, "content-type": "application/json" };
				const body = method === "GET" ? undefined : JSON.stringify(bodyOf(title));
				const response = await fetchApi(url, { method, headers, body }, INSTALLATION);
				calls.push({ key, status: response.status, text: await response.text() });
			}
		}
	}
	return calls;
}

const READS = ROWS.filter(({ method }) => method === "GET").map(({ key }) => key);
/** What changes the library is called after what reads it. */
const WRITES = ROWS.filter(({ method }) => method !== "GET").map(({ key }) => key);

test("operations name titles to somebody who is no child", { timeout: LATER_MS }, async () => {
	const kim = await givenKim();
	const named = (await callAll(kim, READS, CLOSED)).filter(({ text }) => findNames(text).length > 0);
	expect([...new Set(named.map(({ key }) => key))].sort()).toEqual(NAMED.toSorted());
});

test("no operation names a title to a child that is closed to it, or has anything of it", {
	timeout: LATER_MS,
}, async () => {
	const kim = await givenKim();
	await kim.becomeChild();
	const calls = [...(await callAll(kim, READS, CLOSED)), ...(await callAll(kim, WRITES, [CLOSED[0]!, CLOSED[7]!]))];
	for (const { key, status, text } of calls) {
		expect([key, findNames(text)]).toEqual([key, []]);
		const isClosed = text.includes('"not_for_children"');
		const outcome: Outcome = isClosed ? "closed" : OPERATIONS[key] === "missing" && status === 404 ? "missing" : "open";
		expect([key, status, outcome, text.slice(0, 200)]).toEqual([key, status, OPERATIONS[key], text.slice(0, 200)]);
		if (key === "POST /api/changes") expect(text).toContain('"taken":0');
	}
	expect([...new Set(calls.map(({ key }) => key))].sort()).toEqual(Object.keys(OPERATIONS).sort());
});

test("what a child's library has of closed titles is not listed, and comes back with the limit", async () => {
	const kim = await givenKim();
	const lists = ["watch-later", "watch-history", "plays", "ratings", "notes", "watched"];
	async function count() {
		const counts = lists.map(
			async (list) => (await call(`/api/${list}`, { token: kim.token }, INSTALLATION)).body.data.length,
		);
		return await Promise.all(counts);
	}
	const before = await count();
	await kim.becomeChild();
	const [later, history, plays] = await count();
	expect([later, history, plays]).toEqual([2, 2, 2]);
	const isKim = eq(profiles.id, kim.profileId as ProfileId);
	await openDatabase(testPlatform().db).update(profiles).set({ ageLimit: null }).where(isKim);
	expect(await count()).toEqual(before);
});
