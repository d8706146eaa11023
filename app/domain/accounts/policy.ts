// Owns who may do what: one row for each page and each call. The middleware reads it and the tests are generated from it;
// what has no row is refused.
import type { User } from "./types";

/**
 * - `anyone`: nobody is asked who they are.
 * - `any visitor`: open to all, and answered according to who asks.
 * - `self or owner`: the user whom the `:id` of the address names, and every owner.
 */
export type Access = "anyone" | "any visitor" | "signed in" | "self or owner" | "admin" | "owner";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Rule {
	path: string;
	/** Null: a page, whose form comes back to its own address. */
	method: Method | null;
	access: Access;
	/** Where a page sends those who may not see it. */
	otherwise?: "login" | "home";
}

type ApiRow = [method: Method, path: string, access: Access];
type PageRow = [path: string, access: Access, otherwise?: "login" | "home"];

const PAGES: PageRow[] = [
	["/", "any visitor"],
	["/movies", "any visitor"],
	["/tv", "any visitor"],
	["/search", "any visitor"],
	["/movie/:id", "any visitor"],
	["/tv/:id", "any visitor"],
	["/tv/:id/:season/:episode", "any visitor"],
	["/watch/movie/:id", "any visitor"],
	["/watch/tv/:id", "any visitor"],
	["/watch/tv/:id/:season/:episode", "any visitor"],
	["/my-list", "any visitor"],
	["/settings", "signed in", "login"],
	["/admin", "admin", "home"],
	["/login", "any visitor"],
	["/signup", "any visitor"],
	["/forgot-password", "any visitor"],
	["/reset-password", "any visitor"],
	["/logout", "any visitor"],
	["/privacy", "any visitor"],
	["/dmca", "any visitor"],
	["/404", "any visitor"],
];

const CALLS: ApiRow[] = [
	["POST", "/api/auth/register", "anyone"],
	["POST", "/api/auth/login", "anyone"],
	["POST", "/api/auth/logout", "anyone"],
	["GET", "/api/auth/verify", "signed in"],
	["GET", "/api/auth/profile", "signed in"],
	["GET", "/api/auth/sessions", "signed in"],
	["DELETE", "/api/auth/sessions/:id", "signed in"],
	["GET", "/api/me/export", "signed in"],
	["GET", "/api/admin/users", "admin"],
	["GET", "/api/admin/users/export", "admin"],
	["POST", "/api/admin/users/create-test-admin", "admin"],
	["PUT", "/api/admin/users/:id", "self or owner"],
	["DELETE", "/api/admin/users/:id", "self or owner"],
	["PUT", "/api/admin/users/:id/role", "owner"],
	["PUT", "/api/admin/users/:id/premium", "admin"],
	["POST", "/api/admin/users/:id/reset-link", "owner"],
	["GET", "/api/admin/stats", "admin"],
	["GET", "/api/admin/audit", "admin"],
	["POST", "/api/admin/promote-self", "signed in"],
	["GET", "/api/watch-history", "signed in"],
	["POST", "/api/watch-history", "signed in"],
	["DELETE", "/api/watch-history", "signed in"],
	["GET", "/api/watch-history/stats", "signed in"],
	["POST", "/api/watch-history/migrate", "signed in"],
	["POST", "/api/watch-history/cleanup", "admin"],
	["GET", "/api/watch-history/:mediaId/:mediaType", "signed in"],
	["DELETE", "/api/watch-history/:mediaId/:mediaType", "signed in"],
	["GET", "/api/watch-later", "signed in"],
	["POST", "/api/watch-later", "signed in"],
	["DELETE", "/api/watch-later/:mediaId/:mediaType", "signed in"],
	["GET", "/api/recommendations", "signed in"],
	["GET", "/api/player-servers", "anyone"],
	["POST", "/api/tmdb/cache/clear", "admin"],
	["GET", "/api/tmdb/cache/stats", "admin"],
	["GET", "/api/tmdb/*", "anyone"],
	["GET", "/api/debug/db-config", "any visitor"],
	["GET", "/api/debug/test-db", "admin"],
	["GET", "/api/debug/watch-history", "signed in"],
	["GET", "/api/health", "anyone"],
	["GET", "/api/openapi.json", "anyone"],
	["GET", "/api/docs", "anyone"],
];

export const POLICY: Rule[] = [
	...PAGES.map(([path, access, otherwise]) => ({ path, method: null, access, otherwise })),
	...CALLS.map(([method, path, access]) => ({ path, method, access })),
];

function segments(path: string): string[] {
	return path.split("/").filter(Boolean);
}

/** The values of a rule's `:names` in an address, or null when it is another address. A `*` takes whatever is left. */
function matchPath(pattern: string, pathname: string): Record<string, string> | null {
	const given = segments(pathname);
	const params: Record<string, string> = {};
	for (const [index, part] of segments(pattern).entries()) {
		if (part === "*") return params;
		const value = given[index];
		if (value === undefined) return null;
		if (part.startsWith(":")) params[part.slice(1)] = value;
		else if (part !== value) return null;
	}
	return segments(pattern).length === given.length ? params : null;
}

export interface Judgement {
	rule: Rule;
	params: Record<string, string>;
}

/** The first row of an address; HEAD is judged as GET. Null: the address, or this method on it, has no row. */
export function findRule({ method, pathname }: { method: string; pathname: string }): Judgement | null {
	const asked = method === "HEAD" ? "GET" : method;
	for (const rule of POLICY) {
		if (rule.method !== null && rule.method !== asked) continue;
		const params = matchPath(rule.path, pathname);
		if (params) return { rule, params };
	}
	return null;
}

/** The methods that an address answers; empty for an address without a row. */
export function listMethods(pathname: string): Method[] {
	return POLICY.flatMap(({ method, path }) => (method && matchPath(path, pathname) ? [method] : []));
}

export function isAllowed({ rule, params }: Judgement, visitor: Pick<User, "id" | "role"> | null): boolean {
	switch (rule.access) {
		case "anyone":
		case "any visitor":
			return true;
		case "signed in":
			return visitor !== null;
		case "self or owner":
			return visitor !== null && (visitor.role === "owner" || visitor.id === params.id);
		case "admin":
			return visitor?.role === "admin" || visitor?.role === "owner";
		case "owner":
			return visitor?.role === "owner";
	}
}
