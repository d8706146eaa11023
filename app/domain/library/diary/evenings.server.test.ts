import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenUser } from "../../../../tests/harness/accounts";
import { markWatched } from "../../../../tests/harness/changes";
import { testPlatform } from "../../../../tests/harness/context";
import { earliestMonth, eveningsOf } from "./evenings";
import type { PlayTime } from "./plays";
import { listSteps } from "./steps.server";

const NOW = Date.UTC(2026, 10, 20, 3);

async function givenPlays(times: PlayTime[]) {
	const platform = testPlatform();
	const db = openDatabase(platform.db);
	const { id: profileId } = await givenUser(platform);
	for (const [episode, time] of times.entries()) {
		const part = { profileId, mediaType: "tv" as const, id: 1396, timeOf: () => time };
		await markWatched(db, { ...part, episodes: [{ season: 1, episode: episode + 1 }] });
	}
	return async (now: number, timeZone: string) => {
		const days = await listSteps(db, { profileId, timeZone, step: "day", since: earliestMonth(now) });
		return eveningsOf(days, { now, timeZone });
	};
}

test("the evenings of a month are the person's days on which something was watched, each once", async () => {
	const evenings = await givenPlays([
		{ watchedAt: Date.UTC(2026, 10, 5, 20), precision: "instant" },
		{ watchedAt: Date.UTC(2026, 10, 6, 2), precision: "instant" },
		{ watchedAt: Date.UTC(2026, 10, 12), precision: "day" },
		{ watchedAt: Date.UTC(2026, 9, 31, 12), precision: "instant" },
		{ watchedAt: null, precision: "unknown" },
	]);
	expect(await evenings(NOW, "America/New_York")).toEqual({
		days: 30,
		today: 19,
		watched: [5, 12],
	});
	expect((await evenings(NOW, "Europe/Paris")).watched).toEqual([5, 6, 12]);
});

test("in a zone that is still in the month before, that month is shown", async () => {
	const evenings = await givenPlays([{ watchedAt: Date.UTC(2026, 1, 10, 20), precision: "instant" }]);
	const now = Date.UTC(2026, 2, 1, 3);
	expect(await evenings(now, "America/New_York")).toEqual({ days: 28, today: 28, watched: [10] });
	expect(await evenings(now, "UTC")).toEqual({ days: 31, today: 1, watched: [] });
});
