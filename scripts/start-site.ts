// Starts the built worker with its front: what `npm start` serves, and what the journeys visit.
import { readCompressedFiles } from "./compressed-files";
import { GATE, putBehindGate } from "./front/gate";
import { withMail } from "./front/mail";
import { startFront } from "./front/server";
import { COMPRESSED, type LocalServer, startLocalServer } from "./local-platform";

interface SiteOptions extends LocalServer {
	/** The public origin, when an HTTPS proxy is in front. */
	origin?: string;
	/** The header with the visitor's address that this proxy sets. */
	trustedHeader?: string;
	/** In development: the only names that it accepts. */
	hostNames?: string[];
	/** As `SMTP_URL`; undefined: the site sends no mail. */
	smtpUrl?: string;
}

/** Rejects when it cannot listen. `secret` opens the gate for tests; `stop` lets running requests end. */
export async function startSite({
	host = "127.0.0.1",
	port = 0,
	origin,
	trustedHeader,
	hostNames,
	smtpUrl,
	...server
}: SiteOptions) {
	let secret = "";
	const miniflare = await startLocalServer({
		...server,
		arrange(site) {
			const gated = putBehindGate(site);
			secret = gated.secret;
			return smtpUrl ? withMail(gated.workers, smtpUrl) : gated.workers;
		},
	});
	const worker = await miniflare.unsafeGetDirectURL(GATE);
	try {
		const front = await startFront({
			worker,
			secret,
			host,
			port,
			origin,
			trustedHeader: trustedHeader?.toLowerCase(),
			compressed: await readCompressedFiles(COMPRESSED),
			hostNames,
		});
		const stop = async () => {
			await front.close();
			await miniflare.dispose();
		};
		return { url: front.url, miniflare, secret, stop };
	} catch (error) {
		await miniflare.dispose();
		throw error;
	}
}
