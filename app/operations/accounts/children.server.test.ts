import { describe, expect, test } from "vitest";
import type { Platform } from "~/platform.server";
import {
	givenPin,
	givenProfile,
	givenSession,
	givenTokenOf,
	givenUser,
	PASSWORD,
} from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";

const platform = testPlatform();
const PG = { movie: "PG", tv: "TV-PG" };

const post = (path: string, token: string, body?: object) => call(`/api/${path}`, { method: "POST", token, body });
const put = (path: string, token: string, body: object) => call(`/api/${path}`, { method: "PUT", token, body });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** The first person's session, a child without a PIN, and a grown-up without one. */
async function givenFamily() {
	const user = await givenUser(platform, { name: "Alex" });
	const { token } = await givenSession(platform, user);
	const kim = await givenProfile(platform, user, { name: "Kim" });
	const robin = await givenProfile(platform, user, { name: "Robin" });
	const set = await put(`profiles/${kim.id}`, token, { maxCertificate: PG });
	expect(set.status).toBe(200);
	return { user, token, kim, robin, child: await givenTokenOf(platform, user, kim) };
}

describe("the limit of a child's profile", () => {
	test("is one of the region's certificates of movies and one of shows, which anyone can list, lowest first", async () => {
		const { body } = await call("/api/certificates");
		const names = (kind: string) =>
			body.data
				.filter((listed: { media_type: string }) => listed.media_type === kind)
				.map(({ certificate }: { certificate: string }) => certificate);
		expect(names("movie")).toEqual(["G", "PG", "PG-13", "R", "NC-17"]);
		expect(names("tv")).toEqual(["TV-Y", "TV-Y7", "TV-G", "TV-PG", "TV-14", "TV-MA"]);
		const { token, kim } = await givenFamily();
		for (const wrong of [
			{ movie: "NR", tv: "TV-PG" },
			{ movie: "PG", tv: null },
			{ movie: "12", tv: "TV-PG" },
		]) {
			expect(codeOf(await put(`profiles/${kim.id}`, token, { maxCertificate: wrong }))).toEqual([422, "invalid"]);
		}
	});

	test("is set and removed by the first person, with the password; it is not theirs", async () => {
		const { user, token, kim, robin } = await givenFamily();
		const limitOf = async (id: string) =>
			(await call("/api/profiles", { token })).body.data.find((profile: { id: string }) => profile.id === id)
				.maxCertificate;
		expect([await limitOf(kim.id), await limitOf(robin.id)]).toEqual([PG, null]);
		expect(codeOf(await put(`profiles/${user.id}`, token, { maxCertificate: PG }))).toEqual([409, "first_profile"]);
		const other = await givenTokenOf(platform, user, robin);
		expect(codeOf(await put(`profiles/${robin.id}`, other, { maxCertificate: PG }))).toEqual([
			403,
			"first_person_required",
		]);
		await platform.db.prepare("UPDATE sessions SET password_at = 0").run();
		expect(codeOf(await put(`profiles/${kim.id}`, token, { maxCertificate: null }))).toEqual([
			403,
			"password_required",
		]);
		expect(codeOf(await put(`profiles/${kim.id}`, token, { name: "Kimi", maxCertificate: PG }))).toEqual([
			200,
			undefined,
		]);
		expect(codeOf(await post("profiles", token, { name: "Jo", maxCertificate: PG }))).toEqual([
			403,
			"password_required",
		]);
		await post("auth/confirm-password", token, { password: PASSWORD });
		expect((await post("profiles", token, { name: "Jo", maxCertificate: PG })).body.data.maxCertificate).toEqual(PG);
		expect((await put(`profiles/${kim.id}`, token, { maxCertificate: null })).body.data.maxCertificate).toBeNull();
	});

	test("is there at once in a session that is in the profile, and gone as soon as it is removed", async () => {
		const { user, token, robin } = await givenFamily();
		const other = await givenTokenOf(platform, user, robin);
		const read = async () => (await call("/api/tmdb/movie/603", { token: other })).status;
		expect(await read()).toBe(200);
		await put(`profiles/${robin.id}`, token, { maxCertificate: PG });
		expect(await read()).toBe(404);
		await put(`profiles/${robin.id}`, token, { maxCertificate: { movie: "R", tv: "TV-MA" } });
		expect(await read()).toBe(200);
	});
});

