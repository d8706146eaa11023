// Who is here beside the person who watches, and whose records get what is watched.
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import { passwordAttempts } from "~/database/schema/accounts";
import { libraries } from "~/database/schema/library";
import { nextMorning } from "~/domain/accounts/household.server";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { applyChanges } from "~/domain/library/changes/apply-changes.server";
import type { Change } from "~/domain/library/changes/changes";
import { toCompanions } from "~/domain/library/changes/companions.server";
import { listSeen } from "~/domain/library/discover/seen.server";
import { readNames } from "~/domain/library/store/title-names.server";
import type { loader as homeLoader } from "~/routes/home";
import type { loader as moviesLoader } from "~/routes/movies";
import type { loader as myListLoader } from "~/routes/my-list/my-list";
import type { loader as movieLoader } from "~/routes/title/movie";
import type { loader as showLoader } from "~/routes/title/show";
import {
	givenPin,
	givenProfile,
	givenSession,
	givenTokenOf,
	givenUser,
	PASSWORD,
} from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";

vi.mock("~/browser/local-library.client", () => ({}));
vi.mock("~/browser/library/library.client", () => ({}));
vi.mock("~/browser/library/session-lists.client", () => ({}));

const platform = testPlatform();
const db = openDatabase(platform.db);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVENING = Date.parse("2026-03-14T20:00:00Z");

const MOVIE = { media_type: "movie", media_id: "27205" };
const SHOW = { media_type: "tv", media_id: "1396" };
const CHILD = { movie: ["G", "PG"], tv: ["TV-Y", "TV-G", "TV-PG"] };

interface Play {
	id: string;
	media_id: string;
	season: number;
	episode: number;
	watched_at: string | null;
	with: string[];
}

function clientOf(token: string) {
	const send = (method: string) => (path: string, body?: object) => call(`/api/${path}`, { method, token, body });
	const plays = async (query = "") => (await call(`/api/plays${query}`, { token })).body.data as Play[];
	return { token, get: send("GET"), post: send("POST"), put: send("PUT"), remove: send("DELETE"), plays };
}

/** Alex's session, with Ben, who has a session of his own. */
async function givenPair({ pin, ageLimit }: { pin?: string; ageLimit?: typeof CHILD } = {}) {
	vi.setSystemTime(EVENING);
	const user = await givenUser(platform, { name: "Alex" });
	const ben = await givenProfile(platform, user, { name: "Ben", pin, ageLimit });
	const { token } = await givenSession(platform, user);
	return {
		user,
		ben,
		alex: clientOf(token),
		theirs: clientOf(await givenTokenOf(platform, user, { id: ben.id, pin })),
	};
}

const at = (time = Date.now()) => new Date(time).toISOString();
const change = (kind: string, fields: object = {}) => ({ kind, at: at(), ...MOVIE, ...fields });
const end = (fields: object = {}) => ({ ...MOVIE, position: 8800, duration: 8880, ...fields });

