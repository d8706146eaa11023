import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { passwordAttempts } from "~/database/schema/accounts";
import { jobRuns } from "~/database/schema/administration";
import { counts } from "~/database/schema/counts";
import { dayOf } from "~/lib/text/days";
import { givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { newIsolatePlatform, testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";
import { FAILURE_LIMITS, liftSignInLimits } from "../accounts/password-attempts.server";
import { signIn } from "../accounts/sign-in.server";
import type { User } from "../accounts/types";
import { BUILT_IN_CONFIG } from "../playback/player-config";
import type { Topic } from "./attention";
import { readConcerns } from "./attention.server";

const platform = testPlatform();
const db = openDatabase(platform.db);

beforeEach(emptyDatabase);

const OWNER = { id: "the-owner", role: "owner" } as const;

async function find(topic: Topic, of = platform, viewer: Pick<User, "id" | "role"> = OWNER) {
	return (await readConcerns(of, viewer)).find((concern) => concern.topic === topic);
}

async function stateOf(topic: Topic, of = platform) {
	const concern = await find(topic, of);
	return [concern?.state, concern?.word];
}

const VISIT = { isRemembered: false, userAgent: null, formerToken: null };

async function fail(name: string, times: number, network = "203.0.113.40"): Promise<void> {
	for (let index = 0; index < times; index++) {
		await signIn(db, platform.config, { emailOrUsername: name, password: "wrong", network, ...VISIT });
	}
}

test("a user is locked out from their tenth wrong password on, and is named to who manages them", async () => {
	const owner = await givenUser(platform, { role: "owner" });
	const admin = await givenUser(platform, { role: "admin" });
	const [ada, grace] = [await givenUser(platform), await givenUser(platform)];
	await fail("nobody", 10);
	await fail(ada.username, 9);
	expect((await find("signIns", platform, owner))?.state).toBe("fine");
	await fail(ada.username, 1);
	await fail(grace.username, 3);
	await fail(admin.username, 10, "203.0.113.41");
	const nameOf = ({ id, username }: User) => ({ id, username });
	const [ofOwner, ofAdmin] = [await find("signIns", platform, owner), await find("signIns", platform, admin)];
	expect(ofOwner).toMatchObject({ state: "needed", word: "Locked out" });
	expect(ofOwner?.users).toHaveLength(2);
	expect(ofAdmin?.users).toEqual([nameOf(ada)]);
	await liftSignInLimits(db, platform.config, { id: ada.id, actorId: owner.id });
	expect((await find("signIns", platform, owner))?.users).toEqual([nameOf(admin)]);
});

test("a right password before the limit of all networks locks nobody out", async () => {
	const { username } = await givenUser(platform);
	await fail(username, 1);
	await db.update(passwordAttempts).set({ failures: FAILURE_LIMITS.account - 1 });
	await signIn(db, platform.config, {
		emailOrUsername: username,
		password: PASSWORD,
		network: "203.0.113.41",
		...VISIT,
	});
	expect((await find("signIns"))?.state).toBe("fine");
});

test("an enabled server that does not load is told; without reports it is unknown", async () => {
	const assets = { fetch: async () => Response.json(BUILT_IN_CONFIG) } as unknown as Fetcher;
	const configured = { ...newIsolatePlatform(), assets };
	expect(await stateOf("players", configured)).toEqual(["unknown", "Unknown"]);
	const day = dayOf(Date.now());
	const key = String(BUILT_IN_CONFIG.settings.defaultServer);
	await db.insert(counts).values([
		{ name: "player.loaded", day, key, count: 1 },
		{ name: "player.timed_out", day, key, count: 30 },
	]);
	expect(await stateOf("players", configured)).toEqual(["needed", "Failing"]);
});

test("the last run of the job and of a backup count, not an earlier one", async () => {
	expect([await stateOf("jobs"), await stateOf("backup")].map(([state]) => state)).toEqual(["unknown", "needed"]);
	const ended = { startedBy: "cron", startedAt: Date.now() - 1000, finishedAt: Date.now() } as const;
	for (const name of ["retention", "backup"]) {
		await db.insert(jobRuns).values([
			{ ...ended, name, outcome: "done" },
			{ ...ended, name, outcome: "failed" },
		]);
	}
	expect([await stateOf("jobs"), await stateOf("backup")].map(([, word]) => word)).toEqual(["Failed", "Failed"]);
	for (const name of ["retention", "backup"]) await db.insert(jobRuns).values({ ...ended, name, outcome: "done" });
	expect([await stateOf("jobs"), await stateOf("backup")].map(([state]) => state)).toEqual(["fine", "fine"]);
});

test("a database that fails leaves everything it holds unknown, and the dashboard's list still comes", async () => {
	const broken = {
		...platform,
		db: {
			prepare: () => {
				throw new Error("D1 is down");
			},
		} as unknown as D1Database,
	};
	for (const topic of ["signIns", "jobs", "backup"] as const) {
		expect(await stateOf(topic, broken), topic).toEqual(["unknown", "Unknown"]);
	}
});
