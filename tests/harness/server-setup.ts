import { beforeAll } from "vitest";
import { createCatalogueState, isolateState } from "~/domain/catalogue/catalogue.server";
import { emptyDatabase } from "./empty-database";
import { failOnConsoleError } from "./fail-on-console-error";
import { leaveNothingBehind } from "./leave-nothing-behind";

leaveNothingBehind();
failOnConsoleError();

// Files share a worker and its modules: each begins with empty storage, and with nothing remembered of the catalogue.
beforeAll(async () => {
	Object.assign(isolateState, createCatalogueState());
	await emptyDatabase();
});
