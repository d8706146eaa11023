import { beforeAll } from "vitest";
import { ISOLATE } from "~/platform.server";
import { emptyDatabase } from "./empty-database";
import { failOnConsoleError } from "./fail-on-console-error";
import { leaveNothingBehind } from "./leave-nothing-behind";

leaveNothingBehind();
failOnConsoleError();

// Test files share a worker and its modules; each starts with empty storage and in a new isolate.
beforeAll(async () => {
	ISOLATE.clear();
	await emptyDatabase();
});
