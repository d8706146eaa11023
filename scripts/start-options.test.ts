import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readStartOptions } from "./start-options";

const STATE_DIR = mkdtempSync(join(tmpdir(), "marquee-options-"));
afterAll(() => rmSync(STATE_DIR, { recursive: true }));

const options = (environment: Record<string, string> = {}) => readStartOptions(environment, STATE_DIR);
const environmentOf = (environment?: Record<string, string>) => options(environment).variables.ENVIRONMENT;

test("only a loopback address is development", () => {
	expect(options()).toMatchObject({ host: "127.0.0.1", port: 3000, reason: "only this machine can reach it" });
	for (const HOST of ["", "127.0.0.1", "127.0.0.2", "localhost", "::1"])
		expect(environmentOf({ HOST }), HOST).toBe("development");
});

test.each([
	[{ HOST: "0.0.0.0" }, "HOST is 0.0.0.0"],
	[{ HOST: "::" }, "HOST is ::"],
	[{ HOST: "192.0.2.1" }, "HOST is 192.0.2.1"],
	[{ ORIGIN: "https://marquee.test", TRUSTED_PROXY_HEADER: "X-Real-IP" }, "ORIGIN is set"],
	[{ TRUSTED_PROXY_HEADER: "X-Real-IP" }, "TRUSTED_PROXY_HEADER is set"],
])("%j makes it production", (environment, reason) => {
	expect(options(environment)).toMatchObject({ reason, variables: { ENVIRONMENT: "production" } });
});

test("ENVIRONMENT takes precedence", () => {
	expect(environmentOf({ ENVIRONMENT: "production" })).toBe("production");
	expect(environmentOf({ ENVIRONMENT: "development", HOST: "0.0.0.0" })).toBe("development");
});

test("development accepts only its own host names, production any", () => {
	expect(options().hostNames).toEqual([]);
	expect(options({ ENVIRONMENT: "development", HOST: "Box.test" }).hostNames).toEqual(["box.test"]);
	expect(options({ HOST: "0.0.0.0" }).hostNames).toBeUndefined();
});

test.each<Record<string, string>>([
	{ ORIGIN: "https://marquee.test" },
	{ ORIGIN: "https://marquee.test", TRUSTED_PROXY_HEADER: "" },
	{ ORIGIN: "http://marquee.test:8080", HOST: "0.0.0.0" },
	{ ORIGIN: "https://marquee.test", ENVIRONMENT: "production" },
	{ ORIGIN: "https://marquee.test", ENVIRONMENT: "development" },
])("%j does not start: all visitors of the proxy would share one limit", (environment) => {
	expect(() => options(environment)).toThrow(/ORIGIN.*Set TRUSTED_PROXY_HEADER/s);
});

test.each<Record<string, string>>([
	{ TRUSTED_PROXY_HEADER: "X-Real-IP" },
	{ TRUSTED_PROXY_HEADER: "X-Real-IP", ORIGIN: "https://marquee.test" },
	{ TRUSTED_PROXY_HEADER: "X-Real-IP", HOST: "0.0.0.0" },
])("development behind a proxy does not start: %j", (environment) => {
	expect(() => options({ ...environment, ENVIRONMENT: "development" })).toThrow(/ENVIRONMENT.*TRUSTED_PROXY_HEADER/s);
});

test("a missing secret is generated once into the state folder, readable by its owner only", () => {
	const first = options({ HOST: "0.0.0.0" }).variables.JWT_SECRET;
	expect(first).toMatch(/^[\w-]{43}$/);
	expect(options({ ENVIRONMENT: "production" }).variables.JWT_SECRET).toBe(first);
	expect(readFileSync(join(STATE_DIR, "jwt-secret"), "utf8")).toBe(first);
	expect(statSync(join(STATE_DIR, "jwt-secret")).mode & 0o777).toBe(0o600);
	const secret = "a secret of the test suite, 32 characters at least";
	expect(options({ HOST: "0.0.0.0", JWT_SECRET: secret }).variables.JWT_SECRET).toBe(secret);
});

test.each<Record<string, string>>([
	{ ORIGIN: "marquee.test" },
	{ ORIGIN: "https://marquee.test/path" },
	{ ORIGIN: "ftp://marquee.test" },
	{ PORT: "http" },
	{ BACKUPS_KEPT: "0" },
	{ PORT: "70000" },
	{ TRUSTED_PROXY_HEADER: "X-Real-IP, X-Forwarded-For" },
	{ JWT_SECRET: "short" },
	{ SMTP_URL: "mail.example" },
	{ MAIL_FROM: "Marquee" },
	{ ENVIRONMENT: "staging" },
	{ TMDB_API_BASE_URL: "themoviedb" },
])("%j is rejected with the name of the variable", (environment) => {
	expect(() => options(environment)).toThrow(new RegExp(Object.keys(environment).join()));
});

test("mail needs a sender, and the address of the site for its links", () => {
	const mail = { SMTP_URL: "smtps://user:secret@mail.example", MAIL_FROM: "marquee@mail.example" };
	expect(() => options({ ...mail, MAIL_FROM: "" })).toThrow(/MAIL_FROM is missing/);
	expect(() => options(mail)).toThrow(/ORIGIN is missing/);
	const started = options({ ...mail, ORIGIN: "https://marquee.test", TRUSTED_PROXY_HEADER: "X-Real-IP" });
	expect([started.smtpUrl, started.variables.SMTP_URL]).toEqual([mail.SMTP_URL, undefined]);
	expect(options().smtpUrl).toBeUndefined();
});
