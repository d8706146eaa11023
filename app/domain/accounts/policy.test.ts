import { expect, test } from "vitest";
import { findPageRule, isAllowed, PAGE_RULES } from "./policy";

test("an unknown page has no rule", () => {
	expect(findPageRule("/secrets")).toBeNull();
	expect(findPageRule("settings")).toMatchObject({ access: "signed-in", otherwise: "login" });
});

test("no page has two rules", () => {
	const paths = PAGE_RULES.map(({ path }) => path);
	expect(new Set(paths).size).toBe(paths.length);
});

test("self-or-owner allows the user of the path and owners, but not admins", () => {
	const allows = (visitor: Parameters<typeof isAllowed>[1]["visitor"]) =>
		isAllowed({ access: "self-or-owner" }, { visitor, id: "ada" });
	expect(allows({ id: "ada", role: "user" })).toBe(true);
	expect(allows({ id: "grace", role: "owner" })).toBe(true);
	expect(allows({ id: "grace", role: "admin" })).toBe(false);
	expect(allows({ id: "grace", role: "user" })).toBe(false);
	expect(allows(null)).toBe(false);
});
