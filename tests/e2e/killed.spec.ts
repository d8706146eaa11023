import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalServer } from "../../scripts/local-platform";
import { freshAddress } from "../harness/client-address";
import { endAtOnce, freePort, startProcess } from "./start-process";
import { expect, test } from "./test";

const VARIABLES = { JWT_SECRET: "a secret of the test suite, 32 characters at least", ENVIRONMENT: "production" };
const WRITERS = process.env.LONG_TESTS ? 12 : 6;
/** Milliseconds of writing before the process is killed. */
const LOAD_MS = process.env.LONG_TESTS ? 10_000 : 2000;

interface Acknowledged {
	userId: string;
	kind: "watch-history" | "watch-later";
	id: number;
	/** Whether its deletion was acknowledged too. */
	isRemoved: boolean;
}

interface Call {
	method: "POST" | "DELETE";
	body?: unknown;
	token?: string;
}

async function send(address: string, { method, body, token }: Call): Promise<Response> {
	return await fetch(address, {
		method,
		headers: {
			"content-type": "application/json",
			...freshAddress(),
			...(token && { authorization: `Bearer ${token}` }),
		},
		body: body === undefined ? undefined : JSON.stringify(body),
	});
}

interface Writer {
	token: string;
	user: { id: string };
}

async function givenWriter(url: string): Promise<Writer> {
	const username = `writer-${crypto.randomUUID().slice(0, 8)}`;
	const body = { username, email: `${username}@example.com`, password: "Correct horse 7" };
	const registered = await send(`${url}/api/auth/register`, { method: "POST", body });
	expect(registered.status).toBe(201);
	return ((await registered.json()) as { data: Writer }).data;
}

/** Sends one user's writes, one after another, until the server is gone, and records the acknowledged ones. */
async function write(url: string, { token, user }: Writer, acknowledged: Acknowledged[]): Promise<void> {
	for (let id = 1; ; id++) {
		const kind = id % 3 === 0 ? "watch-later" : "watch-history";
		const media_id = kind === "watch-later" ? "27205" : String(id);
		const body = { media_id, media_type: "movie" };
		const written = await send(`${url}/api/${kind}`, { method: "POST", body, token });
		if (written.status !== 200 && written.status !== 201) throw new Error(`${kind}: ${written.status}`);
		const entry: Acknowledged = { userId: user.id, kind, id: Number(media_id), isRemoved: false };
		acknowledged.push(entry);
		if (id % 5 !== 0 || kind === "watch-later") continue;
		const removing = send(`${url}/api/${kind}/${media_id}/movie`, { method: "DELETE", token });
		acknowledged.splice(acknowledged.indexOf(entry), 1);
		if ((await removing).status === 200) acknowledged.push({ ...entry, isRemoved: true });
	}
}

test("a server killed under load neither loses nor duplicates an acknowledged write, and every counter equals its rows", async () => {
	test.setTimeout(150_000);
	const stateDir = mkdtempSync(join(tmpdir(), "marquee-killed-"));
	const port = await freePort();
	const server = await startProcess({
		...VARIABLES,
		REQUEST_LOG: "off",
		TRUSTED_PROXY_HEADER: "cf-connecting-ip",
		PORT: String(port),
		STATE_DIR: stateDir,
	});
	const url = `http://127.0.0.1:${port}`;
	const acknowledged: Acknowledged[] = [];
	const writers: Writer[] = [];
	for (let count = 0; count < WRITERS; count++) writers.push(await givenWriter(url));
	const writing = writers.map((writer) => write(url, writer, acknowledged).catch((error: unknown) => String(error)));
	await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
	await endAtOnce(server);
	const ends = await Promise.all(writing);
	expect(ends.filter((end) => !/fetch failed|terminated|closed/.test(String(end)))).toEqual([]);
	expect(acknowledged.length).toBeGreaterThan(WRITERS);

	const again = await startLocalServer({ stateDir, variables: { ...VARIABLES, REQUEST_LOG: "off" } });
	try {
		const db = (await again.getD1Database("DB")) as unknown as D1Database;
		const lost: Acknowledged[] = [];
		for (const entry of acknowledged) {
			const fact = entry.kind === "watch-later" ? "saved_at" : "opened_at";
			const rows = await db
				.prepare(
					`select count(${fact}) as n from titles where profile_id = ? and media_type = 'movie' and media_id = ?`,
				)
				.bind(entry.userId, entry.id)
				.first<number>("n");
			if (rows !== (entry.isRemoved ? 0 : 1)) lost.push(entry);
		}
		expect(lost).toEqual([]);
		const unequal = await db
			.prepare(
				`select u.id from users u left join libraries l on l.profile_id = u.id
				where coalesce(l.movies + l.shows, 0) <> (select count(opened_at) from titles t where t.profile_id = u.id)
				or coalesce(l.saved, 0) <> (select count(saved_at) from titles t where t.profile_id = u.id)`,
			)
			.all();
		expect(unequal.results).toEqual([]);
		const sums = await db
			.prepare(
				`select (select count from counts where name = 'watch-history') as total,
				(select count(opened_at) from titles) as rows_total,
				(select sum(count) from counts where name = 'users') as users, (select count(*) from users) as rows_users,
				(select sum(count) from counts where name = 'sign-ups') as signups`,
			)
			.first<Record<string, number>>();
		expect([sums?.total, sums?.users, sums?.signups]).toEqual([sums?.rows_total, sums?.rows_users, sums?.rows_users]);
		console.log(`killed: ${acknowledged.length} acknowledged writes of ${WRITERS} users, none lost, none duplicated`);
	} finally {
		await again.dispose();
		rmSync(stateDir, { recursive: true, force: true });
	}
});
