import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** What browsers offer only over HTTPS and on the own machine; over plain HTTP it is missing. */
const NEEDS_SECURE_CONTEXT =
	/navigator\??\.(?:clipboard|share|canShare|serviceWorker|locks|storage|wakeLock|mediaDevices|credentials|bluetooth|usb|hid|serial|gpu|xr|keyboard|geolocation)\b|\bcrypto\??\.(?:subtle|randomUUID)\b|\b(?:caches|cookieStore)\.\w|\bNotification\b|\b(?:showOpenFilePicker|showSaveFilePicker|PaymentRequest|AudioWorklet|documentPictureInPicture)\b/g;

/** Each has a test of what happens without it, in the file's or its component's own test. */
const HANDLED = {
	"app/browser/stored.ts": ["navigator.locks"],
	"app/components/library/selection-bar.tsx": ["navigator.share"],
	"app/components/library/share-strip.client.ts": ["navigator.canShare", "navigator.share"],
	"app/components/site/background-tasks.tsx": ["navigator.serviceWorker"],
	"app/components/title/share-menu.tsx": ["navigator.share"],
	"app/components/ui/copy.tsx": ["navigator.clipboard"],
};

/** Only on the server: nothing of the browser hashes. */
const SERVER_ONLY = "app/lib/hash.ts";

test("every use in the browser of what needs a secure context is one that has another way", () => {
	const files = ["browser", "components", "routes", "lib"].flatMap((folder) =>
		readdirSync(join(ROOT, "app", folder), { recursive: true, encoding: "utf8" }).map(
			(file) => `app/${folder}/${file}`,
		),
	);
	const uses = files
		.filter((file) => /(?<!\.test|\.server)\.tsx?$/.test(file) && file !== SERVER_ONLY)
		.flatMap((file) => {
			const uses = readFileSync(join(ROOT, file), "utf8").match(NEEDS_SECURE_CONTEXT);
			return uses ? [[file, [...new Set(uses)]] as const] : [];
		});
	expect(Object.fromEntries(uses)).toEqual(HANDLED);
});