describe("who is here", () => {
	test("is nobody else at first, then those who were ticked, and lasts until six in the morning of the person", async () => {
		const { alex, ben, user } = await givenPair();
		expect((await alex.get("together")).body.data).toEqual({ people: [], until: null });
		await alex.put("preferences", { timeZone: "America/Los_Angeles" });
		const ticked = await alex.put(`together/${ben.id}`);
		const tomorrow = { people: [ben.id], until: "2026-03-15T13:00:00.000Z" };
		expect([ticked.status, ticked.body.data]).toEqual([200, tomorrow]);
		expect((await alex.put(`together/${ben.id}`)).body.data).toEqual(tomorrow);
		vi.setSystemTime(Date.parse("2026-03-15T12:59:59Z"));
		expect((await alex.get("together")).body.data.people).toEqual([ben.id]);
		vi.setSystemTime(Date.parse("2026-03-15T13:00:00Z"));
		expect((await alex.get("together")).body.data).toEqual({ people: [], until: null });
		expect((await alex.put(`together/${user.id}`)).status).toBe(404);
	});

	test("ends on the same morning after midnight, and on the next one after six", () => {
		expect(nextMorning(Date.parse("2026-03-15T01:00:00Z"), "UTC")).toBe(Date.parse("2026-03-15T06:00:00Z"));
		expect(nextMorning(Date.parse("2026-03-15T06:00:00Z"), "UTC")).toBe(Date.parse("2026-03-16T06:00:00Z"));
		expect(nextMorning(Date.parse("2026-03-15T23:00:00Z"), "Pacific/Kiritimati")).toBe(
			Date.parse("2026-03-16T16:00:00Z"),
		);
	});

	test("is of one session, and ends when another person is chosen there, or the person is deleted", async () => {
		const { alex, ben, user } = await givenPair();
		const other = clientOf((await givenSession(platform, user)).token);
		const kim = await givenProfile(platform, user, { name: "Kim" });
		await alex.put(`together/${ben.id}`);
		await alex.put(`together/${kim.id}`);
		expect((await other.get("together")).body.data.people).toEqual([]);
		await alex.remove(`profiles/${kim.id}`, { password: PASSWORD });
		expect((await alex.get("together")).body.data.people).toEqual([ben.id]);
		await alex.post(`profiles/${user.id}/use`);
		expect((await alex.get("together")).body.data.people).toEqual([ben.id]);
		await alex.post(`profiles/${ben.id}/use`);
		await alex.post(`profiles/${user.id}/use`);
		expect((await alex.get("together")).body.data.people).toEqual([]);
	});

	test("nobody of another account can be ticked", async () => {
		const { alex } = await givenPair();
		const stranger = await givenPair();
		expect((await alex.put(`together/${stranger.ben.id}`)).status).toBe(404);
		expect((await alex.remove(`together/${stranger.ben.id}`)).status).toBe(404);
		expect((await alex.put("together/none")).status).toBe(404);
	});

	test("a person with a PIN joins by it alone, or by the password, in that session only", async () => {
		const { alex, ben, user } = await givenPair({ pin: "1234" });
		for (const body of [undefined, { pin: "0000" }]) {
			const refused = await alex.put(`together/${ben.id}`, body);
			expect([refused.status, refused.body.code]).toEqual([403, "wrong_pin"]);
		}
		await alex.post("watch-history", end());
		expect((await alex.put(`together/${ben.id}`, { pin: "1234" })).body.data.people).toEqual([ben.id]);
		const other = clientOf((await givenSession(platform, user)).token);
		expect((await other.put(`together/${ben.id}`)).status).toBe(403);
		expect((await other.put(`together/${ben.id}`, { password: PASSWORD })).status).toBe(200);
	});

	test("a new PIN puts the person out of every session in which they are here", async () => {
		const { alex, ben } = await givenPair();
		await alex.put(`together/${ben.id}`);
		await alex.put(`profiles/${ben.id}`, { pin: "4321", password: PASSWORD });
		expect((await alex.get("together")).body.data.people).toEqual([]);
		expect((await alex.put(`together/${ben.id}`)).status).toBe(403);
	});
});

