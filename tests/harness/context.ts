import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createIsolate, type Isolate, openPlatform, type Platform } from "~/platform.server";

/**
 * A platform with the local D1, KV and edge cache; `variables` override the test configuration. `isolate`: the one of all
 * tests of the file, unless another is given.
 */
export function testPlatform(
	variables: Record<string, string> = {},
	isolate?: Isolate,
): Platform & { settled(): Promise<void> } {
	const execution = createExecutionContext();
	const platform = openPlatform({ ...env, ...variables }, execution);
	return { ...platform, ...(isolate && { isolate }), settled: () => waitOnExecutionContext(execution) };
}

/** The same in an isolate that has just started. */
export function newIsolatePlatform(variables: Record<string, string> = {}) {
	return testPlatform(variables, createIsolate());
}
