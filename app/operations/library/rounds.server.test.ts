import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { openBegunTitles } from "~/domain/library/next/begun-titles.server";
import { type BegunRow, listUnfinishedCards } from "~/domain/library/next/continue-watching.server";
import { decideNextUp } from "~/domain/library/next/next-up";
import { labelNextUp } from "~/domain/library/next/next-up-label";
import { siteTexts } from "~/messages/site";
import type { loader } from "~/routes/title/show";
import { givenCookie, givenSession, givenUser } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";

const platform = testPlatform();
const SHOW = "/api/watched/1396/tv";
const FINISHED = { text: "Watch Again", isBegunAgain: false };
const BEGUN = { text: "Watch Now", isBegunAgain: true };
const SECOND = { text: "Watch S1E2", isBegunAgain: false };

interface Body {
	data: { before: { times: number }[]; rounds: { began_at: string }[] };
	total?: number;
	code?: string;
	errors?: Record<string, string>;
}

async function givenViewer() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const cookie = await givenCookie(platform, user);
	async function call(method: string, path: string, body?: unknown) {
		vi.setSystemTime(Date.now() + 60_000);
		const response = await fetchApi(path, {
			method,
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			body: body === undefined ? undefined : JSON.stringify(body),
		});
		return { status: response.status, body: (await response.json()) as Body };
	}
	return {
		profileId: user.id,
		call,
		async submit(intent: string) {
			const body = new URLSearchParams({ intent, media_type: "tv", media_id: "1396" });
			const headers = { ...cookie, origin: "https://marquee.test" };
			return (await fetchPage("/tv/1396", { method: "POST", headers, body })).response;
		},
		/** What the show's page says. */
		async see() {
			const { data } = await fetchPage<typeof loader>("/tv/1396", { headers: cookie });
			const next = decideNextUp(data.seasons, data.viewings);
			return {
				text: labelNextUp(siteTexts.in("en"), { mediaType: "tv", id: 1396 }, next)?.text,
				isBegunAgain: data.isBegunAgain,
			};
		},
		countPlays: async () => (await call("GET", "/api/plays?media_type=tv&media_id=1396")).body.total,
	};
}

/** A viewer who has watched all 62 episodes of the show, and begun it again. */
async function givenBegunAgain() {
	const viewer = await givenViewer();
	await viewer.call("POST", SHOW);
	expect((await viewer.call("POST", SHOW, { again: true })).status).toBe(200);
	return viewer;
}

const listUnfinished = async (profileId: ProfileId, row: BegunRow = "record") => {
	const db = openDatabase(platform.db);
	const begun = await openBegunTitles(db, openCatalogue(platform), { profileId });
	const cards = await listUnfinishedCards(db, openCatalogue(platform), { profileId, begun, row });
	return cards.map(({ target, isDone }) => ({ ...target, isDone }));
};

