import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envExample } from "./make-env-example";

test(".dev.vars.example lists every variable (npx tsx scripts/make-env-example.ts writes it)", () => {
	expect(readFileSync(".dev.vars.example", "utf8")).toBe(envExample());
});
