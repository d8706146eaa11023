import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { counts } from "~/database/schema/counts";
import type { ProfileId } from "~/domain/accounts/profiles";
import { dayOf } from "~/lib/text/days";
import { recordWatch } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";
import { givenManyWatches } from "../../../tests/harness/library";
import { givenManyUsers } from "../../../tests/harness/many-users";
import { randomNumbers } from "../../../tests/harness/random";
import { countingDatabase } from "../../../tests/harness/reading-cost";
import { ROLES } from "../accounts/types";
import { changePremium, changeRole, createUser, deleteUser, updateUser } from "../accounts/users.server";
import { readStatistics } from "./statistics.server";

const platform = testPlatform();
const counting = countingDatabase(platform.db);
const db = openDatabase(counting.db);
const DAY = 24 * 60 * 60 * 1000;

beforeEach(emptyDatabase);

test("the counters match the rows after three hundred random changes", async () => {
	const random = randomNumbers(20_261_121);
	const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
	const ids: ProfileId[] = [];
	let signUps = 0;
	const changes: (() => Promise<unknown>)[] = [
		async () => {
			const number = random(100);
			const names = { username: `user${number}`, email: `user${number}@example.com`, name: "" };
			const rights = { role: pick(ROLES), isPremium: random(2) === 1, passwordHash: "" };
			const saved = await createUser(db, { ...names, ...rights });
			if (!saved.ok) return;
			signUps++;
			ids.push(saved.user.id as string as ProfileId);
		},
		() => deleteUser(db, pick(ids)),
		() => changeRole(db, { id: pick(ids), role: pick(ROLES) }),
		() => changePremium(db, { id: pick(ids), isPremium: random(2) === 1 }),
		() => updateUser(db, { id: pick(ids), username: `user${random(100)}` }),
		() =>
			recordWatch(db, {
				profileId: pick(ids),
				mediaType: "movie",
				id: random(5) + 1,
				season: 1,
				episode: 1,
				progress: null,
			}).catch((error: unknown) => {
				// The user has been deleted.
				if (!String((error as Error).cause).includes("FOREIGN KEY")) throw error;
			}),
	];
	await changes[0]?.();
	for (let done = 0; done < 300; done++) await pick([changes[0], ...changes])?.();

	const { results: rows } = await platform.db
		.prepare("SELECT role, count(*) AS users, sum(is_premium) AS premium FROM users GROUP BY role")
		.all<{ role: string; users: number; premium: number }>();
	const statistics = await readStatistics(db);
	expect(statistics.users).toEqual({
		user: 0,
		admin: 0,
		owner: 0,
		...Object.fromEntries(rows.map(({ role, users }) => [role, users])),
	});
	expect(statistics.totalUsers).toBe(rows.reduce((sum, { users }) => sum + users, 0));
	expect(statistics.premiumUsers).toBe(rows.reduce((sum, { premium }) => sum + premium, 0));
	const watches = await platform.db.prepare("SELECT count(opened_at) AS n FROM titles").first<number>("n");
	expect(statistics.totalWatchHistory).toBe(watches);
	expect(statistics.days.at(-1)?.signUps).toBe(signUps);
	expect(statistics.days.at(-1)?.watches).toBeGreaterThanOrEqual(watches ?? 0);
	await platform.db.prepare("INSERT INTO users_search (users_search, rank) VALUES ('integrity-check', 1)").run();
});

test("a title counts once a day for each user, on the day that it was watched", async () => {
	await givenManyUsers(platform, { count: 1 });
	await db.delete(counts);
	const watch = platform.db.prepare(
		`INSERT INTO titles (profile_id, media_type, media_id, first_opened_at, opened_at, updated_at)
		VALUES ('id-member0000001', 'movie', ?1, ?2, ?2, ?2)
		ON CONFLICT DO UPDATE SET opened_at = max(opened_at, excluded.opened_at)`,
	);
	const noon = Math.floor(Date.now() / DAY) * DAY - DAY / 2;
	await platform.db.batch([
		watch.bind(1, noon - DAY),
		watch.bind(1, noon),
		watch.bind(1, noon + 15_000),
		watch.bind(1, noon - 2 * DAY),
		watch.bind(2, noon),
	]);
	const days = (await readStatistics(db)).days.filter(({ watches }) => watches > 0);
	expect(days.map(({ day, watches }) => [day, watches])).toEqual([
		[dayOf(noon - DAY), 1],
		[dayOf(noon), 2],
	]);
});

test("shows thirty days", async () => {
	const today = dayOf(Date.now());
	const old = dayOf(Date.now() - 30 * DAY);
	await db.insert(counts).values([
		{ name: "watches", day: today, key: "", count: 6 },
		{ name: "watches", day: old, key: "", count: 1000 },
	]);
	const { days } = await readStatistics(db);
	expect(days.map(({ day }) => day)).toEqual(
		Array.from({ length: 30 }, (_, index) => dayOf(Date.now() - (29 - index) * DAY)),
	);
	expect(days.at(-1)).toEqual({ day: today, signUps: 0, watches: 6 });
	expect(days.reduce((sum, { watches }) => sum + watches, 0)).toBe(6);
});

test("the rows that the dashboard reads do not grow with users and histories", async () => {
	await givenManyUsers(platform, { count: 10 });
	counting.takeCost();
	await readStatistics(db);
	const small = counting.takeCost().read;
	await givenManyUsers(platform, { from: 11, count: 20_000 });
	await givenManyWatches(platform, { profileId: "id-member0000001", count: 20_000, newest: Date.now() });
	counting.takeCost();
	await readStatistics(db);
	expect(counting.takeCost().read).toBeLessThanOrEqual(small + 4);
	expect(small).toBeLessThan(70);
});