describe("what is watched together", () => {
	test("goes into each one's record, with who watched too", async () => {
		const { alex, theirs, ben, user } = await givenPair();
		await alex.put(`together/${ben.id}`);
		expect((await alex.post("watch-history", end({ session: crypto.randomUUID() }))).status).toBe(200);
		const [own] = await alex.plays();
		const [other] = await theirs.plays();
		expect([own?.with, other?.with]).toEqual([[ben.id], [user.id]]);
		expect([other?.id, other?.watched_at]).toEqual([own?.id, own?.watched_at]);
		expect((await theirs.get("watch-history")).body.data).toHaveLength(1);
		const { data } = (await theirs.get("me/export/library.json")).body;
		expect(data.plays[0].with).toEqual(["Alex"]);
		const [library] = await db.select().from(libraries).where(eq(libraries.profileId, ben.id));
		expect([library?.moviePlays, library?.movies]).toEqual([1, 1]);
	});

	test("has its name in each one's record, also where one of them has known it before", async () => {
		const { user, ben } = await givenPair();
		const kim = await givenProfile(platform, user, { name: "Kim" });
		const catalogue = openCatalogue(platform);
		for (const companion of [ben, kim]) {
			const play = { playId: crypto.randomUUID(), source: "marked", watchedAt: EVENING, precision: "instant" } as const;
			const changes: Change[] = [
				{ kind: "play", at: EVENING, mediaType: "movie", id: 27205, season: 1, episode: 1, ...play },
			];
			const together = { stored: "", until: EVENING + HOUR, companions: [{ ...companion, since: EVENING }] };
			await applyChanges(db, catalogue, {
				profileId: user.id,
				changes,
				companions: toCompanions(platform, together),
			});
			const names = await readNames(db, { profileId: companion.id, titles: [{ mediaType: "movie", id: 27205 }] });
			expect(names.get("movie:27205")).toEqual({ name: "Inception", year: 2010 });
		}
	});

	test("is where both stopped, so that each goes on there", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.put(`together/${ben.id}`);
		await alex.post("watch-history", { ...SHOW, season: 1, episode: 2, position: 600, duration: 2800 });
		expect((await theirs.get("watch-history/1396/tv")).body.data).toMatchObject({
			season: 1,
			episode: 2,
			position: 600,
		});
	});

	test("is sent twice and recorded once, also where one of them has removed it meanwhile", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.put(`together/${ben.id}`);
		const play_id = crypto.randomUUID();
		const changes = [change("play", { play_id, watched_at: at() })];
		for (let time = 0; time < 2; time++) await alex.post("changes", { changes });
		expect([(await alex.plays()).length, (await theirs.plays()).length]).toEqual([1, 1]);
		await theirs.remove(`plays/${play_id}`);
		vi.setSystemTime(EVENING + MINUTE);
		await alex.post("changes", { changes });
		expect([(await alex.plays()).length, (await theirs.plays()).length]).toEqual([1, 0]);
	});

	test("is not what has another time: what was watched before, on a day, or without a date", async () => {
		const { alex, theirs, ben } = await givenPair();
		const before = at(EVENING - MINUTE);
		await alex.put(`together/${ben.id}`);
		for (const watched_at of ["2026-03-14", null, before]) await alex.post("plays", { ...MOVIE, watched_at });
		await alex.post("watched/603/movie", { when: "unknown" });
		await alex.post("changes", { changes: [change("progress", { at: before, position: 8800, duration: 8880 })] });
		expect(await theirs.plays()).toEqual([]);
	});

	test("is nothing of what is done to a title besides: ratings, notes and lists stay one's own", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.put(`together/${ben.id}`);
		const changes = [change("save"), change("hide"), change("rate", { rating: 8 }), change("note", { note: "Loud" })];
		await alex.post("changes", { changes });
		for (const path of ["watch-later", "hidden", "ratings", "notes"]) {
			const { data } = (await theirs.get(path)).body;
			expect([path, JSON.stringify(data).includes("27205")]).toEqual([path, false]);
		}
	});

	test("stays each one's own: what one corrects or removes later touches nobody else's", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.put(`together/${ben.id}`);
		const { data: play } = (await alex.post("plays", { ...MOVIE, watched_at: at() })).body;
		await alex.put(`plays/${play.id}`, { watched_at: "2020-01-02" });
		expect((await theirs.plays())[0]?.watched_at).toBe(at(EVENING));
		await theirs.remove(`plays/${play.id}`);
		expect([(await alex.plays()).length, (await theirs.plays()).length]).toEqual([1, 0]);
		await alex.put(`plays/${play.id}`, { watched_at: at() });
		expect(await theirs.plays()).toEqual([]);
	});

	test("is only of those who are here at that time: not of one who has gone, nor after the morning", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.put(`together/${ben.id}`);
		await alex.remove(`together/${ben.id}`);
		await alex.post("plays", { ...MOVIE, watched_at: at() });
		await alex.put(`together/${ben.id}`);
		vi.setSystemTime(EVENING + 12 * HOUR);
		await alex.post("watched/603/movie");
		expect(await theirs.plays()).toEqual([]);
		expect((await alex.plays()).map((play) => play.with)).toEqual([[], []]);
	});

	test("counts for the daily limit of who records it, once for each", async () => {
		const { alex, ben, user } = await givenPair();
		await alex.put(`together/${ben.id}`);
		await alex.post("watched/603/movie");
		const writesOf = async (id: string) => {
			const [row] = await db
				.select()
				.from(libraries)
				.where(eq(libraries.profileId, id as typeof ben.id));
			return row?.writes;
		};
		expect([await writesOf(user.id), await writesOf(ben.id)]).toEqual([2, 0]);
	});

	test("is not recorded for a child who may not see it", async () => {
		const { alex, theirs, ben } = await givenPair({ ageLimit: CHILD });
		await alex.put(`together/${ben.id}`);
		await alex.post("watch-history", end({ media_id: "27205" }));
		expect((await alex.plays())[0]?.with).toEqual([]);
		expect(await theirs.plays()).toEqual([]);
	});

	test("of a mark is each episode that one of them has not watched, for all of them", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.post("watched/1396/tv", { season: 1, episode: 1 });
		vi.setSystemTime(EVENING + HOUR);
		await alex.put(`together/${ben.id}`);
		await alex.post("changes", { changes: [change("mark", { ...SHOW, season: 1, episode: 1 })], undo: true });
		expect((await theirs.plays()).map(({ episode }) => episode)).toEqual([1]);
		expect((await alex.plays()).map(({ episode, with: others }) => [episode, others])).toEqual([
			[1, [ben.id]],
			[1, []],
		]);
	});
});

