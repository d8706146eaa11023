import { expect, test } from "vitest";
import { toScriptJson } from "./script-json";

test("JSON in a script element neither ends the element nor loses a character", () => {
	const value = { text: "</script><!-- & \u2028\u2029", costs: "$&", list: ["مسلسل", null] };
	const json = toScriptJson(value);
	expect(json).not.toMatch(/[<>&\u2028\u2029]/);
	expect(JSON.parse(json)).toEqual(value);
});
