import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { jobRuns } from "~/database/schema/administration";
import { playerOutcomes } from "~/database/schema/playback";
import { dayOf } from "~/lib/days";
import { givenUser } from "../../../tests/harness/accounts";
import { newIsolatePlatform, testPlatform } from "../../../tests/harness/context";
import { emptyDatabase } from "../../../tests/harness/empty-database";
import { signIn } from "../accounts/sign-in.server";
import { BUILT_IN_CONFIG } from "../playback/player-config";
import type { Topic } from "./attention";
import { readConcerns } from "./attention.server";

const platform = testPlatform();
const db = openDatabase(platform.db);

beforeEach(emptyDatabase);

async function stateOf(topic: Topic, of = platform) {
	const concern = (await readConcerns(of)).find((each) => each.topic === topic);
	return [concern?.state, concern?.word];
}

async function fail(name: string, times: number): Promise<void> {
	const visit = { isRemembered: false, userAgent: null, formerToken: null, network: "203.0.113.40" };
	for (let index = 0; index < times; index++) {
		await signIn(db, platform.config, { emailOrUsername: name, password: "wrong", ...visit });
	}
}

test("an account is locked out from its tenth wrong password on, and each counts once", async () => {
	const [ada, grace] = [await givenUser(platform), await givenUser(platform)];
	await fail(ada.username, 9);
	expect(await stateOf("signIns")).toEqual(["fine", "Fine"]);
	await fail(ada.username, 1);
	await fail(grace.username, 3);
	expect(await stateOf("signIns")).toEqual(["needed", "Locked out"]);
});

test("an enabled server that does not load is told; without reports it is unknown", async () => {
	const assets = { fetch: async () => Response.json(BUILT_IN_CONFIG) } as unknown as Fetcher;
	const configured = { ...newIsolatePlatform(), assets };
	expect(await stateOf("players", configured)).toEqual(["unknown", "Unknown"]);
	const day = dayOf(Date.now());
	const serverId = BUILT_IN_CONFIG.settings.defaultServer;
	await db.insert(playerOutcomes).values({ day, serverId, loaded: 1, timedOut: 30, replaced: 0 });
	expect(await stateOf("players", configured)).toEqual(["needed", "Failing"]);
});

test("the last run of the job and of a backup count, not an earlier one", async () => {
	expect([await stateOf("jobs"), await stateOf("backup")].map(([state]) => state)).toEqual(["unknown", "unknown"]);
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
