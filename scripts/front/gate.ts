// A worker in front of the site's, in the same runtime. Every program of this machine, and pages that guess the port, can reach
// the runtime's own ports beside the front: the gate serves only requests with the secret that the front knows.
import { randomBytes } from "node:crypto";
import type { WorkerOptions } from "miniflare";

/** The front sets it on every request, and the gate removes it. */
export const SECRET_HEADER = "x-marquee-front";
export const GATE = "gate";

const SCRIPT = `
	const encoder = new TextEncoder();
	export default {
		async fetch(request, { SECRET, SITE }) {
			const headers = new Headers(request.headers);
			const sent = encoder.encode(headers.get("${SECRET_HEADER}") ?? "");
			const expected = encoder.encode(SECRET);
			const isFront = sent.byteLength === expected.byteLength && crypto.subtle.timingSafeEqual(sent, expected);
			if (!isFront) return new Response(null, { status: 403 });
			headers.delete("${SECRET_HEADER}");
			return SITE.fetch(new Request(request, { headers }));
		},
	};
`;

/** The workers of a runtime whose every socket leads to the gate, and the secret that opens it until the runtime ends. */
export function putBehindGate(site: WorkerOptions): { workers: WorkerOptions[]; secret: string } {
	const secret = randomBytes(32).toString("base64url");
	// A header can tell Miniflare's own socket which worker to run, by its name.
	const name = `site-${randomBytes(16).toString("hex")}`;
	const gate: WorkerOptions = {
		name: GATE,
		modules: true,
		script: SCRIPT,
		compatibilityDate: site.compatibilityDate,
		bindings: { SECRET: secret },
		serviceBindings: { SITE: name },
		// Miniflare's own socket; the site stays its first worker, whose bindings it hands out by default.
		routes: ["*/*"],
		unsafeDirectSockets: [{ host: "127.0.0.1", port: 0, proxy: true }],
	};
	return { workers: [{ ...site, name }, gate], secret };
}
