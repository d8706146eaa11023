import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { withoutQuery } from "./errors";

test("removes the query and its values, which drizzle adds to an error", () => {
	const cause = new Error("D1_ERROR: UNIQUE constraint failed");
	const wrapped = new DrizzleQueryError("select * from users where email = ?", ["ada@example.com"], cause);
	expect(wrapped.message).toContain("ada@example.com");
	expect(withoutQuery(wrapped)).toBe(cause);
	expect(withoutQuery(cause)).toBe(cause);
	expect(withoutQuery("text")).toBe("text");
});
