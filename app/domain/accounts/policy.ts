// Owns who may do what: one row for each page and each call. The middleware reads it and the tests are generated from it;
// what has no row is refused.
import { isAdmin, type User } from "./types";

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
	["/person/:id", "any visitor"],
	["/collection/:id", "any visitor"],
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
	["/api/docs", "any visitor"],
	["/*", "any visitor"],
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
	["GET", "/api/admin/blocked-titles", "owner"],
	["POST", "/api/admin/blocked-titles", "owner"],
	["DELETE", "/api/admin/blocked-titles/:mediaId/:mediaType", "owner"],
	["GET", "/api/admin/jobs", "admin"],
	["POST", "/api/admin/jobs/:name/run", "admin"],
	["GET", "/api/admin/player-servers", "admin"],
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
	["POST", "/api/watch-later/samples", "signed in"],
	["DELETE", "/api/watch-later/:mediaId/:mediaType", "signed in"],
	["GET", "/api/recommendations", "signed in"],
	["GET", "/api/player-servers", "anyone"],
	["POST", "/api/player-outcomes", "anyone"],
	["POST", "/api/tmdb/cache/clear", "admin"],
	["GET", "/api/tmdb/cache/stats", "admin"],
	["GET", "/api/tmdb/*", "anyone"],
	["GET", "/api/listing/:list", "anyone"],
	["GET", "/api/debug/db-config", "any visitor"],
	["GET", "/api/debug/test-db", "admin"],
	["GET", "/api/debug/watch-history", "signed in"],
	["GET", "/api/health", "anyone"],
	["GET", "/api/openapi.json", "anyone"],
];

export const POLICY: Rule[] = [
	...PAGES.map(([path, access, otherwise]) => ({ path, method: null, access, otherwise })),
	...CALLS.map(([method, path, access]) => ({ path, method, access })),
];

/**
 * The row of a route; HEAD is judged as GET. Null: the route, or this method on it, has no row.
 * `pattern` as React Router gives it: with or without the leading slash.
 */
export function findRule({ method, pattern }: { method: string; pattern: string }): Rule | null {
	const asked = method === "HEAD" ? "GET" : method;
	const path = withSlash(pattern);
	return POLICY.find((rule) => rule.path === path && (rule.method === null || rule.method === asked)) ?? null;
}

/** The methods that a call's address answers; empty for an address without a row. */
export function listMethods(pattern: string): Method[] {
	const path = withSlash(pattern);
	return POLICY.flatMap((rule) => (rule.method && rule.path === path ? [rule.method] : []));
}

function withSlash(pattern: string): string {
	return `/${pattern.replace(/^\//, "")}`;
}

/** `id`: what the `:id` of the address says. */
export function isAllowed(
	{ access }: Pick<Rule, "access">,
	{ visitor, id }: { visitor: Pick<User, "id" | "role"> | null; id?: string },
): boolean {
	switch (access) {
		case "anyone":
		case "any visitor":
			return true;
		case "signed in":
			return visitor !== null;
		case "self or owner":
			return visitor !== null && (visitor.role === "owner" || visitor.id === id);
		case "admin":
			return isAdmin(visitor);
		case "owner":
			return visitor?.role === "owner";
	}
}
