import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envExample, withVariables } from "./list-variables";

test(".dev.vars.example lists every variable (npx tsx scripts/list-variables.ts writes it)", () => {
	expect(readFileSync(".dev.vars.example", "utf8")).toBe(envExample());
});

test("docs/variables.md lists every variable (npx tsx scripts/list-variables.ts writes it)", () => {
	const document = readFileSync("docs/variables.md", "utf8");
	expect(document).toBe(withVariables(document));
});
