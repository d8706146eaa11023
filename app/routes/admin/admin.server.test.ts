import { and, desc, eq, isNotNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { FORM_FAILED } from "~/components/admin/parts/admin-forms";
import { openDatabase } from "~/database/open.server";
import { auditLog, resetTokens, sessions, users } from "~/database/schema/accounts";
import { jobRuns } from "~/database/schema/administration";
import { blockedTitles } from "~/database/schema/catalogue";
import { titles } from "~/database/schema/library";
import { OWN_PASSWORD } from "~/domain/accounts/fresh-password";
import { readSignInLimits } from "~/domain/accounts/password-attempts.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { signIn } from "~/domain/accounts/sign-in.server";
import { TEST_ADMIN } from "~/domain/accounts/test-admin";
import type { Role, User } from "~/domain/accounts/types";
import { forgetInLog } from "~/domain/accounts/users.server";
import { SUSPENSION_REASON_MAX, type UserPage } from "~/domain/administration/types";
import { readUserDetails } from "~/domain/administration/user-details.server";
import { blockTitle, unblockTitle } from "~/domain/catalogue/blocked/blocked-titles.server";
import { openSentences } from "~/messages/refusals";
import { NOT_BLOCKED } from "~/operations/administration/blocked-titles";
import { LAST_OWNER, NO_SUCH_USER } from "~/operations/inputs";
import { loadOperation } from "~/operations/operations";
import { givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { givenManyWatches } from "../../../tests/harness/library";
import { givenManyUsers } from "../../../tests/harness/many-users";
import { fetchPage } from "../../../tests/harness/pages";
import type { loader } from "./admin";
import { ADMIN_FORMS, FORM_SUCCEEDED } from "./forms.server";

type Intent = keyof typeof ADMIN_FORMS;

async function auditActionOf(intent: Intent) {
	const form = new FormData();
	// The fields without which an operation's call cannot be built.
	form.set("role", "user");
	form.set("media_type", "movie");
	form.set("username", "ada");
	form.set(OWN_PASSWORD, PASSWORD);
	const call = ADMIN_FORMS[intent](form);
	return "key" in call ? (await loadOperation(call.key)).audit?.action : undefined;
}

const OWN_DELETION = {
	status: 422,
	message: "To delete your own account, go to Settings and enter your password there",
};

const ORIGIN = "https://marquee.test";
const LONG_AGO = Date.now() - 16 * 24 * 60 * 60 * 1000;
const MOVIE = { mediaType: "movie", id: 680 } as const;
const TITLE = { media_type: "movie", media_id: "680" };

const platform = testPlatform();
const db = openDatabase(platform.db);

interface Sender {
	token?: string;
	variables?: Record<string, string>;
}

/** Sends a form of the panel as a browser without scripts does. */
async function send(fields: Record<string, string>, { token, variables }: Sender) {
	const headers = { origin: ORIGIN, ...(token && { cookie: `__Host-marquee_session=${token}` }) };
	const { response, data } = await fetchPage(
		"/admin",
		{ method: "POST", headers, body: new URLSearchParams(fields) },
		{ variables },
	);
	return { status: response.status, headers: response.headers, data };
}

async function givenSignedIn(role: Role) {
	const user = await givenUser(platform, { role });
	return { ...user, ...(await givenSession(platform, user)) };
}

/** The newest entry of the audit log. */
async function readLastEntry() {
	const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
	return entry;
}

/** All data that an action of the panel can change. */
async function readFacts(ada: User) {
	const { role, isPremium, suspendedAt } = users;
	const [account] = await db.select({ role, isPremium, suspendedAt }).from(users).where(eq(users.id, ada.id));
	return {
		ada: account ? { role: account.role, isPremium: account.isPremium } : null,
		isSuspended: account ? account.suspendedAt !== null : false,
		isLimited: (await readSignInLimits(db, platform.config, ada.id)).failures > 0,
		links: await db.$count(resetTokens, eq(resetTokens.userId, ada.id)),
		sessions: await db.$count(sessions, eq(sessions.userId, ada.id)),
		watches: await db.$count(titles, isNotNull(titles.openedAt)),
		testAdmins: await db.$count(users, eq(users.username, TEST_ADMIN.username)),
		runs: await db.$count(jobRuns),
		blocked: await db.$count(blockedTitles),
		generation: (await platform.cache.get<{ generation: string }>("catalogue:state", "json"))?.generation ?? null,
	};
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

function differences(before: Facts, after: Facts) {
	const names = Object.keys(after) as (keyof Facts)[];
	return Object.fromEntries(
		names
			.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
			.map((name) => [name, after[name]]),
	);
}

async function givenWrongPassword({ username }: User): Promise<void> {
	const visit = { isRemembered: false, userAgent: null, formerToken: null, network: "203.0.113.9" };
	await signIn(db, platform.config, { emailOrUsername: username, password: "wrong", ...visit });
}

/** A signed-in user with one watch that is due for the cleanup. Removes what earlier actions left. */
async function givenAda(intent: Intent): Promise<User> {
	await db.delete(users).where(eq(users.username, TEST_ADMIN.username));
	await db.delete(titles);
	const ada = await givenUser(platform);
	await givenSession(platform, ada);
	await givenManyWatches(platform, { profileId: ada.id, count: 1, newest: LONG_AGO });
	if (intent === "reinstate") await db.update(users).set({ suspendedAt: LONG_AGO }).where(eq(users.id, ada.id));
	if (intent === "lift-limits") await givenWrongPassword(ada);
	if (intent === "unblock") await blockTitle(platform, { ...MOVIE, reason: "Notice of 2026-11-20", actorId: ada.id });
	else await unblockTitle(platform, MOVIE);
	return ada;
}

interface Expected {
	/** The lowest role that is allowed. */
	needs: "admin" | "owner";
	fields?: (ada: User) => Record<string, string>;
	/** All facts that the action changes. */
	changes: Partial<Record<keyof Facts, unknown>>;
	data?: (ada: User) => object;
}

const ofUser = ({ id }: User) => ({ userId: id });

const ACTIONS: Record<Exclude<Intent, "promote-self">, Expected> = {
	role: {
		needs: "owner",
		fields: ({ id }) => ({ userId: id, role: "admin" }),
		changes: { ada: { role: "admin", isPremium: false } },
		data: ({ username }) => ({ message: `${username} is now an admin` }),
	},
	"make-owner": {
		needs: "owner",
		fields: ({ id, username }) => ({ userId: id, username, [OWN_PASSWORD]: PASSWORD }),
		changes: { ada: { role: "owner", isPremium: false } },
		data: ({ username }) => ({ message: `${username} is now an owner` }),
	},
	premium: {
		needs: "admin",
		fields: ({ id }) => ({ userId: id, isPremium: "true" }),
		changes: { ada: { role: "user", isPremium: true } },
		data: ({ username }) => ({ message: `${username} is now Premium` }),
	},
	delete: {
		needs: "owner",
		fields: ofUser,
		changes: { ada: null, sessions: 0, watches: 0 },
		data: () => ({ message: FORM_SUCCEEDED.delete }),
	},
	"reset-link": {
		needs: "owner",
		fields: ofUser,
		changes: { links: 1 },
		data: () => ({
			link: {
				url: expect.stringMatching(/^https:\/\/marquee\.test\/reset-password\?token=[\w-]{43}$/),
				expiresAt: expect.any(String),
			},
		}),
	},
	"end-sessions": {
		needs: "owner",
		fields: ofUser,
		changes: { sessions: 0 },
		data: () => ({ message: FORM_SUCCEEDED["end-sessions"] }),
	},
	suspend: {
		needs: "admin",
		fields: ofUser,
		changes: { isSuspended: true, sessions: 0 },
		data: () => ({ message: FORM_SUCCEEDED.suspend }),
	},
	reinstate: {
		needs: "admin",
		fields: ofUser,
		changes: { isSuspended: false, sessions: 0 },
		data: () => ({ message: FORM_SUCCEEDED.reinstate }),
	},
	"lift-limits": {
		needs: "admin",
		fields: ofUser,
		changes: { isLimited: false },
		data: () => ({ message: FORM_SUCCEEDED["lift-limits"] }),
	},
	cleanup: {
		needs: "admin",
		changes: { watches: 0 },
		data: () => ({ message: "Cleanup completed: 1 old records removed" }),
	},
	"clear-cache": {
		needs: "admin",
		changes: { generation: expect.any(String) },
		data: () => ({ message: FORM_SUCCEEDED["clear-cache"] }),
	},
	"create-test-admin": {
		needs: "admin",
		changes: { testAdmins: 1 },
		data: () => ({ message: FORM_SUCCEEDED["create-test-admin"] }),
	},
	"run-job": {
		needs: "admin",
		fields: () => ({ job: "retention" }),
		changes: { runs: expect.any(Number), watches: 0 },
		data: () => ({ message: FORM_SUCCEEDED["run-job"] }),
	},
	block: {
		needs: "owner",
		fields: () => ({ ...TITLE, reason: "Notice of 2026-11-20" }),
		changes: { blocked: 1 },
		data: () => ({ message: FORM_SUCCEEDED.block }),
	},
	unblock: {
		needs: "owner",
		fields: () => TITLE,
		changes: { blocked: 0 },
		data: () => ({ message: FORM_SUCCEEDED.unblock }),
	},
};

const INTENTS = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

describe.each(INTENTS)("%s", (intent) => {
	const { needs, fields, changes, data } = ACTIONS[intent];

	test.each(["admin", "owner"] as const)(
		"is done or refused for an %s, with one entry in the audit log",
		async (role) => {
			const ada = await givenAda(intent);
			const sender = await givenSignedIn(role);
			const before = await readFacts(ada);
			const response = await send({ intent, ...fields?.(ada) }, sender);
			const changed = differences(before, await readFacts(ada));
			const { action: name, outcome } = auditLog;
			const entries = await db.select({ name, outcome }).from(auditLog).where(eq(auditLog.actorId, sender.id));
			if (role === "owner" || needs === "admin") {
				expect([response.status, response.data]).toEqual([200, { intent, ok: true, ...data?.(ada) }]);
				expect(changed).toEqual(changes);
				expect(entries).toEqual([{ name: await auditActionOf(intent), outcome: "done" }]);
			} else {
				const refused = { intent, ok: false, message: FORM_FAILED[intent], reason: "You are not allowed to do this" };
				expect([response.status, response.data]).toEqual([403, refused]);
				expect(changed).toEqual({});
				expect(entries).toEqual([{ name: await auditActionOf(intent), outcome: "refused" }]);
			}
		},
	);
});

test("promoting oneself changes nothing for an admin or owner, and is refused for a user", async () => {
	for (const role of ["admin", "owner"] as const) {
		const sender = await givenSignedIn(role);
		const response = await send({ intent: "promote-self" }, sender);
		const message = `You are already an ${role}. Nothing was changed`;
		expect([response.status, response.data]).toEqual([200, { intent: "promote-self", ok: true, message }]);
		expect((await readFacts(sender)).ada?.role).toBe(role);
	}
	const user = await givenSignedIn("user");
	const refused = await send({ intent: "promote-self" }, user);
	expect([refused.status, refused.headers.get("location")]).toEqual([302, "/"]);
	expect((await readFacts(user)).ada?.role).toBe("user");
});

test("a refused action shows the error and its reason, and is recorded in the audit log", async () => {
	await db.update(users).set({ role: "user" });
	await givenAda("create-test-admin");
	const owner = await givenSignedIn("owner");
	await db.delete(jobRuns);
	const run = { name: "retention", startedBy: "cron", startedAt: Date.now(), outcome: "running" } as const;
	await db.insert(jobRuns).values(run);
	expect((await send({ intent: "create-test-admin" }, owner)).status).toBe(200);
	const isProduction = { ENVIRONMENT: "production" };
	const attempts: [Intent, Record<string, string>, { status: number; message: string }, Sender["variables"]?][] = [
		["role", { userId: owner.id, role: "user" }, LAST_OWNER],
		["role", { userId: "nobody" as ProfileId, role: "admin" }, NO_SUCH_USER],
		["delete", { userId: owner.id }, OWN_DELETION],
		["suspend", { userId: owner.id }, { status: 409, message: "You cannot suspend your own account" }],
		["run-job", { job: "nothing" }, { status: 404, message: "This job does not exist" }],
		["run-job", { job: "retention" }, { status: 409, message: "The job is already running" }],
		["unblock", TITLE, NOT_BLOCKED],
		["create-test-admin", {}, { status: 409, message: "The test admin already exists" }],
		[
			"create-test-admin",
			{},
			{ status: 403, message: "The test admin can only be created in a development installation" },
			isProduction,
		],
	];
	const before = await readFacts(owner);
	const write = await openSentences("en");
	for (const [intent, fields, { status, message }, variables] of attempts) {
		const reason = write(message);
		const response = await send({ intent, ...fields }, { token: owner.token, variables });
		const failed = { intent, ok: false, message: FORM_FAILED[intent], reason };
		expect([response.status, response.data], `${intent}: ${reason}`).toEqual([status, failed]);
		const entry = { actorId: owner.id, action: await auditActionOf(intent), outcome: "refused" };
		expect(await readLastEntry(), `${intent}: ${reason}`).toMatchObject(entry);
	}
	expect(differences(before, await readFacts(owner))).toEqual({});
});

const WITHOUT_CONSENT: [title: string, fields: (ada: User) => Record<string, string>, status: number][] = [
	["without the username", () => ({ username: "" }), 422],
	["with another user's name", () => ({ username: "grace" }), 422],
	["with the name in capitals", ({ username }) => ({ username: username.toUpperCase() }), 422],
	["without the password", () => ({ [OWN_PASSWORD]: "" }), 422],
	["with a wrong password", () => ({ [OWN_PASSWORD]: "Wrong-99-password" }), 403],
];

test.each(WITHOUT_CONSENT)("making somebody an owner %s is refused and changes nothing", async (_, fields, status) => {
	const owner = await givenSignedIn("owner");
	const ada = await givenAda("make-owner");
	const before = await readFacts(ada);
	const sent = { intent: "make-owner", userId: ada.id, username: ada.username, [OWN_PASSWORD]: PASSWORD };
	expect((await send({ ...sent, ...fields(ada) }, owner)).status).toBe(status);
	expect(differences(before, await readFacts(ada))).toEqual({});
});

test("an unknown form, or one that blocks a title without a reason, changes nothing", async () => {
	const owner = await givenSignedIn("owner");
	await givenAda("block");
	const before = await readFacts(owner);
	const forms: Record<string, string>[] = [
		{},
		{ intent: "fly" },
		{ intent: "role", userId: owner.id, role: "root" },
		// To make an owner there is a form of its own.
		{ intent: "role", userId: owner.id, role: "owner" },
	];
	for (const fields of forms) {
		expect((await send(fields, owner)).status, JSON.stringify(fields)).toBe(400);
	}
	const blocking = await send({ intent: "block", ...TITLE, reason: " " }, owner);
	expect([blocking.status, blocking.data]).toEqual([
		422,
		{ intent: "block", ok: false, message: FORM_FAILED.block, reason: "Enter who asked, and when" },
	]);
	expect(differences(before, await readFacts(owner))).toEqual({});
});

describe("the reason for a suspension", () => {
	async function suspend(reason: string) {
		const [owner, ada] = [await givenSignedIn("owner"), await givenAda("suspend")];
		const response = await send({ intent: "suspend", userId: ada.id, reason }, owner);
		return { owner, ada, response };
	}
	const readDetails = async (ada: User, owner: User) => await readUserDetails(platform, { id: ada.id, viewer: owner });

	test("is in the audit log and on the user's page, and stays in the log when the user is reinstated", async () => {
		const { owner, ada } = await suspend("  Shared the account  ");
		const detail = { reason: "Shared the account" };
		expect(await readLastEntry()).toMatchObject({ targetId: ada.id, action: "user.suspend", outcome: "done", detail });
		expect((await readDetails(ada, owner))?.suspensionReason).toBe("Shared the account");
		await send({ intent: "reinstate", userId: ada.id }, owner);
		const details = await readDetails(ada, owner);
		expect(details?.suspensionReason).toBeNull();
		expect(details?.support?.lines.map((line) => line.detail)).toContainEqual(detail);
	});

	test("is optional, and no longer than its field", async () => {
		const { owner, ada } = await suspend("");
		expect((await readLastEntry())?.detail).toEqual({});
		expect((await readDetails(ada, owner))?.suspensionReason).toBeNull();
		const { response, ada: grace } = await suspend("x".repeat(SUSPENSION_REASON_MAX + 1));
		expect(response.status).toBe(422);
		expect((await readFacts(grace)).isSuspended).toBe(false);
	});

	test("is hidden from admins where the user is an admin or owner", async () => {
		const { owner, ada } = await suspend("Shared the account");
		await db.update(users).set({ role: "admin" }).where(eq(users.id, ada.id));
		expect((await readDetails(ada, { ...owner, role: "admin" }))?.suspensionReason).toBeNull();
	});

	test("is kept through the question for the password", async () => {
		const [owner, ada] = [await givenSignedIn("owner"), await givenAda("suspend")];
		await db.update(sessions).set({ passwordAt: 0 }).where(eq(sessions.userId, owner.id));
		const fields = { intent: "suspend", userId: ada.id, reason: "Shared the account" };
		const { data } = await send(fields, owner);
		expect(data).toMatchObject({ ok: false, unconfirmed: { fields } });
		await send({ ...fields, [OWN_PASSWORD]: PASSWORD }, owner);
		expect((await readLastEntry())?.detail).toEqual({ reason: "Shared the account" });
	});

	test("goes with the name when the user deletes the account", async () => {
		const { owner, ada } = await suspend("Shared the account");
		await send({ intent: "reinstate", userId: ada.id }, owner);
		await db.delete(users).where(eq(users.id, ada.id));
		await forgetInLog(db, ada.id);
		const about = eq(auditLog.targetId, ada.id);
		const details = await db.select({ detail: auditLog.detail }).from(auditLog).where(about);
		expect(details).toEqual([{ detail: {} }, { detail: {} }]);
	});
});

test("the users' list has 20 users to a page", async () => {
	const owner = await givenSignedIn("owner");
	await givenManyUsers(platform, { count: 45 });
	const read = async (search: string) => {
		const headers = { cookie: `__Host-marquee_session=${owner.token}` };
		const { data } = await fetchPage<typeof loader>(`/admin?tab=users&q=member&sort=username${search}`, { headers });
		const { shown } = data as { shown: { page: UserPage } };
		return shown.page;
	};
	const first = await read("");
	expect([first.users.length, first.total]).toEqual([20, 45]);
	const second = await read(`&cursor=${first.nextCursor}`);
	const third = await read(`&cursor=${second.nextCursor}`);
	expect([second.users[0]?.username, third.users.length, third.nextCursor]).toEqual(["member0000021", 5, null]);
});

test("an owner who gives up their role is redirected, because they may no longer see the panel", async () => {
	await givenSignedIn("owner");
	const owner = await givenSignedIn("owner");
	const { status, headers } = await send({ intent: "role", userId: owner.id, role: "user" }, owner);
	expect([status, headers.get("location")]).toEqual([302, "/admin?tab=users"]);
	expect((await readFacts(owner)).ada?.role).toBe("user");
	expect(await readLastEntry()).toMatchObject({ actorId: owner.id, action: "user.role", outcome: "done" });
});

describe("a user's page", () => {
	async function open(id: string, { token }: { token: string }) {
		const headers = { cookie: `__Host-marquee_session=${token}` };
		const { data } = await fetchPage<typeof loader>(`/admin?tab=users&id=${id}`, { headers });
		return data.shown;
	}

	function countViews(actorId: string, targetId: string): Promise<number> {
		const isView = and(eq(auditLog.actor, actorId), eq(auditLog.targetId, targetId), eq(auditLog.action, "user.view"));
		return db.$count(auditLog, isView);
	}

	test("is recorded once for each reader, user and day, and not among what was done to the user", async () => {
		const [owner, ada] = [await givenSignedIn("owner"), await givenSignedIn("user")];
		for (let view = 0; view < 3; view++) {
			expect(await open(ada.id, owner)).toMatchObject({ shows: "user", details: { support: { lines: [] } } });
		}
		expect(await countViews(owner.id, ada.id)).toBe(1);
		const yesterday = Date.now() - 24 * 60 * 60 * 1000;
		await db.update(auditLog).set({ at: yesterday }).where(eq(auditLog.targetId, ada.id));
		await open(ada.id, owner);
		expect(await countViews(owner.id, ada.id)).toBe(2);
	});

	test("is not recorded where it shows no more than the list: of oneself, of an admin to an admin, of nobody", async () => {
		const [owner, admin, other] = [
			await givenSignedIn("owner"),
			await givenSignedIn("admin"),
			await givenSignedIn("admin"),
		];
		expect(await open(owner.id, owner)).toMatchObject({ details: { support: { sessions: 1 } } });
		expect(await open(other.id, admin)).toMatchObject({ details: { user: { id: other.id }, support: null } });
		expect(await open("nobody", owner)).toMatchObject({ shows: "user", details: null });
		expect(await countViews(owner.id, owner.id)).toBe(0);
		expect(await countViews(admin.id, other.id)).toBe(0);
	});
});
