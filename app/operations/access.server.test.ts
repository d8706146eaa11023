import { expect, test } from "vitest";
import { givenSession, givenUser } from "../../tests/harness/accounts";
import { fetchApi } from "../../tests/harness/api";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { ROWS, type Row } from "./registry";

const platform = testPlatform();

const VISITORS = ["visitor", "user", "admin", "owner"] as const;

/** Every operation; those for oneself and owners with the caller's own account and with another. */
const CALLS = ROWS.flatMap((row) =>
	row.access === "self-or-owner"
		? [
				{ row, isSelf: true },
				{ row, isSelf: false },
			]
		: [{ row, isSelf: false }],
);

function rankNeeded({ access }: Row, isSelf: boolean): number {
	if (access === "self-or-owner") return isSelf ? 1 : 3;
	return { public: 0, "optional-session": 0, "signed-in": 1, admin: 2, owner: 3 }[access];
}

const REFUSED = {
	visitor: { status: 401, code: "unauthorized", message: "No authentication token available" },
	others: { status: 403, code: "forbidden", message: "You are not allowed to do this" },
};

test.each(VISITORS)("every operation accepts or rejects the call of a %s as its row says", async (who) => {
	const user = who === "visitor" ? null : await givenUser(platform, { role: who });
	for (const { row, isSelf } of CALLS) {
		// Some end the session, and none gets as far as a body that it needs.
		const token = user && (await givenSession(platform, user)).token;
		const values: Record<string, string> = { mediaId: "27205", mediaType: "movie", list: "movies" };
		const path = row.path
			.replace("*", "genre/movie/list")
			.replace(":id", isSelf && user ? user.id : "nobody")
			.replace(/:(\w+)/g, (_, name: string) => values[name] ?? "nothing");
		const headers = { ...freshAddress(), ...(token && { authorization: `Bearer ${token}` }) };
		const response = await fetchApi(path, { method: row.method, headers });
		const text = await response.text();
		expect(response.status, `${row.key}: ${text}`).toBeLessThan(500);
		const isAllowed = VISITORS.indexOf(who) >= rankNeeded(row, isSelf && user !== null);
		const { status, code, message } = who === "visitor" ? REFUSED.visitor : REFUSED.others;
		if (isAllowed) expect(text, row.key).not.toContain(`"code":"${code}"`);
		else expect({ status: response.status, ...JSON.parse(text) }, row.key).toMatchObject({ status, code, message });
	}
});
