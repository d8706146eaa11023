/**
 * Resolves when the host of a frame's address has responded, whatever it responded, and rejects where it cannot be reached: a
 * frame sends its load event for the browser's own page about that too. It asks for the frame's very address, by the method of
 * the frame, because a host that knows no HEAD must not count as gone. Nothing of the response can be read, and its body is
 * not wanted: abort it.
 */
export async function reachHost(address: string, signal: AbortSignal): Promise<void> {
	await fetch(address, { mode: "no-cors", credentials: "omit", cache: "no-store", referrerPolicy: "origin", signal });
}
