import { expect, test } from "vitest";
import { findRule, isAllowed, listMethods, POLICY } from "./policy";

test("a route or a method without a row has no rule", () => {
	expect(findRule({ method: "GET", pattern: "/api/secrets" })).toBeNull();
	expect(findRule({ method: "PATCH", pattern: "/api/auth/login" })).toBeNull();
	expect(findRule({ method: "GET", pattern: "/api/admin/users/:id" })).toBeNull();
});

test("HEAD is judged as GET, and the methods of an address are known", () => {
	expect(findRule({ method: "HEAD", pattern: "api/health" })?.access).toBe("anyone");
	expect(listMethods("api/watch-history")).toEqual(["GET", "POST", "DELETE"]);
	expect(listMethods("/api/secrets")).toEqual([]);
});

test("no row stands twice", () => {
	const rows = POLICY.map(({ method, path }) => `${method} ${path}`);
	expect(new Set(rows).size).toBe(rows.length);
});

test("self or owner: the user of the address and owners, no admin", () => {
	const allows = (visitor: Parameters<typeof isAllowed>[1]["visitor"]) =>
		isAllowed({ access: "self or owner" }, { visitor, id: "ada" });
	expect(allows({ id: "ada", role: "user" })).toBe(true);
	expect(allows({ id: "grace", role: "owner" })).toBe(true);
	expect(allows({ id: "grace", role: "admin" })).toBe(false);
	expect(allows({ id: "grace", role: "user" })).toBe(false);
	expect(allows(null)).toBe(false);
});
