import { expect, test } from "vitest";
import { answered } from "./lean-router";

test("what the product never switches on is answered while building", () => {
	expect(answered("if (init.instrumentations) { measure(); }").code).toBe("if (undefined) { measure(); }");
	expect(answered("if (isSpaMode) { a(); } else if (isSpaMode && b) { c(); }").code).toBe(
		"if (false) { a(); } else if (false && b) { c(); }",
	);
});

test("an assertion keeps its condition and loses its sentence", () => {
	const code = 'invariant(\n\tisThere(),\n\t// Why.\n\t`the thing, "it"`\n);\ninvariant2(a, "b");\ninvariant(c, text);';
	expect(answered(code).code).toBe("invariant(\n\tisThere()\n);\ninvariant2(a);\ninvariant(c, text);");
});

test("what only looks alike stays", () => {
	const code = "function routes(ssr, isSpaMode) { return context.isSpaMode && ssr; }";
	expect(answered(code)).toEqual({ code, questions: [] });
});
