import { expect, test } from "vitest";
import { givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { givenMinute } from "../../tests/harness/minute";
import { fetchPage } from "../../tests/harness/pages";

const platform = testPlatform();
const YEAR = `/watched/${new Date().getUTCFullYear()}`;

const replaced = { env: givenMinute() };

async function callWith(path: string, headers: Record<string, string>) {
	return await fetchApi(path, { headers }, { replaced });
}

async function openWith(path: string, headers: Record<string, string>, env = replaced.env) {
	const page = fetchPage(path, { headers }, { replaced: { env } }).catch((thrown: Response) => ({ response: thrown }));
	return (await page).response;
}

async function givenVisitor(address = freshAddress()) {
	const { token } = await givenSession(platform, await givenUser(platform));
	const call = (path: string) => callWith(path, { ...address, authorization: `Bearer ${token}` });
	const open = (path: string) => openWith(path, { ...address, cookie: `__Host-marquee_session=${token}` });
	return { address, call, open };
}

/** How many reads are allowed before one is refused. */
async function countAllowed(
	read: () => Promise<Response>,
	max: number,
): Promise<{ allowed: number; refused: Response }> {
	for (let allowed = 0; allowed <= max; allowed++) {
		const response = await read();
		if (response.status === 429) return { allowed, refused: response };
	}
	throw new Error("No read was refused");
}

test("a signed-in reader has 600 reads a minute, of pages and calls together; others of the household have their own", async () => {
	const reader = await givenVisitor();
	const { allowed, refused } = await countAllowed(() => reader.call("/api/preferences"), 600);
	expect(allowed).toBe(600);
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
	expect(await refused.json()).toMatchObject({ success: false, code: "rate_limited", requestId: expect.any(String) });
	const page = await reader.open("/settings");
	expect([page.status, page.headers.get("retry-after")]).toEqual([429, "60"]);
	expect((await reader.open("/settings.data")).status).toBe(429);
	const housemate = await givenVisitor(reader.address);
	expect((await housemate.call("/api/preferences")).status).toBe(200);
	expect((await housemate.open("/settings")).status).toBe(200);
	expect((await openWith("/login", reader.address)).status).toBe(200);
});

test("signed-out readers of a network have 600 reads a minute; who is signed in there has their own", async () => {
	const address = freshAddress();
	const { allowed, refused } = await countAllowed(() => openWith("/forgot-password", address), 600);
	expect(allowed).toBe(600);
	expect(refused.headers.get("retry-after")).toBe("60");
	expect((await callWith("/api/health", address)).status).toBe(429);
	expect((await (await givenVisitor(address)).call("/api/preferences")).status).toBe(200);
	expect((await openWith("/forgot-password", freshAddress())).status).toBe(200);
});

test.each([YEAR, `${YEAR}/strip.svg`, "/api/recommendations", "/api/me/export/plain.csv"])(
	"%s costs as much as many reads, and has its own limit, which leaves the others alone",
	async (path) => {
		const reader = await givenVisitor();
		const read = path.startsWith("/api/") ? reader.call : reader.open;
		const { allowed, refused } = await countAllowed(() => read(path), 30);
		expect(allowed).toBeLessThanOrEqual(30);
		expect(refused.headers.get("retry-after")).toBe("60");
		expect(refused.headers.get("cache-control") ?? "").not.toMatch(/public|immutable/);
		expect((await reader.call("/api/preferences")).status).toBe(200);
		const housemate = await givenVisitor(reader.address);
		expect((await (path.startsWith("/api/") ? housemate.call : housemate.open)(path)).status).not.toBe(429);
	},
);

test("accounts are free: those of one network have 150 costly reads a minute together", async () => {
	const address = freshAddress();
	let allowed = 0;
	for (let account = 0; account < 6; account++) {
		const { call } = await givenVisitor(address);
		for (let nth = 0; nth < 30; nth++) if ((await call("/api/recommendations")).status !== 429) allowed++;
	}
	expect(allowed).toBe(150);
	expect((await (await givenVisitor()).call("/api/recommendations")).status).toBe(200);
});

test("the reads of all who are signed in are counted by network too; the signed-out ones are not among them", async () => {
	const asked: string[] = [];
	const full = { limit: async ({ key }: { key: string }) => ({ success: asked.push(key) === 0 }) };
	const crowded = { env: { ...platform.env, READ_NETWORK_LIMIT: full } };
	const { token } = await givenSession(platform, await givenUser(platform));
	const headers = { "cf-connecting-ip": "203.0.113.77", authorization: `Bearer ${token}` };
	expect((await fetchApi("/api/preferences", { headers }, { replaced: crowded })).status).toBe(429);
	expect(asked).toEqual(["203.0.113.77"]);
	const signedOut = { "cf-connecting-ip": "203.0.113.77" };
	expect((await fetchApi("/api/preferences", { headers: signedOut }, { replaced: crowded })).status).toBe(401);
});

test("pictures have a limit by network, far above what the pages of a household show", async () => {
	const address = freshAddress();
	const aHundredth = givenMinute(1 / 100);
	const draw = (headers: Record<string, string>) => openWith("/artwork/1/w342/sign-nothing.svg", headers, aHundredth);
	const { allowed, refused } = await countAllowed(() => draw(address), 60);
	expect(allowed * 100).toBe(6000);
	expect([refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
		"60",
		"private, no-cache",
	]);
	expect((await draw(freshAddress())).status).toBe(404);
});
