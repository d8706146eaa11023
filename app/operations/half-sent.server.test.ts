// Requests of which one half arrives before the sender loses the right to act, and the other half after it.
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { endAllSessions } from "~/domain/accounts/sessions.server";
import type { Role } from "~/domain/accounts/types";
import { changeRole, deleteUser, findUser } from "~/domain/accounts/users.server";
import { givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";

const platform = testPlatform();
const db = openDatabase(platform.db);

async function givenSignedIn(role: Role) {
	const user = await givenUser(platform, { role });
	return { user, ...(await givenSession(platform, user)) };
}

/** A body whose second half is sent when `release` is called; `isWaiting` once the server reads on after the first. */
function halfSent(text: string) {
	const bytes = new TextEncoder().encode(text);
	const middle = Math.floor(bytes.length / 2);
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	let wait = () => {};
	const isWaiting = new Promise<void>((resolve) => {
		wait = resolve;
	});
	let pulls = 0;
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				pulls++;
				if (pulls === 1) return controller.enqueue(bytes.slice(0, middle));
				wait();
				await isReleased;
				controller.enqueue(bytes.slice(middle));
				controller.close();
			},
		},
		{ highWaterMark: 0 },
	);
	return { body, release, isWaiting };
}

const LOSSES = {
	demoted: (id: string) => changeRole(db, { id, role: "user" }),
	"signed out": (id: string) => endAllSessions(db, id),
	deleted: (id: string) => deleteUser(db, id),
};
const LOSS_NAMES = Object.keys(LOSSES) as (keyof typeof LOSSES)[];

interface Attempt {
	method: string;
	path: string;
	body: unknown;
}

/** Sends half of a request, takes the sender's right away, then sends the rest. */
async function sendInHalves(
	{ method, path, body }: Attempt,
	{ token, lose }: { token: string; lose: () => Promise<unknown> },
): Promise<Response> {
	const half = halfSent(JSON.stringify(body));
	const response = fetchApi(path, {
		method,
		body: half.body,
		duplex: "half",
		headers: { ...freshAddress(), "content-type": "application/json", authorization: `Bearer ${token}` },
	} as RequestInit);
	await Promise.race([half.isWaiting, response]);
	await lose();
	half.release();
	return await response;
}

describe.each(LOSS_NAMES)("an owner who is %s while the request is half sent", (loss) => {
	test("makes nobody an owner", async () => {
		await givenUser(platform, { role: "owner" });
		const owner = await givenSignedIn("owner");
		const target = await givenUser(platform);
		const response = await sendInHalves(
			{ method: "PUT", path: `/api/admin/users/${target.id}/role`, body: { role: "owner" } },
			{ token: owner.token, lose: () => LOSSES[loss](owner.user.id) },
		);
		expect(response.status).toBe(loss === "demoted" ? 403 : 401);
		expect(await findUser(db, target.id)).toEqual(target);
	});

	test("makes nobody an owner by a form of the panel", async () => {
		await givenUser(platform, { role: "owner" });
		const owner = await givenSignedIn("owner");
		const target = await givenUser(platform);
		const half = halfSent(`intent=role&userId=${target.id}&role=owner`);
		const page = fetchPage("/admin?tab=users", {
			method: "POST",
			body: half.body,
			duplex: "half",
			headers: {
				...freshAddress(),
				"content-type": "application/x-www-form-urlencoded",
				cookie: `__Host-marquee_session=${owner.token}`,
				origin: "https://marquee.test",
			},
		} as RequestInit).catch((thrown: Response) => ({ response: thrown }));
		await Promise.race([half.isWaiting, page]);
		await LOSSES[loss](owner.user.id);
		half.release();
		expect((await page).response.headers.get("location")).toBe("/");
		expect((await findUser(db, target.id))?.role).toBe("user");
	});
});

describe.each(["signed out", "deleted"] as const)("somebody who is %s while the request is half sent", (loss) => {
	test.each([
		["saves nothing for later", "POST", "/api/watch-later", { media_type: "movie", media_id: "27205" }],
		["records nothing", "POST", "/api/watch-history", { media_type: "movie", media_id: "27205" }],
		["imports nothing", "POST", "/api/watch-history/migrate", { watchHistoryData: [] }],
	])("%s", async (_, method, path, body) => {
		const { user, token } = await givenSignedIn("user");
		const response = await sendInHalves({ method, path, body }, { token, lose: () => LOSSES[loss](user.id) });
		expect(response.status).toBe(401);
	});
});

test("the rest of a request is not waited for without end", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const owner = await givenSignedIn("owner");
	const half = halfSent(JSON.stringify({ role: "owner" }));
	const response = fetchApi(`/api/admin/users/${owner.user.id}/role`, {
		method: "PUT",
		body: half.body,
		duplex: "half",
		headers: { ...freshAddress(), "content-type": "application/json", authorization: `Bearer ${owner.token}` },
	} as RequestInit);
	await Promise.race([half.isWaiting, response]);
	await vi.advanceTimersByTimeAsync(30_000);
	vi.useRealTimers();
	expect((await response).status).toBe(408);
});

test.each([
	["no token", {}],
	["a token that nobody signed", { authorization: "Bearer a.b.c" }],
])("%s is refused before the body has arrived", async (_, headers) => {
	const half = halfSent(JSON.stringify({ role: "owner" }));
	const response = await fetchApi("/api/admin/users/1/role", {
		method: "PUT",
		body: half.body,
		duplex: "half",
		headers: { ...freshAddress(), "content-type": "application/json", ...headers },
	} as RequestInit);
	expect(response.status).toBe(401);
});
