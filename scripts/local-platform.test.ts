import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare, Response } from "miniflare";
import { expect, test } from "vitest";
import { deleteExpired } from "./local-platform";

test("deleting what has expired empties the page cache and keeps the copies in KV that are still good", async () => {
	const folder = mkdtempSync(join(tmpdir(), "state-"));
	const miniflare = new Miniflare({
		modules: true,
		script: "export default {}",
		kvNamespaces: ["CACHE"],
		kvPersist: join(folder, "kv"),
		cachePersist: join(folder, "cache"),
	});
	try {
		const store = await miniflare.getKVNamespace("CACHE");
		const { default: pages } = await miniflare.getCaches();
		const address = "https://marquee.example/movies";
		await store.put("copy", "good for a day", { expirationTtl: 24 * 60 * 60 });
		await pages.put(address, new Response("page", { headers: { "cache-control": "max-age=60" } }));
		await deleteExpired(miniflare);
		expect(await store.get("copy")).toBe("good for a day");
		expect(await pages.match(address)).toBeUndefined();
	} finally {
		await miniflare.dispose();
		rmSync(folder, { recursive: true });
	}
});
