import { expect, test } from "vitest";
import { assessServer } from "./server-health";

function day(loaded: number, timedOut = 0, replaced = 0, reported = 0) {
	return { loaded, timedOut, replaced, reported };
}

test("a server is assessed by its last three days", () => {
	expect(assessServer({ days: [day(0, 90), day(10), day(10), day(10)] })).toBe("good");
	expect(assessServer({ days: [day(900), day(0, 5), day(0, 0, 5), day(1, 1)] })).toBe("dead");
	expect(assessServer({ days: [day(7, 2, 1)] })).toBe("poor");
	expect(assessServer({ days: [day(9, 0, 0, 3)] })).toBe("poor");
});

test("a server without recent use does not count as down", () => {
	expect(assessServer({ days: [day(0, 50), day(0), day(0), day(0)] })).toBe("unknown");
	expect(assessServer({ days: [] })).toBe("unknown");
});

test("a server with few reports is not judged", () => {
	expect(assessServer({ days: [day(0, 9)] })).toBe("unknown");
	expect(assessServer({ days: [day(0, 10)] })).toBe("dead");
});
