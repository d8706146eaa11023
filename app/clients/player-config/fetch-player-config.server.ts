// Fetches the operator's remote player server config. domain/playback validates it.
import { readBody } from "~/lib/http/read-body";
import { isLoopback } from "~/lib/http/requests";

const TIMEOUT_MS = 5000;
const MAX_BYTES = 64 * 1024;

/** The remote config could not be fetched; the message says why. */
class PlayerConfigError extends Error {}

interface Conditions {
	/** True where http is allowed: on a developer's machine. */
	allowHttp: boolean;
}

function assertAddress(address: string, { allowHttp }: Conditions): void {
	const url = new URL(address);
	if (url.username || url.password) throw new PlayerConfigError("the address holds credentials");
	if (url.protocol === "https:" || (url.protocol === "http:" && (allowHttp || isLoopback(url.hostname)))) return;
	throw new PlayerConfigError("the address is not https");
}

/** The remote JSON, not validated. Throws `PlayerConfigError` after at most 5 seconds. */
export async function fetchPlayerConfig(address: string, conditions: Conditions): Promise<unknown> {
	assertAddress(address, conditions);
	try {
		const response = await fetch(address, {
			headers: { accept: "application/json" },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (response.url) assertAddress(response.url, conditions);
		if (!response.ok) throw new PlayerConfigError(`the response's status is ${response.status}`);
		const body = await readBody(response, MAX_BYTES);
		if (!body) throw new PlayerConfigError(`the response is larger than ${MAX_BYTES} bytes`);
		return JSON.parse(new TextDecoder().decode(body));
	} catch (error) {
		if (error instanceof PlayerConfigError) throw error;
		throw new PlayerConfigError(error instanceof Error ? error.message : String(error));
	}
}
