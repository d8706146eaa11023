import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashScripts } from "./hash-scripts";

function hashOf(script: string): string {
	return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

test("removes the nonce from a page, and returns the hashes of its inline scripts", async () => {
	const { html, hashes } = await hashScripts(
		'<head><link rel="modulepreload" nonce="n+/=" href="/a.js"></head><script nonce="n+/=">start("é")</script><script type="module" async="" nonce="n+/=">import "/a.js"</script>',
		"n+/=",
	);
	expect(html).toBe(
		'<head><link rel="modulepreload" href="/a.js"></head><script>start("é")</script><script type="module" async="">import "/a.js"</script>',
	);
	expect(hashes).toEqual([hashOf('start("é")'), hashOf('import "/a.js"')]);
});

test("an injected script gets no hash, whatever its attributes", async () => {
	const { hashes } = await hashScripts(
		'<script>steal()</script><script nonce="guess">steal()</script><script data-nonce="right">steal()</script><script nonce="right">ours()</script>',
		"right",
	);
	expect(hashes).toEqual([hashOf("ours()")]);
});