describe("who is named with what was watched", () => {
	test("has it in their record too, whenever it was, although they are not here", async () => {
		const { alex, theirs, ben, user } = await givenPair();
		for (const [media_id, watched_at] of [
			["27205", at(EVENING - HOUR)],
			["603", "2020-05-06"],
			["155", null],
		]) {
			const added = await alex.post("plays", { media_type: "movie", media_id, watched_at, with: [ben.id] });
			expect([added.status, added.body.data]).toMatchObject([201, { watched_at, with: [ben.id], refused: [] }]);
		}
		const watchedAt = (await theirs.plays()).map((play) => [play.media_id, play.watched_at, play.with]);
		expect(watchedAt).toEqual([
			["27205", at(EVENING - HOUR), [user.id]],
			["603", "2020-05-06", [user.id]],
			["155", null, [user.id]],
		]);
	});

	test("is in place of those who are here", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.put(`together/${ben.id}`);
		const added = await alex.post("plays", { ...MOVIE, watched_at: at(), with: [] });
		expect([added.body.data.with, await theirs.plays()]).toEqual([[], []]);
	});

	test("is told so once: the same call again adds nothing", async () => {
		const { alex, theirs, ben } = await givenPair();
		const body = { ...MOVIE, watched_at: at(), with: [ben.id] };
		const statuses = [await alex.post("plays", body), await alex.post("plays", body)].map(({ status }) => status);
		expect([statuses, (await theirs.plays()).length]).toEqual([[201, 200], 1]);
	});

	test("is told of with an end and with a mark too", async () => {
		const { alex, theirs, ben } = await givenPair();
		const ended = await alex.post("watch-history", end({ with: [ben.id] }));
		const marked = await alex.post("watched/1396/tv", { season: 1, episode: 1, with: [ben.id] });
		expect([ended.body.data.refused, marked.body.data.refused]).toEqual([[], []]);
		expect((await theirs.plays()).map((play) => play.media_id).toSorted()).toEqual(["1396", "27205"]);
	});

	test("needs the PIN of one who has one, unless they are here; where it is wrong, it is not recorded for them", async () => {
		const { alex, theirs, ben } = await givenPair({ pin: "1234" });
		const add = async (media_id: string, fields: object) => {
			const body = { media_type: "movie", media_id, watched_at: at(), with: [ben.id], ...fields };
			return (await alex.post("plays", body)).body.data;
		};
		for (const fields of [{}, { pins: { [ben.id]: "0000" } }]) {
			const added = await add("27205", { ...fields, again: true });
			expect([added.with, added.refused]).toEqual([[], [ben.id]]);
		}
		expect((await alex.post("watch-history", end({ media_id: "155", with: [ben.id] }))).body.data.refused).toEqual([
			ben.id,
		]);
		expect(await theirs.plays()).toEqual([]);
		expect((await add("603", { pins: { [ben.id]: "1234" } })).refused).toEqual([]);
		await alex.put(`together/${ben.id}`, { pin: "1234" });
		expect((await add("680", {})).refused).toEqual([]);
		expect((await theirs.plays()).map((play) => play.media_id).toSorted()).toEqual(["603", "680"]);
	});

	test.each([false, true])(
		"may be guessed no more often than elsewhere, and no less; somebody else is here: %s",
		async (isCalHere) => {
			const { alex, ben, user } = await givenPair({ pin: "1234" });
			const cal = await givenProfile(platform, user, { name: "Cal" });
			if (isCalHere) await alex.put(`together/${cal.id}`);
			const statuses: number[] = [];
			for (let time = 0; time < 6; time++) {
				const body = { ...MOVIE, watched_at: null, with: [ben.id], pins: { [ben.id]: "0000" }, again: true };
				statuses.push((await alex.post("plays", body)).status);
			}
			expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
		},
	);

	test("cannot be guessed in a session that has ended", async () => {
		const { alex, ben } = await givenPair({ pin: "1234" });
		await alex.post("auth/logout");
		const before = await db.$count(passwordAttempts);
		const { status } = await alex.post("plays", {
			...MOVIE,
			watched_at: null,
			with: [ben.id],
			pins: { [ben.id]: "0000" },
		});
		expect([status, await db.$count(passwordAttempts)]).toEqual([401, before]);
	});

	test("is not a child who may not see it", async () => {
		const { alex, theirs, ben } = await givenPair({ ageLimit: CHILD });
		const { data } = (await alex.post("plays", { ...MOVIE, watched_at: at(), with: [ben.id] })).body;
		expect([data.with, data.refused, await theirs.plays()]).toEqual([[], [ben.id], []]);
	});

	test("is another person of the account, else nothing is recorded", async () => {
		const { alex, user, ben } = await givenPair();
		const stranger = await givenPair();
		for (const id of [stranger.ben.id, user.id, "none"]) {
			const refused = await alex.post("plays", { ...MOVIE, watched_at: at(), with: [ben.id, id] });
			expect([refused.status, refused.body.errors]).toEqual([422, { with: expect.any(String) }]);
		}
		expect([await alex.plays(), await stranger.theirs.plays()]).toEqual([[], []]);
	});

	test("loses it again with an Undo that is asked for by name", async () => {
		const { alex, theirs, ben } = await givenPair();
		const { data } = (await alex.post("plays", { ...MOVIE, watched_at: "2020-05-06", with: [ben.id] })).body;
		await alex.remove(`plays/${data.id}`, { together: true });
		expect([await alex.plays(), await theirs.plays()]).toEqual([[], []]);
	});
});

