import { expect, test } from "vitest";
import type { Access } from "~/domain/accounts/policy";
import { ROLES, type Role } from "~/domain/accounts/types";
import { givenSeat, SEATS } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { ROWS } from "./registry";

const platform = testPlatform();

const CALLERS = [null, ...ROLES.flatMap((role) => SEATS.map((seat) => ({ role, seat })))];

/** Every operation; those for one user or person with the caller's own id and with another. */
const CALLS = ROWS.flatMap((row) =>
	row.access === "self-or-owner" || row.access === "person-or-first"
		? [
				{ row, isSelf: true },
				{ row, isSelf: false },
			]
		: [{ row, isSelf: false }],
);

const CODES = ["unauthorized", "forbidden", "profile_required", "first_person_required"] as const;

const forAdministration = (roles: Role[], { role, seat }: { role: Role; seat: string }) => {
	if (!roles.includes(role)) return "forbidden";
	return seat === "first" ? null : "first_person_required";
};

/** The refusal of each access; null: the call is accepted. */
const EXPECTED: Record<
	Access,
	((caller: NonNullable<(typeof CALLERS)[number]>, isSelf: boolean) => (typeof CODES)[number] | null) | null
> = {
	public: null,
	"optional-session": null,
	"signed-in": () => null,
	person: ({ seat }) => (seat === "none" ? "profile_required" : null),
	"person-or-first": ({ seat }, isSelf) =>
		seat === "first" || (seat === "other" && isSelf) ? null : "first_person_required",
	"first-person": ({ seat }) => (seat === "first" ? null : "first_person_required"),
	"self-or-owner": (caller, isSelf) => forAdministration(isSelf ? [...ROLES] : ["owner"], caller),
	admin: (caller) => forAdministration(["admin", "owner"], caller),
	owner: (caller) => forAdministration(["owner"], caller),
};

test.each(CALLERS)("every operation accepts or rejects the call of %j as its row says", async (caller) => {
	const seat = caller && (await givenSeat(platform, caller));
	for (const { row, isSelf } of CALLS) {
		// Some end the session, and none gets as far as a body that it needs.
		const token = seat && (await seat.signIn());
		const ownId = row.access === "person-or-first" ? seat?.profileId : seat?.user.id;
		const values: Record<string, string> = { mediaId: "27205", mediaType: "movie", list: "movies" };
		const path = row.path
			.replace("*", "genre/movie/list")
			.replace(":id", (isSelf && ownId) || "nobody")
			.replace(/:(\w+)/g, (_, name: string) => values[name] ?? "nothing");
		const headers = { ...freshAddress(), ...(token && { authorization: `Bearer ${token}` }) };
		const response = await fetchApi(path, { method: row.method, headers });
		const text = await response.text();
		expect(response.status, `${row.key}: ${text}`).toBeLessThan(500);
		const accepts = EXPECTED[row.access];
		const code = accepts === null ? null : caller === null ? "unauthorized" : accepts(caller, isSelf);
		const sentCode = CODES.find((candidate) => text.includes(`"code":"${candidate}"`)) ?? null;
		expect([row.key, isSelf, sentCode]).toEqual([row.key, isSelf, code]);
		if (code) expect([row.key, response.status]).toEqual([row.key, code === "unauthorized" ? 401 : 403]);
	}
});
