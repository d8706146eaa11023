import { expect, test } from "vitest";
import { ROWS } from "~/operations/registry";
import { givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";

const platform = testPlatform();
const KIB = 1024;
const PART = 16 * KIB;

/** A body of `size` bytes, of which the last part comes only when `release` is called. `taken`: the bytes that were read of it. */
function halfSent(size: number) {
	let taken = 0;
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				if (taken + PART >= size) await isReleased;
				const part = new Uint8Array(Math.min(PART, size - taken)).fill(32);
				taken += part.byteLength;
				controller.enqueue(part);
				if (taken >= size) controller.close();
			},
		},
		{ highWaterMark: 0 },
	);
	return { body, release, taken: () => taken };
}

async function givenToken(): Promise<string> {
	return (await givenSession(platform, await givenUser(platform))).token;
}

interface Upload {
	token: string;
	address?: Record<string, string>;
	path?: string;
	size?: number;
	/** Without it the body is sent in chunks. */
	isAnnounced?: boolean;
}

function upload({
	token,
	address = freshAddress(),
	path = "/api/watch-history/migrate",
	size = 1000 * KIB,
	isAnnounced,
}: Upload) {
	const half = halfSent(size);
	const headers = {
		...address,
		"content-type": "application/json",
		authorization: `Bearer ${token}`,
		...(isAnnounced && { "content-length": String(size) }),
	};
	const response = fetchApi(path, { method: "POST", body: half.body, headers, duplex: "half" } as RequestInit);
	return { ...half, response };
}

/** Until nothing has been read of any body for a while. */
async function settle(uploads: { taken: () => number }[]): Promise<number> {
	for (let before = -1; ; ) {
		const now = uploads.reduce((sum, { taken }) => sum + taken(), 0);
		if (now === before) return now;
		before = now;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

test.each([true, false])("of 120 half-sent bodies the worker holds few (announced: %s)", async (isAnnounced) => {
	const path = "/api/imports/018f3c2a-0000-7000-8000-000000000000/rows";
	const tokens = await Promise.all(Array.from({ length: 12 }, givenToken));
	const uploads = Array.from({ length: 120 }, (_, nth) => upload({ token: tokens[nth % 12] ?? "", path, isAnnounced }));
	const read = await settle(uploads);
	// A place for each of eight, and up to 64 KiB of every other until it is known to be large.
	expect(read).toBeLessThanOrEqual(8 * 1000 * KIB + (isAnnounced ? 0 : 112 * 80 * KIB));
	for (const { release } of uploads) release();
	const statuses = await Promise.all(uploads.map(async ({ response }) => (await response).status));
	expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(112);
});

test("no operation takes a body of more than 1 MiB", () => {
	expect(Math.max(...ROWS.map(({ bodyMax = 0 }) => bodyMax))).toBe(1024 * KIB);
});

test("a session sends one large body at a time; the others get 503 with Retry-After", async () => {
	const token = await givenToken();
	const first = upload({ token });
	await settle([first]);
	const second = await upload({ token, isAnnounced: true }).response;
	expect([second.status, second.headers.get("retry-after")]).toEqual([503, "5"]);
	expect(await second.json()).toMatchObject({ success: false, code: "busy", requestId: expect.any(String) });
	first.release();
	expect((await first.response).status).toBe(400);
	const third = upload({ token });
	third.release();
	expect((await third.response).status).toBe(400);
});

test("large bodies of one network leave room for others", async () => {
	const address = freshAddress();
	const tokens = await Promise.all(Array.from({ length: 10 }, givenToken));
	const flood = tokens.map((token) => upload({ token, address }));
	await settle(flood);
	const bystander = upload({ token: await givenToken() });
	bystander.release();
	expect((await bystander.response).status).toBe(400);
	for (const { release } of flood) release();
	await Promise.all(flood.map(({ response }) => response));
});

test("a body of up to 64 KiB needs no place", async () => {
	const token = await givenToken();
	const uploads = Array.from({ length: 20 }, () => upload({ token, size: 64 * KIB }));
	await settle(uploads);
	for (const { release } of uploads) release();
	expect(new Set(await Promise.all(uploads.map(async ({ response }) => (await response).status)))).toEqual(
		new Set([400]),
	);
});

test("nothing of a body is read after the network has sent too many", async () => {
	const address = freshAddress();
	const token = await givenToken();
	const send = (size: number) => {
		const sent = upload({ token, address, size });
		sent.release();
		return sent;
	};
	let last = send(1);
	for (let nth = 0; nth < 250 && (await last.response).status !== 429; nth++) last = send(1);
	const refused = send(1000 * KIB);
	const response = await refused.response;
	expect([response.status, response.headers.get("retry-after"), refused.taken()]).toEqual([429, "60", 0]);
});

test("files of a page without scripts are bounded in the same way", async () => {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const send = () => {
		const half = halfSent(1000 * KIB);
		const headers = {
			...freshAddress(),
			"content-type": "multipart/form-data; boundary=x",
			cookie: `__Host-marquee_session=${token}`,
			origin: "https://marquee.test",
		};
		const init = { method: "POST", body: half.body, headers, duplex: "half" } as RequestInit;
		return { ...half, page: fetchPage("/settings/import", init).catch((thrown: Response) => ({ response: thrown })) };
	};
	const first = send();
	await settle([first]);
	const second = send();
	second.release();
	const { response } = await second.page;
	expect([response.status, response.headers.get("retry-after")]).toEqual([503, expect.any(String)]);
	first.release();
	expect((await first.page).response.status).toBe(400);
});