describe("Undo", () => {
	test("takes what was recorded together from all, and nothing else", async () => {
		const { alex, theirs, ben } = await givenPair();
		await theirs.post("watched/603/movie");
		await alex.put(`together/${ben.id}`);
		const marked = await alex.post("changes", { changes: [change("mark")], undo: true });
		expect([(await alex.plays()).length, (await theirs.plays()).length]).toEqual([1, 2]);
		await alex.post("changes", { changes: marked.body.data.undo });
		expect([(await alex.plays()).length, (await theirs.plays()).map((play) => play.media_id)]).toEqual([0, ["603"]]);
	});

	test("does so after the others have gone, and by a second press too", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.put(`together/${ben.id}`);
		await alex.post("watched/27205/movie");
		await alex.remove(`together/${ben.id}`);
		await alex.remove("watched/27205/movie");
		expect([(await alex.plays()).length, (await theirs.plays()).length]).toEqual([0, 0]);
	});

	test("takes it from nobody else after ten minutes, nor by somebody who did not record it", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.put(`together/${ben.id}`);
		const id = crypto.randomUUID();
		await alex.post("changes", { changes: [change("play", { play_id: id, watched_at: at() })] });
		const together = { play_id: id, together: true };
		await theirs.post("changes", { changes: [change("unplay", together)] });
		expect([(await alex.plays()).length, (await theirs.plays()).length]).toEqual([1, 0]);
		const other = crypto.randomUUID();
		await alex.post("changes", { changes: [change("play", { ...SHOW, play_id: other, watched_at: at() })] });
		vi.setSystemTime(EVENING + 11 * MINUTE);
		await alex.remove(`plays/${other}`, { together: true });
		expect([(await alex.plays()).length, (await theirs.plays()).length]).toEqual([1, 1]);
	});

	test("of one play is asked for by name", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.put(`together/${ben.id}`);
		const { data: play } = (await alex.post("plays", { ...MOVIE, watched_at: at() })).body;
		await alex.remove(`plays/${play.id}`, { together: true });
		expect([(await alex.plays()).length, (await theirs.plays()).length]).toEqual([0, 0]);
	});
});

test("a session that its token knows as nobody's is read again: the first person's PIN, then somebody is here", async () => {
	const { user, ben } = await givenPair();
	await givenPin(platform, user.id, "2468");
	const { token } = await givenSession(platform, user);
	const kim = clientOf(token);
	expect((await kim.put(`together/${ben.id}`)).status).toBe(403);
	await kim.post(`profiles/${ben.id}/use`);
	await kim.put(`together/${user.id}`, { pin: "2468" });
	await kim.post("watched/27205/movie");
	expect((await kim.plays()).map((play) => play.with)).toEqual([[user.id]]);
});

