import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "~/config.server";
import { testPlatform } from "../tests/harness/context";

test("an unset variable has its default", () => {
	const { config } = testPlatform();
	expect(config.TMDB_TOKEN).toBeUndefined();
	expect(config.CATALOGUE_REGION).toBe("US");
	expect(config.TMDB_API_BASE_URL).toMatch(/\/3$/);
});

test("a missing JWT_SECRET is an error that says how to set it", () => {
	expect(() => readConfig({ ...env, JWT_SECRET: "" })).toThrow(/wrangler secret put JWT_SECRET/);
});

test("a malformed variable is named", () => {
	expect(() => readConfig({ ...env, PROVIDER_HBO: "hbo" })).toThrow(ConfigError);
	expect(() => readConfig({ ...env, PROVIDER_HBO: "hbo" })).toThrow(/PROVIDER_HBO/);
});
