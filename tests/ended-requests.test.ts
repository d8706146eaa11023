import { resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Miniflare } from "miniflare";
import { build, type Rollup } from "vite";
import { expect, onTestFinished, test } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../app/lib/caching/tiered-cache.ts");

/** Entries that age at once, or are stale at once, from a source that takes longer than a call waits for it. */
const WORKER = `
import { createTieredCache } from "./tiered-cache.js";
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ages = { ageing: { ageing: 0, fresh: 1e6, usable: 1e6 }, stale: { ageing: 0, fresh: 0, usable: 1e6 } };
const open = (age) => createTieredCache({ name: age, limit: 9, ages: () => ages[age], wait: 50, pauseAfter: () => 0 });
const caches = { ageing: open("ageing"), stale: open("stale") };
let isSlow = false;
export default {
	async fetch(request, env, execution) {
		const { pathname } = new URL(request.url);
		const load = async () => {
			if (isSlow) await sleep(200);
			return { at: Date.now() };
		};
		const lookup = { stores: { waitUntil: (work) => execution.waitUntil(work) }, load };
		if (pathname === "/fill") {
			for (const cache of Object.values(caches)) await cache.find("filled", lookup);
			isSlow = true;
		}
		if (pathname === "/ageing" || pathname === "/stale") await caches[pathname.slice(1)].find("filled", lookup);
		if (pathname === "/given-up") await Promise.race([caches.ageing.find("missing", lookup), sleep(20)]);
		return new Response();
	},
};`;

test("a request that has ended hears of no load of another one, of which the runtime would warn", async () => {
	const bundle = (await build({
		configFile: false,
		logLevel: "silent",
		build: { write: false, lib: { entry: SOURCE, formats: ["es"] } },
	})) as Rollup.RollupOutput[];
	const lines: string[] = [];
	const miniflare = new Miniflare({
		modules: [
			{ type: "ESModule", path: "worker.js", contents: WORKER },
			{ type: "ESModule", path: "tiered-cache.js", contents: bundle[0]?.output[0].code },
		],
		compatibilityDate: "2026-05-01",
		handleRuntimeStdio(stdout: Readable, stderr: Readable) {
			stdout.resume();
			createInterface(stderr).on("line", (line) => lines.push(line));
		},
	});
	onTestFinished(() => miniflare.dispose());
	await miniflare.dispatchFetch("http://test/fill");
	for (const path of ["ageing", "stale", "given-up"]) {
		for (let wave = 0; wave < 2; wave++) {
			await Promise.all([1, 2, 3].map(() => miniflare.dispatchFetch(`http://test/${path}`)));
		}
		await new Promise((resolve) => setTimeout(resolve, 400));
	}
	expect(lines).toEqual([]);
});
