// The operations of /api: how each is called, and which module defines it. The worker loads only this table when it starts;
// operations.ts imports a module when one of its operations first runs.
import type { Access } from "~/domain/accounts/policy";
import { REMARK_NAMES, REMARKS } from "~/domain/library/changes/remarks";
import type { LimitName } from "~/http/rate-limit";
import { LARGE_BODY_MAX } from "~/lib/http/read-body";
import { sentence } from "~/messages/sentence";

type Method = "GET" | "POST" | "PUT" | "DELETE";

interface Entry {
	/** Method and path, as in `DELETE /api/auth/sessions/:id`. */
	key: `${Method} /api/${string}`;
	access: Access;
	/** A rate limit beside those that count every write and every read. */
	limit?: LimitName;
	/** The limit counts the signed-in user in each network, before the input is parsed; else what `countBy` of the definition says. */
	isLimitedByUser?: true;
	/** Closed to a child. What is the account's, its people's or administration is anyway. */
	isForAdults?: true;
	/** A read that costs as much as many small ones; it is counted apart. */
	isCostly?: true;
	/** Bytes of the body; 64 KiB by default. */
	bodyMax?: number;
	/** The body may be a form with files (`multipart/form-data`) instead of JSON. */
	takesFiles?: boolean;
	/** The file of the definition. */
	module: string;
}

