import { expect, test, vi } from "vitest";
import { PAGE_RULES } from "~/domain/accounts/policy";
import { findContentVersion } from "~/domain/catalogue/content-state.server";
import { createIsolate } from "~/platform.server";
import { newIsolatePlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";

// It reads the browser's storage as soon as it is loaded.
vi.mock("~/browser/library/session-lists.client", () => ({}));

const PARAMETERS: Record<string, string> = { ":season": "1", ":episode": "1" };

/** Of every page that a signed-out visitor may open, one address. */
const PATHS = PAGE_RULES.filter(({ access }) => access === "optional-session").map(({ path }) =>
	path
		.replace("/*", "/nowhere")
		.replace("/tv/:id", "/tv/1396")
		.replace("/collection/:id", "/collection/10")
		.replace(":id", "27205")
		.replace(/:\w+/g, (name) => PARAMETERS[name] ?? name),
);

/** Waits for everything that a page streams later. */
async function waitForAll(data: unknown): Promise<void> {
	if (data instanceof Promise) await waitForAll(await data.catch(() => null));
	else if (typeof data === "object" && data !== null) await Promise.all(Object.values(data).map(waitForAll));
}

test.for(PATHS)("a signed-out visitor's %s does not use D1, in an isolate that has just started", async (path) => {
	fakeTmdb();
	const before = newIsolatePlatform(TMDB_VARIABLES);
	await findContentVersion(before);
	await before.settled();
	const prepare = vi.fn();
	const session = { prepare, batch: prepare, getBookmark: () => null };
	const db = { ...session, withSession: () => session } as unknown as D1Database;
	const replaced = { isolate: createIsolate(), db };
	const { data, settled } = await fetchPage(path, {}, { variables: TMDB_VARIABLES, replaced });
	await waitForAll(data);
	await settled();
	expect(prepare).not.toHaveBeenCalled();
});
