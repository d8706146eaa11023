import { expect, test } from "vitest";
import { judgeServer } from "./server-health";

function day(loaded: number, timedOut = 0, replaced = 0) {
	return { loaded, timedOut, replaced };
}

test("a server is judged by its last three days", () => {
	expect(judgeServer({ days: [day(0, 90), day(10), day(10), day(10)] })).toBe("good");
	expect(judgeServer({ days: [day(900), day(0, 5), day(0, 0, 5), day(1, 1)] })).toBe("dead");
	expect(judgeServer({ days: [day(7, 2, 1)] })).toBe("poor");
});

test("a server that nobody used of late is no dead one", () => {
	expect(judgeServer({ days: [day(0, 50), day(0), day(0), day(0)] })).toBe("unknown");
	expect(judgeServer({ days: [] })).toBe("unknown");
});
