import { expect, test } from "vitest";
import { findRule, isAllowed, listMethods, POLICY } from "./policy";

test("an address or a method without a row has no rule", () => {
	expect(findRule({ method: "GET", pathname: "/api/secrets" })).toBeNull();
	expect(findRule({ method: "PATCH", pathname: "/api/auth/login" })).toBeNull();
	expect(findRule({ method: "GET", pathname: "/api/admin/users/1/role/extra" })).toBeNull();
});

test("HEAD is judged as GET, and the methods of an address are known", () => {
	expect(findRule({ method: "HEAD", pathname: "/api/health" })?.rule.access).toBe("anyone");
	expect(listMethods("/api/watch-history")).toEqual(["GET", "POST", "DELETE"]);
	expect(listMethods("/api/admin/users/export")).toContain("GET");
});

test("a fixed address comes before one with a name in it, and no row stands twice", () => {
	expect(findRule({ method: "GET", pathname: "/api/admin/users/export" })?.rule.path).toBe("/api/admin/users/export");
	expect(findRule({ method: "POST", pathname: "/api/tmdb/cache/clear" })?.rule.access).toBe("admin");
	expect(findRule({ method: "GET", pathname: "/api/tmdb/cache/stats" })?.rule.access).toBe("admin");
	const rows = POLICY.map(({ method, path }) => `${method} ${path}`);
	expect(new Set(rows).size).toBe(rows.length);
});

test("self or owner: the user of the address and owners, no admin", () => {
	const judgement = findRule({ method: "PUT", pathname: "/api/admin/users/ada" });
	expect(judgement).not.toBeNull();
	if (!judgement) return;
	expect(isAllowed(judgement, { id: "ada", role: "user" })).toBe(true);
	expect(isAllowed(judgement, { id: "grace", role: "owner" })).toBe(true);
	expect(isAllowed(judgement, { id: "grace", role: "admin" })).toBe(false);
	expect(isAllowed(judgement, { id: "grace", role: "user" })).toBe(false);
	expect(isAllowed(judgement, null)).toBe(false);
});
