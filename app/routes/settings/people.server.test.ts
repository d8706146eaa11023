import { describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { PROFILES_MAX } from "~/domain/accounts/profiles";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import {
	givenProfile,
	givenSeat,
	givenSession,
	givenTokenOf,
	givenUser,
	PASSWORD,
} from "../../../tests/harness/accounts";
import { saveForLater, writeRating } from "../../../tests/harness/changes";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import type { action, loader } from "./settings";

const platform = testPlatform();
const db = openDatabase(platform.db);
const TAB = "/settings?tab=profiles";

async function givenHousehold({ pin }: { pin?: string } = {}) {
	const user = await givenUser(platform, { name: "Alex" });
	const kim = await givenProfile(platform, user, { name: "Kim", pin });
	const headers = { cookie: `__Host-marquee_session=${(await givenSession(platform, user)).token}` };
	return {
		user,
		kim,
		open: async (path: string) => (await fetchPage<typeof loader>(path, { headers })).data,
		async send(fields: Record<string, string>, path = TAB) {
			const sent = { ...headers, ...freshAddress(), origin: "https://marquee.test" };
			const body = new URLSearchParams(fields);
			const { response, data } = await fetchPage<typeof action>(path, { method: "POST", headers: sent, body });
			return { status: response.status, ...data };
		},
	};
}

test("the tab shows the people, and one of them with what can be changed", async () => {
	const { user, kim, open } = await givenHousehold({ pin: "1234" });
	const { people } = await open(TAB);
	expect(people?.people).toMatchObject([
		{ id: user.id, name: "Alex", isFirst: true, isCurrent: true, hasPin: false },
		{ id: kim.id, name: "Kim", isFirst: false, isCurrent: false, hasPin: true },
	]);
	expect(people?.edited).toBeNull();
	expect((await open(`${TAB}&profile=${kim.id}`)).people?.edited).toMatchObject({ id: kim.id });
	expect((await open(`${TAB}&profile=new`)).people?.edited).toBe("new");
	expect((await open(`${TAB}&profile=unknown`)).people?.edited).toBeNull();
	expect((await open("/settings")).people).toBeNull();
});

test("the form that adds somebody is there while there is room", async () => {
	const { user, open } = await givenHousehold();
	for (let count = 2; count < PROFILES_MAX - 1; count++)
		await givenProfile(platform, user, { name: `Person ${count}` });
	expect((await open(`${TAB}&profile=new`)).people?.edited).toBe("new");
	await givenProfile(platform, user, { name: "The last one" });
	expect((await open(`${TAB}&profile=new`)).people?.edited).toBeNull();
});

test("adds a profile, and shows a form that failed again with what was typed", async () => {
	const { open, send } = await givenHousehold();
	const failed = await send({ intent: "add-profile", name: "kim", colour: "teal", pin: "1234" });
	expect(failed).toMatchObject({
		status: 409,
		ok: false,
		values: { name: "kim", colour: "teal" },
		errors: { name: "Another profile has this name" },
	});
	expect(JSON.stringify(failed)).not.toContain("1234");
	const fields = { intent: "add-profile", name: "Robin", colour: "teal", pin: "1234" };
	expect(await send(fields)).toMatchObject({ status: 200, ok: true, message: "The person is added." });
	expect((await open(TAB)).people?.people[2]).toMatchObject({ name: "Robin", colour: "teal", hasPin: true });
});

test("adds a child with its limit in one form", async () => {
	const { open, send } = await givenHousehold();
	const { people } = await open(`${TAB}&profile=new`);
	expect(people?.certificates).toContainEqual(expect.objectContaining({ mediaType: "movie", certificate: "PG" }));
	const limit = { "max-movie": "PG", "max-tv": "TV-PG" };
	expect(await send({ intent: "add-profile", name: "Jo", colour: "teal", isChild: "true", ...limit })).toMatchObject({
		ok: true,
	});
	// The selects of a form without the mark are sent too.
	await send({ intent: "add-profile", name: "Sam", colour: "red", ...limit });
	const added = (await open(TAB)).people?.people.slice(2);
	expect(added?.map(({ name, maxCertificate }) => [name, maxCertificate])).toEqual([
		["Jo", { movie: "PG", tv: "TV-PG" }],
		["Sam", null],
	]);
});

test("renames a profile and changes its colour, which its emblem shows", async () => {
	const { kim, open, send } = await givenHousehold();
	const changed = await send({ intent: "save-profile", id: kim.id, name: "Kimberly", colour: "red" });
	expect(changed).toMatchObject({ ok: true, message: "The person is saved." });
	const edited = (await open(`${TAB}&profile=${kim.id}`)).people?.edited;
	expect(edited).toMatchObject({ name: "Kimberly", colour: "red", emblem: expect.stringContaining("emblem-red-") });
	expect(await send({ intent: "save-profile", id: kim.id, name: " ", colour: "red" })).toMatchObject({
		errors: { name: "Name is required" },
	});
});

test("sets, changes and removes a PIN, for which the PIN before or the password is given in one field", async () => {
	const { kim, send } = await givenHousehold();
	const set = (fields: Record<string, string>) => send({ intent: "set-pin", id: kim.id, ...fields });
	const remove = (proof: string) => send({ intent: "remove-pin", id: kim.id, proof });
	expect(await set({ pin: "12" })).toMatchObject({ status: 422, errors: { pin: "A PIN has four digits" } });
	expect(await set({ pin: "1111" })).toMatchObject({ ok: true, message: "The PIN is set." });
	expect(await set({ pin: "2222", proof: "0000" })).toMatchObject({ errors: { proof: "This PIN is not right" } });
	expect(await set({ pin: "2222", proof: "1111" })).toMatchObject({ ok: true });
	expect(await remove("no password")).toMatchObject({ errors: { proof: "Current password is incorrect" } });
	expect(await remove(PASSWORD)).toMatchObject({ ok: true, message: "The PIN is removed." });
});

test("a deletion says what goes, needs the password, and leaves the first profile alone", async () => {
	const { user, kim, open, send } = await givenHousehold();
	await writeRating(db, { profileId: kim.id, mediaType: "movie", id: 603, season: null, episode: null, rating: 8 });
	await saveForLater(db, openCatalogue(platform), { profileId: kim.id, mediaType: "movie", id: 603, addedAt: 1 });
	const ask = async (id: string) => (await open(`${TAB}&profile=${id}&confirm=delete`)).people?.totals;
	expect(await ask(kim.id)).toEqual({ plays: 0, ratings: 1, notes: 0, saved: 1, opened: 0 });
	expect(await ask(user.id)).toBeNull();
	const fields = { intent: "delete-profile", id: kim.id };
	expect(await send({ ...fields, password: "" })).toMatchObject({ status: 422, ok: false });
	expect(await send({ ...fields, password: "wrong" })).toMatchObject({ status: 403, ok: false });
	expect(await send({ ...fields, password: PASSWORD })).toMatchObject({ message: "The person is deleted." });
	expect((await open(TAB)).people?.people).toHaveLength(1);
});

test("the download of one's data is locked where a profile has a PIN, until the password is given", async () => {
	const { open, send } = await givenHousehold({ pin: "1234" });
	const isLocked = async () => (await open("/settings?tab=data")).isExportLocked;
	expect(await isLocked()).toBe(false);
	await platform.db.prepare("UPDATE sessions SET password_at = 0").run();
	expect(await isLocked()).toBe(true);
	const unlock = (password: string) => send({ intent: "confirm-password", password }, "/settings?tab=data");
	expect(await unlock("wrong")).toMatchObject({ errors: { password: "Current password is incorrect" } });
	expect(await isLocked()).toBe(true);
	expect(await unlock(PASSWORD)).toMatchObject({ ok: true });
	expect(await isLocked()).toBe(false);
	const alone = await givenHousehold();
	await platform.db.prepare("UPDATE sessions SET password_at = 0").run();
	expect((await alone.open("/settings?tab=data")).isExportLocked).toBe(false);
});

test("the first person's change of a PIN is confirmed with the password, without scripts too", async () => {
	const { kim, open, send } = await givenHousehold();
	await platform.db.prepare("UPDATE sessions SET password_at = 0").run();
	const fields = { intent: "set-pin", id: kim.id, pin: "1234" };
	const path = `${TAB}&profile=${kim.id}`;
	expect(await send(fields, path)).toMatchObject({ status: 403, ok: false, unconfirmed: { fields } });
	const wrong = { unconfirmed: { errors: { ownPassword: "Current password is incorrect" } } };
	expect(await send({ ...fields, ownPassword: "wrong" }, path)).toMatchObject(wrong);
	expect((await open(TAB)).people?.people[1]?.hasPin).toBe(false);
	expect(await send({ ...fields, ownPassword: PASSWORD }, path)).toMatchObject({
		ok: true,
		message: "The PIN is set.",
	});
	expect((await open(TAB)).people?.people[1]?.hasPin).toBe(true);
});

describe("another person's Settings", () => {
	async function givenKim() {
		const user = await givenUser(platform, { name: "Alex", role: "owner" });
		const kim = await givenProfile(platform, user, { name: "Kim" });
		const headers = { cookie: `__Host-marquee_session=${await givenTokenOf(platform, user, kim)}` };
		return { user, kim, headers };
	}

	test.each([
		["profile", "/settings"],
		["profiles", TAB],
		["security", "/settings?tab=security"],
	])("the tab %s leads to the first person, and says nothing of the account", async (tab, path) => {
		const { user, kim, headers } = await givenKim();
		const { data } = await fetchPage<typeof loader>(path, { headers });
		expect(data).toMatchObject({ tab, isFirst: false, sessions: [], activity: [], people: null });
		expect(data.other).toMatchObject({ person: { id: kim.id, name: "Kim" }, first: { id: user.id, name: "Alex" } });
	});

	test.each(["watching", "data"])("the tab %s is their own", async (tab) => {
		const { headers } = await givenKim();
		const { data } = await fetchPage<typeof loader>(`/settings?tab=${tab}`, { headers });
		expect(data).toMatchObject({ tab, isFirst: false, other: null, isExportLocked: false });
	});

	test.each(["profile", "profiles", "watching", "data", "security"])(
		"the tab %s leads to somebody while nobody was chosen",
		async (tab) => {
			const { user, signIn } = await givenSeat(platform, { seat: "none" });
			const headers = { cookie: `__Host-marquee_session=${await signIn()}` };
			const { data } = await fetchPage<typeof loader>(`/settings?tab=${tab}`, { headers });
			expect(data.other).toMatchObject({ person: null, first: { id: user.id } });
			expect(data).toMatchObject({ sessions: [], activity: [], people: null, hidden: null, preferences: null });
		},
	);

	test("has no Debug, whoever the account belongs to", async () => {
		const { headers } = await givenKim();
		const { data } = await fetchPage<typeof loader>("/settings?tab=debug&load", { headers });
		expect(data).toMatchObject({ tab: "profile", hasDebug: false, debug: null });
	});

	test.each([
		{ intent: "profile", username: "somebody-else" },
		{ intent: "profile", email: "somebody-else@example.com" },
		{ intent: "profile", email: "somebody-else@example.com", ownPassword: PASSWORD },
		{
			intent: "password",
			currentPassword: PASSWORD,
			newPassword: "Another horse 8",
			confirmPassword: "Another horse 8",
		},
		{ intent: "delete", password: PASSWORD },
		{ intent: "end-others" },
		{ intent: "end-session", sessionId: "any" },
		{ intent: "confirm-password", password: PASSWORD },
		{ intent: "add-profile", name: "Robin", colour: "teal" },
		{ intent: "save-profile", id: "first", name: "Robin", colour: "teal" },
		{ intent: "set-pin", id: "first", pin: "1234" },
		{ intent: "set-pin", id: "first", pin: "1234", proof: PASSWORD },
		{ intent: "remove-pin", id: "first", proof: PASSWORD },
		{ intent: "delete-profile", id: "first", password: PASSWORD },
	])("refuses the form %j", async (fields) => {
		const { user, headers } = await givenKim();
		const before = await platform.db.prepare("SELECT * FROM users WHERE id = ?").bind(user.id).first();
		const all = { ...fields, id: user.id, userId: user.id } as unknown as Record<string, string>;
		const body = new URLSearchParams(all);
		const sent = { ...headers, ...freshAddress(), origin: "https://marquee.test" };
		const { response, data } = await fetchPage<typeof action>("/settings", { method: "POST", headers: sent, body });
		expect([response.status, data.ok]).toEqual([403, false]);
		expect(await platform.db.prepare("SELECT * FROM users WHERE id = ?").bind(user.id).first()).toEqual(before);
	});

	test("changes their own name and PIN", async () => {
		const { kim, headers } = await givenKim();
		const sent = { ...headers, ...freshAddress(), origin: "https://marquee.test" };
		for (const [fields, message] of [
			[{ intent: "save-profile", name: "Kimberly", colour: "red" }, "The person is saved."],
			[{ intent: "set-pin", pin: "1234" }, "The PIN is set."],
			[{ intent: "set-pin", pin: "5678", proof: "1234" }, "The PIN is set."],
			[{ intent: "remove-pin", proof: PASSWORD }, "The PIN is removed."],
		] as const) {
			const body = new URLSearchParams({ ...fields, id: kim.id });
			const { data } = await fetchPage<typeof action>("/settings", { method: "POST", headers: sent, body });
			expect(data).toMatchObject({ ok: true, message });
		}
	});
});
