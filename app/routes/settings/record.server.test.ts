import { expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { markWatched } from "../../../tests/harness/changes";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import type { action, loader } from "./settings";

const platform = testPlatform();
const db = openDatabase(platform.db);
const TAB = "/settings?tab=data";

async function givenViewer() {
	const user = await givenUser(platform);
	await markWatched(db, { profileId: user.id, mediaType: "movie", id: 603, episodes: [{ season: 1, episode: 1 }] });
	const headers = { cookie: `__Host-marquee_session=${(await givenSession(platform, user)).token}` };
	return {
		open: async (path = TAB) => (await fetchPage<typeof loader>(path, { headers })).data.record,
		async send(fields: Record<string, string>) {
			const sent = { ...headers, ...freshAddress(), origin: "https://marquee.test" };
			const body = new URLSearchParams(fields);
			const { response, data } = await fetchPage<typeof action>(TAB, { method: "POST", headers: sent, body });
			return { status: response.status, ...data };
		},
	};
}

test("the question says what clearing takes away, and needs the password unless it was just given", async () => {
	const { open, send } = await givenViewer();
	expect(await open()).toMatchObject({ isAsking: false, cleared: null, needsPassword: false });
	expect(await open(`${TAB}&confirm=clear`)).toMatchObject({ isAsking: true, totals: { plays: 1, ratings: 0 } });
	vi.setSystemTime(Date.now() + 11 * 60_000);
	expect(await open()).toMatchObject({ needsPassword: true });
	const clear = (password: string) => send({ intent: "clear-watched", password });
	expect(await clear("")).toMatchObject({ status: 422, errors: { password: "Password is required" } });
	expect(await clear("wrong")).toMatchObject({ errors: { password: "Current password is incorrect" } });
	expect(await clear(PASSWORD)).toMatchObject({ ok: true, message: "What you watched is cleared." });
	expect(await open()).toMatchObject({ totals: { plays: 0 } });
});

test("the tab offers to bring back what was cleared", async () => {
	const { open, send } = await givenViewer();
	await send({ intent: "clear-watched" });
	expect((await open())?.cleared).toMatchObject({ plays: 1 });
	expect(await send({ intent: "restore-cleared" })).toMatchObject({ ok: true, message: "What you cleared is back." });
	expect(await open()).toMatchObject({ cleared: null, totals: { plays: 1 } });
	expect(await send({ intent: "restore-cleared" })).toMatchObject({
		ok: false,
		message: "There is nothing to bring back",
	});
});