describe("a child's session", () => {
	test("is left for somebody without a PIN by the password of the account alone", async () => {
		const { user, kim, robin, child } = await givenFamily();
		for (const id of [user.id, robin.id]) {
			expect(codeOf(await post(`profiles/${id}/use`, child))).toEqual([403, "proof_required"]);
			expect(codeOf(await post(`profiles/${id}/use`, child, { pin: "1234" }))).toEqual([403, "proof_required"]);
			expect(codeOf(await post(`profiles/${id}/use`, child, { password: "wrong" }))).toEqual([403, "wrong_password"]);
		}
		expect((await post(`profiles/${kim.id}/use`, child)).status).toBe(200);
		expect((await post(`profiles/${robin.id}/use`, child, { password: PASSWORD })).status).toBe(200);
		expect((await post(`profiles/${user.id}/use`, child)).status).toBe(200);
	});

	test("is left for somebody with a PIN by that", async () => {
		const { user, robin, child } = await givenFamily();
		await givenPin(platform, robin.id, "2468");
		expect(codeOf(await post(`profiles/${robin.id}/use`, child, { pin: "1357" }))).toEqual([403, "wrong_pin"]);
		expect((await post(`profiles/${robin.id}/use`, child, { pin: "2468" })).status).toBe(200);
		expect((await post(`profiles/${user.id}/use`, child)).status).toBe(200);
	});

	test("that is put out, because the child gets a PIN, is in nobody: it sees no title, and is left with the password", async () => {
		const { token, kim, robin, child } = await givenFamily();
		expect((await put(`profiles/${kim.id}`, token, { pin: "1111" })).status).toBe(200);
		expect((await call("/api/tmdb/movie/12", { token: child })).status).toBe(404);
		expect(codeOf(await post(`profiles/${robin.id}/use`, child))).toEqual([403, "proof_required"]);
		expect((await post(`profiles/${kim.id}/use`, child, { pin: "1111" })).status).toBe(200);
	});

	test.each([false, true])("ends when the profile is deleted; it was put out before: %s", async (isOut) => {
		const { token, kim, child } = await givenFamily();
		const path = `/api/profiles/${kim.id}`;
		if (isOut) await put(`profiles/${kim.id}`, token, { pin: "1111", password: PASSWORD });
		expect((await call(path, { method: "DELETE", token, body: { password: PASSWORD } })).status).toBe(200);
		expect((await call("/api/auth/verify", { token: child })).status).toBe(401);
	});

	test("shows who is watching with a lock at everybody else, and asks for the password of one without a PIN", async () => {
		const { kim, robin, child } = await givenFamily();
		const headers = { cookie: `__Host-marquee_session=${child}` };
		const { data } = await fetchPage<typeof import("~/routes/account/profiles").loader>("/profiles", { headers });
		expect(data).toMatchObject({ isHeld: true, asked: null });
		const asked = await fetchPage<typeof import("~/routes/account/profiles").loader>(`/profiles?pin=${robin.id}`, {
			headers,
		});
		expect(asked.data).toMatchObject({ asked: { id: robin.id, hasPin: false }, isByPassword: true });
		const body = new URLSearchParams({ intent: "use", id: robin.id });
		const sent = { ...headers, ...freshAddress(), origin: "https://marquee.test" };
		const refused = await fetchPage("/profiles", { method: "POST", headers: sent, body });
		expect([refused.response.status, refused.data]).toMatchObject([403, { errors: { password: expect.any(String) } }]);
		expect(kim.id).not.toBe(robin.id);
	});

	test("while the database is down, anyone but the first person gets no title; the first one is as signed out", async () => {
		const { user, kim, token } = await givenFamily();
		const { issueCredentials } = await import("~/domain/accounts/sessions.server");
		const named = { userId: user.id, sessionId: "any", isRemembered: true, profileId: kim.id };
		const { token: ofKim } = await issueCredentials(platform.config, named);
		const fail = async () => Promise.reject(new Error("D1_ERROR: down"));
		const statement = { bind: () => statement, all: fail, first: fail, raw: fail, run: fail };
		const calls = { prepare: () => statement, batch: fail };
		const db = { ...calls, withSession: () => ({ ...calls, getBookmark: () => null }) } as unknown as D1Database;
		const replaced: Partial<Platform> = { db };
		const read = async (session: string) =>
			(await call("/api/tmdb/movie/603", { token: session }, { replaced })).status;
		expect(await read(ofKim)).toBe(503);
		expect(await read(token)).toBe(200);
	});
});
