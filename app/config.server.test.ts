import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ConfigError, type Env, readConfig } from "~/config.server";
import { testPlatform } from "../tests/harness/context";

const bindings = env as unknown as Env;

test("without a token or any other variable, the defaults stand", () => {
	const { config } = testPlatform();
	expect(config.TMDB_TOKEN).toBeUndefined();
	expect(config.CATALOGUE_REGION).toBe("US");
	expect(config.TMDB_API_BASE_URL).toMatch(/\/3$/);
});

test("a missing JWT_SECRET is an error that says how to set it", () => {
	expect(() => readConfig({ ...bindings, JWT_SECRET: "" })).toThrow(/wrangler secret put JWT_SECRET/);
});

test("a malformed variable is named", () => {
	expect(() => readConfig({ ...bindings, PROVIDER_HBO: "hbo" })).toThrow(ConfigError);
	expect(() => readConfig({ ...bindings, PROVIDER_HBO: "hbo" })).toThrow(/PROVIDER_HBO/);
});