describe("a show that is begun again", () => {
	test("has no progress, and stays in the diary", async () => {
		const { call, see, countPlays } = await givenViewer();
		expect(await see()).toEqual({ text: "Watch Now", isBegunAgain: false });
		await call("POST", SHOW);
		expect(await see()).toEqual(FINISHED);
		await call("POST", SHOW, { again: true });
		expect(await see()).toEqual(BEGUN);
		expect(await countPlays()).toBe(62);
	});

	test("is not where nothing was watched", async () => {
		const { call, see } = await givenViewer();
		expect((await call("POST", SHOW, { again: true })).status).toBe(200);
		expect(await see()).toEqual({ text: "Watch Now", isBegunAgain: false });
	});

	test("goes on with what was watched since, on its page and in Continue Watching", async () => {
		const { call, see, profileId, countPlays } = await givenBegunAgain();
		expect(await listUnfinished(profileId)).toEqual([{ season: 1, episode: 1, isDone: false }]);
		await call("POST", SHOW, { season: 1, episode: 1 });
		expect(await listUnfinished(profileId)).toEqual([{ season: 1, episode: 2, isDone: false }]);
		expect(await see()).toEqual(SECOND);
		expect(await countPlays()).toBe(63);
		await call("POST", SHOW);
		expect(await countPlays()).toBe(124);
		expect(await listUnfinished(profileId)).toEqual([]);
		expect(await see()).toEqual(FINISHED);
	});

	test("begins at its first episode where its history has another", async () => {
		const { call, profileId } = await givenViewer();
		await call("POST", "/api/watch-history", {
			media_id: 1396,
			media_type: "tv",
			season: 5,
			episode: 16,
			position: 2800,
			duration: 2800,
		});
		await call("POST", SHOW);
		await call("POST", SHOW, { again: true });
		expect(await listUnfinished(profileId, "history")).toEqual([{ season: 1, episode: 1, isDone: false }]);
	});

	test("keeps earlier plays where an episode is marked as not watched", async () => {
		const { call, countPlays } = await givenBegunAgain();
		await call("POST", SHOW, { season: 1, episode: 1 });
		const { body } = await call("DELETE", `${SHOW}?season=1`);
		expect(body.data.before).toMatchObject([{ season: 1, episode: 1, times: 2 }]);
		expect(await countPlays()).toBe(62);
		await call("PUT", SHOW, { episodes: body.data.before });
		expect(await countPlays()).toBe(63);
	});

	test("is as before when that is taken back, until something was watched", async () => {
		const { call, see, profileId } = await givenBegunAgain();
		await call("DELETE", `${SHOW}?again=true`);
		expect(await listUnfinished(profileId)).toEqual([]);
		expect(await see()).toEqual(FINISHED);
		await call("POST", SHOW, { again: true });
		await call("POST", SHOW, { season: 1, episode: 1 });
		await call("DELETE", `${SHOW}?again=true`);
		expect(await listUnfinished(profileId)).toEqual([{ season: 1, episode: 2, isDone: false }]);
	});

	test("is in one round when a request is repeated, and in the one before when that is taken back twice", async () => {
		const { call, profileId } = await givenBegunAgain();
		const readBegun = () =>
			platform.db.prepare("SELECT begun_at FROM titles WHERE profile_id = ?").bind(profileId).first<number>("begun_at");
		const first = await readBegun();
		await call("POST", SHOW, { again: true });
		expect([first, await readBegun()]).toEqual([expect.any(Number), first]);
		await call("POST", SHOW);
		await call("POST", SHOW, { again: true });
		expect(await readBegun()).toBeGreaterThan(first ?? 0);
		await call("DELETE", `${SHOW}?again=true`);
		await call("DELETE", `${SHOW}?again=true`);
		expect(await readBegun()).toBe(first);
	});

	test("is begun and taken back by the forms of its page without scripts", async () => {
		const { call, see, submit } = await givenViewer();
		await call("POST", SHOW);
		expect((await submit("begin")).status).toBe(303);
		expect(await see()).toEqual(BEGUN);
		expect((await submit("unbegin")).status).toBe(303);
		expect(await see()).toEqual(FINISHED);
	});

	test("is only so for its profile", async () => {
		const [{ profileId }, other] = [await givenBegunAgain(), await givenViewer()];
		await other.call("POST", SHOW);
		expect(await other.see()).toEqual(FINISHED);
		await other.call("DELETE", `${SHOW}?again=true`);
		expect(await listUnfinished(profileId)).toHaveLength(1);
	});

	test("is a show, and whole", async () => {
		const { call } = await givenViewer();
		expect((await call("POST", "/api/watched/27205/movie", { again: true })).status).toBe(422);
		expect((await call("DELETE", "/api/watched/27205/movie?again=true")).status).toBe(422);
		expect((await call("POST", SHOW, { again: true, season: 1 })).body.errors).toHaveProperty("again");
	});

	test("is taken back also where a browser has told of it twice", async () => {
		const { call, profileId } = await givenViewer();
		await call("POST", SHOW);
		const rounds = [{ media_id: 1396, media_type: "tv", began_at: Date.now() }];
		for (let turn = 0; turn < 2; turn++) {
			await call("POST", "/api/watch-history/migrate", { watchHistoryData: [], rounds });
		}
		await call("DELETE", `${SHOW}?again=true`);
		const begun = platform.db.prepare("SELECT begun_at FROM titles WHERE profile_id = ?").bind(profileId);
		expect(await begun.first("begun_at")).toBeNull();
	});

	test("is exported and handed over, and forgotten with the record", async () => {
		const { call, profileId } = await givenViewer();
		const place = { media_id: 1396, media_type: "tv", season: 1, episode: 1 };
		const at = Date.now();
		const body = {
			watchHistoryData: [],
			plays: [{ ...place, watched_at: at - 1000, precision: "instant", source: "played", added_at: at - 1000 }],
			rounds: [{ media_id: 1396, media_type: "tv", began_at: at }, { media_id: "invalid" }],
		};
		for (let turn = 0; turn < 2; turn++) await call("POST", "/api/watch-history/migrate", body);
		const { rounds } = (await call("GET", "/api/me/export")).body.data;
		expect(rounds).toEqual([
			{ media_id: "1396", media_type: "tv", began_at: new Date(at).toISOString(), title: "Breaking Bad", year: 2008 },
		]);
		expect(await listUnfinished(profileId)).toEqual([{ season: 1, episode: 1, isDone: false }]);
		await call("DELETE", "/api/watched");
		await call("POST", "/api/watch-history/migrate", body);
		expect((await call("GET", "/api/me/export")).body.data.rounds).toEqual([]);
	});
});