const REGISTRY = [
	{ key: "POST /api/auth/login", access: "public", module: "accounts/session" },
	{ key: "POST /api/auth/logout", access: "optional-session", isForAdults: true, module: "accounts/session" },
	{ key: "GET /api/auth/verify", access: "signed-in", module: "accounts/session" },
	{ key: "POST /api/auth/confirm-password", access: "first-person", module: "accounts/session" },
	{ key: "GET /api/auth/sessions", access: "first-person", module: "accounts/session" },
	{ key: "DELETE /api/auth/sessions/:id", access: "first-person", module: "accounts/session" },
	{ key: "DELETE /api/auth/sessions", access: "first-person", module: "accounts/session" },
	{ key: "POST /api/auth/register", access: "public", module: "accounts/account", limit: "REGISTER_LIMIT" },
	{ key: "POST /api/auth/reset-link", access: "public", module: "accounts/mailed-links", limit: "REGISTER_LIMIT" },
	{ key: "POST /api/auth/email-verification", access: "first-person", module: "accounts/mailed-links" },
	{ key: "POST /api/auth/verify-email", access: "public", module: "accounts/mailed-links" },
	{ key: "GET /api/auth/profile", access: "signed-in", module: "accounts/account" },
	{ key: "PUT /api/admin/users/:id", access: "self-or-owner", module: "accounts/account", limit: "REGISTER_LIMIT" },
	{ key: "DELETE /api/admin/users/:id", access: "self-or-owner", module: "accounts/account" },
	{ key: "GET /api/profiles", access: "signed-in", module: "accounts/profiles" },
	{ key: "POST /api/profiles", access: "first-person", module: "accounts/profiles" },
	{ key: "PUT /api/profiles/:id", access: "person-or-first", module: "accounts/profiles" },
	{ key: "DELETE /api/profiles/:id", access: "first-person", module: "accounts/profiles" },
	{ key: "POST /api/profiles/:id/use", access: "signed-in", module: "accounts/profiles" },
	{ key: "GET /api/together", access: "person", module: "accounts/together" },
	{ key: "PUT /api/together/:id", access: "person", module: "accounts/together" },
	{ key: "DELETE /api/together/:id", access: "person", module: "accounts/together" },
	{
		key: "GET /api/me/export",
		access: "first-person",
		module: "accounts/own-data",
		limit: "REGISTER_LIMIT",
		isLimitedByUser: true,
		isCostly: true,
	},
	{
		key: "GET /api/me/export/library.json",
		access: "person",
		isForAdults: true,
		module: "accounts/own-data",
		limit: "REGISTER_LIMIT",
		isLimitedByUser: true,
		isCostly: true,
	},
	{
		key: "GET /api/me/export/:file",
		access: "person",
		isForAdults: true,
		module: "library/csv-export",
		limit: "REGISTER_LIMIT",
		isLimitedByUser: true,
		isCostly: true,
	},
	{ key: "GET /api/admin/users", access: "admin", module: "administration/users" },
	{ key: "GET /api/admin/users/export", access: "admin", module: "administration/users", isCostly: true },
	{ key: "PUT /api/admin/users/:id/role", access: "owner", module: "administration/users" },
	{ key: "PUT /api/admin/users/:id/premium", access: "admin", module: "administration/users" },
	{ key: "POST /api/admin/users/:id/reset-link", access: "owner", module: "administration/users" },
	{ key: "DELETE /api/admin/users/:id/sessions", access: "owner", module: "administration/users" },
	{ key: "PUT /api/admin/users/:id/suspension", access: "admin", module: "administration/users" },
	{ key: "DELETE /api/admin/users/:id/suspension", access: "admin", module: "administration/users" },
	{ key: "DELETE /api/admin/users/:id/sign-in-limits", access: "admin", module: "administration/users" },
	{ key: "POST /api/admin/users/create-test-admin", access: "admin", module: "administration/users" },
	{ key: "POST /api/admin/promote-self", access: "admin", module: "administration/users" },
	{ key: "GET /api/admin/blocked-titles", access: "owner", module: "administration/blocked-titles" },
	{ key: "POST /api/admin/blocked-titles", access: "owner", module: "administration/blocked-titles" },
	{
		key: "DELETE /api/admin/blocked-titles/:mediaId/:mediaType",
		access: "owner",
		module: "administration/blocked-titles",
	},
	{ key: "GET /api/admin/jobs", access: "admin", module: "administration/jobs" },
	{ key: "POST /api/admin/jobs/:name/run", access: "admin", module: "administration/jobs" },
	{ key: "POST /api/watch-history/cleanup", access: "admin", module: "administration/jobs" },
	{ key: "GET /api/admin/stats", access: "admin", module: "administration/reports", isCostly: true },
	{ key: "GET /api/admin/player-servers", access: "admin", module: "administration/reports" },
	{ key: "GET /api/admin/audit", access: "admin", module: "administration/reports" },
	{ key: "GET /api/debug/db-config", access: "optional-session", module: "administration/reports" },
	{ key: "GET /api/debug/test-db", access: "admin", module: "administration/reports" },
	{ key: "GET /api/debug/watch-history", access: "first-person", module: "administration/reports" },
	{ key: "GET /api/tmdb/*", access: "optional-session", module: "catalogue/proxy", limit: "PROXY_LIMIT" },
	{ key: "GET /api/listing/:list", access: "optional-session", module: "catalogue/lists", limit: "PROXY_LIMIT" },
	{ key: "GET /api/episodes/:mediaId", access: "optional-session", module: "catalogue/lists", limit: "PROXY_LIMIT" },
	{ key: "GET /api/certificates", access: "public", module: "catalogue/lists", limit: "PROXY_LIMIT" },
	{ key: "GET /api/tmdb/cache/stats", access: "admin", module: "catalogue/cache" },
	{ key: "POST /api/tmdb/cache/clear", access: "admin", module: "catalogue/cache" },
	{ key: "POST /api/changes", access: "person", module: "library/changes", bodyMax: LARGE_BODY_MAX },
	{ key: "GET /api/watch-history", access: "person", module: "library/watch-history" },
	{ key: "GET /api/watch-history/:mediaId/:mediaType", access: "person", module: "library/watch-history" },
	{ key: "POST /api/watch-history", access: "person", module: "library/watch-history" },
	{ key: "DELETE /api/watch-history/:mediaId/:mediaType", access: "person", module: "library/watch-history" },
	{ key: "POST /api/watch-history/remove", access: "person", module: "library/watch-history" },
	{ key: "POST /api/watch-history/restore", access: "person", module: "library/watch-history" },
	{ key: "DELETE /api/watch-history", access: "person", module: "library/watch-history" },
	{ key: "GET /api/watch-history/stats", access: "person", module: "library/watch-history" },
	{
		key: "POST /api/watch-history/migrate",
		access: "person",
		module: "library/watch-history",
		bodyMax: LARGE_BODY_MAX,
	},
	{ key: "GET /api/watch-later", access: "person", module: "library/watch-later" },
	{ key: "POST /api/watch-later", access: "person", module: "library/watch-later" },
	{ key: "POST /api/watch-later/migrate", access: "person", module: "library/watch-later" },
	{ key: "DELETE /api/watch-later/:mediaId/:mediaType", access: "person", module: "library/watch-later" },
	{ key: "POST /api/watch-later/remove", access: "person", module: "library/watch-later" },
	{ key: "GET /api/watched", access: "person", module: "library/watched" },
	{ key: "POST /api/watched/:mediaId/:mediaType", access: "person", module: "library/watched" },
	{ key: "DELETE /api/watched/:mediaId/:mediaType", access: "person", module: "library/watched" },
	{ key: "PUT /api/watched/:mediaId/:mediaType", access: "person", module: "library/watched", bodyMax: LARGE_BODY_MAX },
	{ key: "DELETE /api/watched", access: "person", module: "library/watched" },
	{ key: "POST /api/watched/restore-cleared", access: "person", module: "library/watched" },
	{ key: "GET /api/plays", access: "person", module: "library/plays" },
	{ key: "POST /api/plays", access: "person", module: "library/plays" },
	{ key: "PUT /api/plays/:id", access: "person", module: "library/plays" },
	{ key: "DELETE /api/plays/:id", access: "person", module: "library/plays" },
	...REMARK_NAMES.flatMap((name) => {
		const path = `/api/${REMARKS[name].list}` as const;
		const keys = [`GET ${path}`, `PUT ${path}/:mediaId/:mediaType`, `DELETE ${path}/:mediaId/:mediaType`] as const;
		return keys.map((key) => ({ key, access: "person", module: "library/remarks" }) as const);
	}),
	{ key: "GET /api/hidden", access: "person", module: "library/hidden" },
	{ key: "PUT /api/hidden/:mediaId/:mediaType", access: "person", module: "library/hidden" },
	{ key: "DELETE /api/hidden/:mediaId/:mediaType", access: "person", module: "library/hidden" },
	{ key: "GET /api/lists", access: "person", module: "library/lists" },
	{ key: "POST /api/lists", access: "person", module: "library/lists" },
	{ key: "GET /api/lists/:id", access: "person", module: "library/lists" },
	{ key: "PUT /api/lists/:id", access: "person", module: "library/lists" },
	{ key: "DELETE /api/lists/:id", access: "person", module: "library/lists" },
	{ key: "GET /api/lists/:id/titles", access: "person", module: "library/lists" },
	{ key: "PUT /api/lists/:id/titles/:mediaId/:mediaType", access: "person", module: "library/lists" },
	{ key: "DELETE /api/lists/:id/titles/:mediaId/:mediaType", access: "person", module: "library/lists" },
	{ key: "GET /api/preferences", access: "person", module: "library/preferences" },
	{ key: "PUT /api/preferences", access: "person", module: "library/preferences" },
	{
		key: "POST /api/imports",
		access: "person",
		isForAdults: true,
		module: "library/imports",
		limit: "REGISTER_LIMIT",
		isLimitedByUser: true,
		bodyMax: LARGE_BODY_MAX,
		takesFiles: true,
	},
	{ key: "GET /api/imports", access: "person", isForAdults: true, module: "library/imports" },
	{ key: "GET /api/imports/:id", access: "person", isForAdults: true, module: "library/imports" },
	{ key: "PUT /api/imports/:id", access: "person", isForAdults: true, module: "library/imports" },
	{ key: "DELETE /api/imports/:id", access: "person", isForAdults: true, module: "library/imports" },
	{ key: "GET /api/imports/:id/rows", access: "person", isForAdults: true, module: "library/imports" },
	{
		key: "POST /api/imports/:id/rows",
		access: "person",
		isForAdults: true,
		module: "library/imports",
		bodyMax: LARGE_BODY_MAX,
	},
	{ key: "PUT /api/imports/:id/rows/:row", access: "person", isForAdults: true, module: "library/imports" },
	{ key: "POST /api/imports/:id/work", access: "person", isForAdults: true, module: "library/imports" },
	{ key: "POST /api/imports/:id/apply", access: "person", isForAdults: true, module: "library/imports" },
	{ key: "POST /api/imports/:id/undo", access: "person", isForAdults: true, module: "library/imports" },
	{
		key: "GET /api/imports/:id/report.csv",
		access: "person",
		isForAdults: true,
		module: "library/imports",
		isCostly: true,
	},
	{ key: "GET /api/recommendations", access: "person", module: "library/recommendations", isCostly: true },
	{ key: "GET /api/player-servers", access: "public", module: "playback/player-servers", limit: "WRITE_LIMIT" },
	{ key: "POST /api/player-outcomes", access: "public", module: "playback/player-servers", bodyMax: 1024 },
	{ key: "GET /api/health", access: "public", module: "product/product" },
	{ key: "GET /api/openapi.json", access: "public", module: "product/product" },
	{ key: "GET /api/metrics", access: "public", module: "product/product" },
] as const satisfies Entry[];

type Listed = (typeof REGISTRY)[number];

export type OperationKey = Listed["key"];

/** The operations with one of these access levels. */
export type KeyOfAccess<A extends Access> = Extract<Listed, { access: A }>["key"];

export interface Row extends Entry {
	key: OperationKey;
	method: string;
	path: string;
	module: Listed["module"];
}

/** The registry with method and path of each key. */
export const ROWS: readonly Row[] = REGISTRY.map((row) => {
	const [method = "", path = ""] = row.key.split(" ");
	return { ...row, method, path };
});

const BY_KEY = new Map<string, Row>(ROWS.map((row) => [row.key, row]));

export function findRow(key: OperationKey): Row {
	const row = BY_KEY.get(key);
	if (!row) throw new Error(`There is no operation ${key}`);
	return row;
}

export const NOT_FOUND = { status: 404, code: "not_found", message: sentence("noUrl") };
