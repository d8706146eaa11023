import { beforeAll } from "vitest";
import { ISOLATE } from "~/platform.server";
import { emptyDatabase } from "./empty-database";
import { failOnConsoleError } from "./fail-on-console-error";
import { leaveNothingBehind } from "./leave-nothing-behind";

leaveNothingBehind();
failOnConsoleError();

// Tests need no network: what a mocked `fetch` leaves behind for the time after its test fails, too.
globalThis.fetch = async (input) => {
	throw new TypeError(`No test mocks ${new Request(input as RequestInfo).url}`);
};

// Test files share a worker and its modules; each starts with empty storage and in a new isolate.
beforeAll(async () => {
	ISOLATE.clear();
	await emptyDatabase();
});
