import { expect, test } from "vitest";
import { answered } from "./lean-router";

test("what the product never switches on is answered while building", () => {
	expect(answered("if (init.instrumentations) { measure(); }").code).toBe("if (undefined) { measure(); }");
	expect(answered("if (isSpaMode) { a(); } else if (isSpaMode && b) { c(); }").code).toBe(
		"if (false) { a(); } else if (false && b) { c(); }",
	);
});

test("what only looks alike stays", () => {
	const code = "function routes(ssr, isSpaMode) { return context.isSpaMode && ssr; }";
	expect(answered(code)).toEqual({ code, questions: [] });
});
