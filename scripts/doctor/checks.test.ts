import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../app/config.server";
import { startFakeSmtp } from "../../tests/fake-smtp";
import { migrate } from "../database/migrations";
import { openLocal } from "../database/open";
import {
	checkDatabase,
	checkMail,
	checkNode,
	checkPort,
	checkSite,
	checkSiteMail,
	checkState,
	checkUpstream,
} from "./checks";

const FOLDER = mkdtempSync(join(tmpdir(), "marquee-doctor-"));
/** The server's next response. */
let reply = { status: 200, body: {} as object, date: new Date().toUTCString() };
let server: Server;
let port: number;

beforeAll(async () => {
	server = createServer((_, response) => {
		response.writeHead(reply.status, { date: reply.date }).end(JSON.stringify(reply.body));
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	({ port } = server.address() as AddressInfo);
});
afterAll(() => {
	server.close();
	rmSync(FOLDER, { recursive: true });
});

const now = () => new Date().toUTCString();

test("Node must be as new as package.json says", () => {
	expect(["20.9.0", "20.19.0", "22.1.0"].map((version) => checkNode(version).level)).toEqual(["error", "ok", "ok"]);
});

test("a port may be free or used by Marquee, not by another program", async () => {
	reply = { status: 200, body: { data: { status: "ok", version: "1.0.0" } }, date: now() };
	expect(await checkPort("127.0.0.1", port)).toMatchObject({ level: "ok", text: expect.stringContaining("1.0.0") });
	reply = { status: 404, body: {}, date: now() };
	expect(await checkPort("127.0.0.1", port)).toMatchObject({
		level: "error",
		text: expect.stringContaining("set PORT"),
	});
	expect((await checkPort("127.0.0.1", 0)).level).toBe("ok");
});

test("a site that is degraded is a warning, one that does not respond an error", async () => {
	reply = { status: 200, body: { data: { status: "degraded", version: "1.0.0" } }, date: now() };
	expect((await checkSite(`http://127.0.0.1:${port}`)).level).toBe("warning");
	expect((await checkSite("http://127.0.0.1:1")).level).toBe("error");
});

test("mail is optional; where it is set, its server has to take this user", async () => {
	expect((await checkMail(undefined)).text).toContain("SMTP_URL is not set");
	const smtp = await startFakeSmtp();
	expect((await checkMail(smtp.url)).level).toBe("ok");
	smtp.stop();
	const finding = await checkMail(smtp.url.replace("//", "//marquee:secret@"));
	expect([finding.level, finding.text.includes("secret")]).toEqual(["error", false]);
});

test("of a site, its page for a forgotten password says whether it sends mail", async () => {
	const origin = `http://127.0.0.1:${port}`;
	reply = { status: 200, body: {}, date: now() };
	expect((await checkSiteMail(origin)).text).toContain("No mail is set");
	reply = { status: 503, body: {}, date: now() };
	expect((await checkSiteMail(origin)).level).toBe("error");
});

test("a secret that others can read is a warning; a folder that does not exist yet is fine", async () => {
	writeFileSync(join(FOLDER, "jwt-secret"), "secret");
	chmodSync(join(FOLDER, "jwt-secret"), 0o644);
	expect((await checkState(FOLDER)).map(({ text }) => text).join()).toContain("chmod -R go-rwx");
	expect((await checkState(join(FOLDER, "new/folder"))).map(({ level }) => level)).not.toContain("error");
});

test("a database needs all migrations and none of a newer release", async () => {
	expect((await checkDatabase(FOLDER)).level).toBe("ok");
	const db = await openLocal(FOLDER);
	await migrate(db);
	expect((await checkDatabase(FOLDER)).text).toContain("all migrations are applied");
	await db.query(["DELETE FROM d1_migrations WHERE name = (SELECT max(name) FROM d1_migrations)"]);
	expect(await checkDatabase(FOLDER)).toMatchObject({ level: "warning", text: expect.stringContaining("pending") });
	await db.query(["INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')"]);
	expect(await checkDatabase(FOLDER)).toMatchObject({
		level: "error",
		text: expect.stringContaining("9999_later.sql"),
	});
	await db.close();
});

test.each([
	[200, 0, ["ok", "ok"], "accepts the token"],
	[401, 0, ["error", "ok"], "rejects TMDB_TOKEN"],
	[503, 0, ["warning", "ok"], "503"],
	[200, 3_600_000, ["ok", "error"], "s off"],
])("an upstream that responds with %d and the time of %d ms ago", async (status, ago, levels, text) => {
	reply = { status, body: {}, date: new Date(Date.now() - ago).toUTCString() };
	const JWT_SECRET = "a secret of the test suite, 32 characters at least";
	const findings = await checkUpstream(
		readConfig({ JWT_SECRET, TMDB_TOKEN: "token", TMDB_API_BASE_URL: `http://127.0.0.1:${port}` }),
	);
	expect(findings.map(({ level }) => level)).toEqual(levels);
	expect(findings.map((finding) => finding.text).join()).toContain(text);
});
