import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { openPlatform, type Platform, platformContext } from "~/platform.server";

/** A platform with the local D1, KV and edge cache; `variables` override the test configuration. */
export function testPlatform(variables: Record<string, string> = {}): Platform & { settled(): Promise<void> } {
	const execution = createExecutionContext();
	const platform = openPlatform({ ...env, ...variables }, execution);
	return { ...platform, settled: () => waitOnExecutionContext(execution) };
}

/** The router context of one request, with `testPlatform`. */
export function testContext(variables: Record<string, string> = {}): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(platformContext, testPlatform(variables));
	return context;
}
