import { asc } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { signals } from "~/database/schema/administration";
import { changeRole, deleteUser } from "~/domain/accounts/users.server";
import { givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { TMDB_VARIABLES } from "../../../tests/harness/tmdb";
import { runJob } from "./jobs.server";
import { countLimited, sendSignals, watchUpstream } from "./signals.server";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEBHOOK = {
	WEBHOOK_URL: "https://hooks.example/signals",
	WEBHOOK_SECRET: `whsec_${btoa("x".repeat(32))}`,
};

interface Received {
	id: string | null;
	type: string;
	data: Record<string, string>;
}

/** A platform with a webhook, and the signals that its receiver got. `status` is that of its next responses. */
function givenWebhook(variables: Record<string, string> = {}) {
	const platform = testPlatform({ ...WEBHOOK, ...variables });
	const receiver = { status: 200, upstream: 200, received: [] as Received[] };
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
		const request = new Request(input as string, init);
		if (!request.url.startsWith(WEBHOOK.WEBHOOK_URL)) {
			const headers = { "retry-after": "60" };
			return Response.json({ genres: [] }, { status: receiver.upstream, headers });
		}
		const { type, data } = (await request.json()) as Received;
		receiver.received.push({ id: request.headers.get("webhook-id"), type, data });
		return new Response(null, { status: receiver.status });
	});
	return { platform, receiver };
}

const db = openDatabase(testPlatform().db);

function listStored() {
	return db.select().from(signals).orderBy(asc(signals.at));
}

beforeEach(async () => {
	await db.delete(signals);
	vi.useFakeTimers({ toFake: ["Date"] });
});

const failing = {
	name: "failing",
	description: "",
	cron: "",
	run: () => Promise.reject(new Error("ada@example.com has no row")),
};

test("a failed job is signalled once an hour, without its error message", async () => {
	const { platform, receiver } = givenWebhook();
	await runJob(platform, { job: failing, startedBy: "cron" });
	await runJob(platform, { job: failing, startedBy: "cron" });
	await platform.settled();
	expect(receiver.received).toEqual([{ id: expect.any(String), type: "job.failed", data: { job: "failing" } }]);
	vi.setSystemTime(Date.now() + HOUR + 1);
	await runJob(platform, { job: failing, startedBy: "cron" });
	await platform.settled();
	expect(await listStored()).toHaveLength(2);
});

test("without a webhook nothing is stored", async () => {
	await runJob(testPlatform(), { job: failing, startedBy: "cron" });
	expect(await listStored()).toEqual([]);
});

test("a signal that is not received is sent again later with the same id, until it is received", async () => {
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const { platform, receiver } = givenWebhook();
	receiver.status = 503;
	await runJob(platform, { job: failing, startedBy: "cron" });
	await platform.settled();
	await sendSignals(platform);
	expect(receiver.received, "the pause is not over").toHaveLength(1);
	vi.setSystemTime(Date.now() + 61_000);
	receiver.status = 200;
	await sendSignals(platform);
	vi.setSystemTime(Date.now() + HOUR);
	await sendSignals(platform);
	expect(receiver.received).toHaveLength(2);
	expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
});

test("a signal that is never received is sent seven times", async () => {
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const { platform, receiver } = givenWebhook();
	receiver.status = 500;
	await runJob(platform, { job: failing, startedBy: "cron" });
	await platform.settled();
	for (let hour = 0; hour < 48; hour++) {
		vi.setSystemTime(Date.now() + HOUR);
		await sendSignals(platform);
	}
	expect(receiver.received).toHaveLength(7);
});

test("isolates that send at the same time send a signal once", async () => {
	const { platform, receiver } = givenWebhook();
	await db.insert(signals).values({ id: "one", type: "upstream.up", at: Date.now(), data: {} });
	await Promise.all([sendSignals(platform), sendSignals(platform), sendSignals(platform)]);
	expect(receiver.received).toHaveLength(1);
});

test("only a change of the upstream's state is signalled", async () => {
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const { platform, receiver } = givenWebhook(TMDB_VARIABLES);
	const types = async () => {
		vi.setSystemTime(Date.now() + 5 * 60_000);
		await watchUpstream(platform);
		await platform.settled();
		return receiver.received.map(({ type, data }) => [type, data.reason]);
	};
	expect(await types()).toEqual([]);
	receiver.upstream = 503;
	await types();
	expect(await types()).toEqual([["upstream.down", "unavailable"]]);
	receiver.upstream = 401;
	expect(await types()).toHaveLength(1);
	receiver.upstream = 200;
	await types();
	expect(await types()).toEqual([
		["upstream.down", "unavailable"],
		["upstream.up", undefined],
	]);
});

test("a hundred rate-limited requests in a minute are a storm, which is signalled once an hour", async () => {
	const { platform, receiver } = givenWebhook();
	vi.setSystemTime(Date.now() + HOUR);
	for (let request = 0; request < 99; request++) countLimited(platform);
	vi.setSystemTime(Date.now() + 61_000);
	for (let request = 0; request < 250; request++) countLimited(platform);
	await platform.settled();
	expect(receiver.received.map(({ type }) => type)).toEqual(["limits.storm"]);
});

test("a new owner is signalled by id, also one that was made by the command line", async () => {
	const { platform, receiver } = givenWebhook();
	const ada = await givenUser(platform);
	const grace = await givenUser(platform, { role: "owner" });
	await changeRole(db, { id: ada.id, role: "owner" });
	await platform.db.prepare("UPDATE users SET role = 'owner' WHERE id = ?").bind(grace.id).run();
	await sendSignals(platform);
	expect(receiver.received).toEqual([
		{ id: expect.stringMatching(/^[0-9a-f]{32}$/), type: "owner.added", data: { user_id: ada.id } },
	]);
	await deleteUser(db, ada.id);
	expect(await listStored(), "deleting the account deletes its signals").toEqual([]);
});

test("an old signal is not sent", async () => {
	const { platform, receiver } = givenWebhook();
	const values = { type: "upstream.up" as const, data: {} };
	await db.insert(signals).values({ ...values, id: "old", at: Date.now() - 3 * DAY });
	await sendSignals(platform);
	expect(receiver.received).toEqual([]);
});
