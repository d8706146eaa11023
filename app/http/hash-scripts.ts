import { sha256 } from "~/lib/hash";

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the nonce out of a page, so that its HTML is the same for everyone, and returns the hashes that a content security
 * policy lists for its inline scripts instead (https://www.w3.org/TR/CSP3/#grammardef-hash-source). A script that did not
 * have the nonce, such as one that was injected, gets no hash and does not run.
 */
export async function hashScripts(html: string, nonce: string): Promise<{ html: string; hashes: string[] }> {
	const attribute = ` nonce="${nonce}"`;
	const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = ""]) => attributes.includes(attribute));
	const hashes = await Promise.all(scripts.map(async ([, , script = ""]) => `sha256-${await sha256(script)}`));
	return { html: html.replaceAll(attribute, ""), hashes: [...new Set(hashes)] };
}
