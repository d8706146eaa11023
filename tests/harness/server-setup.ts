import { beforeAll } from "vitest";
import { createCatalogueState, isolateState } from "~/domain/catalogue/catalogue.server";
import { emptyDatabase } from "./empty-database";
import { failOnConsoleError } from "./fail-on-console-error";
import { leaveNothingBehind } from "./leave-nothing-behind";

leaveNothingBehind();
failOnConsoleError();

// Test files share a worker and its modules; each starts with empty storage and an empty catalogue cache.
beforeAll(async () => {
	Object.assign(isolateState, createCatalogueState());
	await emptyDatabase();
});
