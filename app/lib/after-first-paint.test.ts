import { describe, expect, test } from "vitest";
import { afterFirstPaint, scriptText } from "./after-first-paint";

const PAGE = [
	'<html><head><link rel="stylesheet" href="/a.css"/>',
	'<link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/>',
	'<link rel="modulepreload" href="/a.js" nonce="n"/></head><body>',
	'<script nonce="n">window.first = 1</script>',
	'<script nonce="n" type="module" async="">import "/a.js";\nconst costs = "$&";</script>',
	'<script nonce="n">window.last = 1</script></body></html>',
].join("");

describe("a page whose script is asked for after its first picture", () => {
	const late = afterFirstPaint(PAGE);

	test("asks for nothing of it before: no file is preloaded, no module stands in it", () => {
		expect(late).not.toMatch(/<link rel="modulepreload"|type="module"/);
	});

	test("names every file once, and holds what starts the page letter for letter", () => {
		expect(late).toContain('["/a.js","/b.js"]');
		expect(late).toContain(scriptText('import "/a.js";\nconst costs = "$&";'));
	});

	test("keeps everything else as it was, and the nonce on its scripts", () => {
		expect(late).toContain(
			'<link rel="stylesheet" href="/a.css"/></head><body><script nonce="n">window.first = 1</script>',
		);
		expect(late).toContain('<script nonce="n">window.last = 1</script></body></html>');
		expect(late.match(/<script nonce="n">/g)).toHaveLength(3);
	});
});

test("a page that has no script stays as it is", () => {
	const page = "<html><head></head><body><p>Plain words</p></body></html>";
	expect(afterFirstPaint(page)).toBe(page);
});
