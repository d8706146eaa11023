import { beforeAll } from "vitest";
import { createCatalogueState, isolateState } from "~/domain/catalogue/catalogue.server";
import { emptyDatabase } from "./empty-database";
import { failOnConsoleError } from "./fail-on-console-error";

failOnConsoleError();

// All files run in one worker, which starts and loads its modules only once: each begins with empty storage, and with
// nothing remembered of the catalogue.
beforeAll(async () => {
	Object.assign(isolateState, createCatalogueState());
	await emptyDatabase();
});
