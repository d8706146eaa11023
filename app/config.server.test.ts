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

test("the error of a malformed variable names it", () => {
	expect(() => readConfig({ ...env, PROVIDER_HBO: "hbo" })).toThrow(ConfigError);
	expect(() => readConfig({ ...env, PROVIDER_HBO: "hbo" })).toThrow(/PROVIDER_HBO/);
});

const WEBHOOK_SECRET = `whsec_${btoa("x".repeat(32))}`;

test.each([
	[{ WEBHOOK_URL: "https://hooks.example/" }, /WEBHOOK_SECRET is missing/],
	[{ WEBHOOK_URL: "https://hooks.example/", WEBHOOK_SECRET: "short" }, /WEBHOOK_SECRET/],
	[{ WEBHOOK_URL: "http://hooks.example/", WEBHOOK_SECRET }, /WEBHOOK_URL is not https/],
	[{ WEBHOOK_URL: "https://192.168.1.7/", WEBHOOK_SECRET }, /WEBHOOK_PRIVATE=allow/],
	[{ WEBHOOK_URL: "https://router.local/", WEBHOOK_SECRET }, /WEBHOOK_PRIVATE=allow/],
	[{ METRICS_TOKEN: "short" }, /METRICS_TOKEN/],
])("%o is an error", (variables, message) => {
	expect(() => readConfig({ ...env, ...variables })).toThrow(message);
});

test("WEBHOOK_PRIVATE=allow accepts a webhook in a private network", () => {
	const variables = { WEBHOOK_URL: "http://192.168.1.7:9000/hook", WEBHOOK_SECRET, WEBHOOK_PRIVATE: "allow" };
	expect(readConfig({ ...env, ...variables }).WEBHOOK_URL).toBe("http://192.168.1.7:9000/hook");
});

test("mail that is bound needs a sender", () => {
	const EMAIL = { send: async () => undefined };
	expect(() => readConfig({ ...env, EMAIL })).toThrow(/MAIL_FROM is missing/);
	expect(readConfig({ ...env, EMAIL, MAIL_FROM: "marquee@mail.example" }).MAIL_FROM).toBe("marquee@mail.example");
});
