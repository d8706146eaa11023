import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envExample, readmeWithVariables } from "./list-variables";

test(".dev.vars.example lists every variable (npx tsx scripts/list-variables.ts writes it)", () => {
	expect(readFileSync(".dev.vars.example", "utf8")).toBe(envExample());
});

test("the README lists every variable (npx tsx scripts/list-variables.ts writes it)", () => {
	const readme = readFileSync("README.md", "utf8");
	expect(readme).toBe(readmeWithVariables(readme));
});