describe("what is offered while several are here", () => {
	const home = async (token: string) => {
		const headers = { cookie: `__Host-marquee_session=${token}` };
		const { data } = await fetchPage<typeof homeLoader>("/", { headers });
		return await (data.begun as { later?: Promise<Begun> } & Begun);
	};
	type Begun = Record<"continuing" | "upNext", { id: number; target: object; ahead?: string[] }[]>;
	const watched = (client: ReturnType<typeof clientOf>, episode: number) =>
		client.post("watched/1396/tv", { season: 1, episode });

	test("Up Next stands where the one does who is behind, and says who is ahead and no more", async () => {
		const { alex, theirs, ben } = await givenPair();
		for (const episode of [1, 2, 3]) await watched(alex, episode);
		await watched(theirs, 1);
		const [alone] = (await home(alex.token)).upNext;
		expect([alone?.target, alone?.ahead]).toEqual([{ season: 1, episode: 4 }, []]);
		await alex.put(`together/${ben.id}`);
		const [ahead] = (await home(alex.token)).upNext;
		expect([ahead?.target, ahead?.ahead]).toEqual([{ season: 1, episode: 2 }, [null]]);
		for (const episode of [2, 3, 4, 5]) await watched(theirs, episode);
		const [behind] = (await home(alex.token)).upNext;
		expect([behind?.target, behind?.ahead]).toEqual([{ season: 1, episode: 4 }, ["Ben"]]);
	});

	test("Up Next stands there in My List too, in its sections and among the titles of a filter", async () => {
		const { alex, theirs, ben } = await givenPair();
		for (const episode of [1, 2, 3]) await watched(alex, episode);
		await watched(theirs, 1);
		await alex.put(`together/${ben.id}`);
		for (const query of ["", "?show=next", "?q=breaking"]) {
			const headers = { cookie: `__Host-marquee_session=${alex.token}` };
			const { data } = await fetchPage<typeof myListLoader>(`/my-list${query}`, { headers });
			const continuing = data.list?.continuing;
			const page = continuing && "later" in continuing ? await continuing.later : continuing;
			const [card] = page?.cards ?? [];
			expect([query, card?.target, card?.ahead]).toEqual([query, { season: 1, episode: 2 }, [null]]);
		}
	});

	test("who has not begun a show is not behind in it", async () => {
		const { alex, ben } = await givenPair();
		await watched(alex, 1);
		await alex.put(`together/${ben.id}`);
		const [card] = (await home(alex.token)).upNext;
		expect([card?.target, card?.ahead]).toEqual([{ season: 1, episode: 2 }, []]);
	});

	test("recommendations are what none of them has seen, and nobody has hidden", async () => {
		const { alex, theirs, ben } = await givenPair();
		await alex.put("ratings/27205/movie", { rating: 9 });
		const list = async () =>
			((await alex.get("recommendations")).body.data as { media_id: string }[]).map((card) => card.media_id);
		const [first, second] = await list();
		await theirs.post(`watched/${first}/movie`);
		await theirs.put(`hidden/${second}/movie`, {});
		expect((await list()).slice(0, 2)).toEqual([first, second]);
		await alex.put(`together/${ben.id}`);
		const offered = await list();
		expect([offered.includes(String(first)), offered.includes(String(second)), offered.length > 0]).toEqual([
			false,
			false,
			true,
		]);
	});

	test("a surprise is what none of them has seen", async () => {
		const { theirs, ben, user } = await givenPair();
		await theirs.post("watched/27205/movie");
		const titles = [27205, 603].map((id) => ({ mediaType: "movie" as const, id }));
		const seenBy = async (companions: (typeof ben.id)[]) => [
			...(await listSeen(db, { profileId: user.id, titles, companions })),
		];
		expect([await seenBy([]), await seenBy([ben.id])]).toEqual([[], ["movie:27205"]]);
	});

	test("a child who is here limits what is offered, and not what is opened by its address, which says so", async () => {
		const { alex, ben } = await givenPair({ ageLimit: CHILD });
		const headers = { cookie: `__Host-marquee_session=${alex.token}` };
		const ids = async () => {
			const { data } = await fetchPage<typeof moviesLoader>("/movies", { headers });
			return JSON.stringify(data);
		};
		const closedTo = async (path: string) => {
			return (await fetchPage<typeof movieLoader | typeof showLoader>(path, { headers })).data.closedTo;
		};
		expect(await ids()).toContain('"id":155,');
		expect(await closedTo("/movie/155")).toEqual([]);
		await alex.put(`together/${ben.id}`);
		expect(await ids()).not.toContain('"id":155,');
		for (const path of ["/movie/155", "/tv/1396", "/tv/1396/1/2"]) expect(await closedTo(path), path).toEqual([ben.id]);
		expect(await closedTo("/movie/12")).toEqual([]);
	});
});
