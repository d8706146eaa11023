// What holds for each remark, whichever it is; those of ratings and of notes alone are in their own files.
import { expect, test } from "vitest";
import { REMARK_NAMES, REMARKS, type RemarkName, remarkKind } from "~/domain/library/changes/remarks";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const PLACE = { season: 1, episode: 2 };

/** Something that the remark may say. */
function sayable(name: RemarkName): number | string {
	const { value } = remarkKind(name);
	return "characters" in value ? "x" : value.to;
}

test.each(REMARK_NAMES)("a %s on a show and on an episode is counted until it is removed", async (name) => {
	const { token } = await givenSession(platform, await givenUser(platform));
	const { list } = REMARKS[name];
	const of = `/api/${list}/1396/tv`;
	const send = (method: string, path: string, body?: unknown) => call(path, { method, token, body });
	const total = async () => (await send("GET", `/api/${list}`)).body.total;
	await send("PUT", of, { [name]: sayable(name) });
	await send("PUT", of, { [name]: sayable(name) });
	expect(await total()).toBe(1);
	await send("PUT", of, { [name]: sayable(name), ...PLACE });
	expect(await total()).toBe(2);
	await send("DELETE", of);
	await send("DELETE", `${of}?season=1&episode=2`);
	expect(await total()).toBe(0);
});
