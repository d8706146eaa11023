export const OFFLINE = "You are offline. Try again when you are connected.";

/** Runs `work` once, when the browser has a connection again. Returns a function that cancels it. */
export function whenOnline(work: () => void): () => void {
	const listening = new AbortController();
	window.addEventListener("online", work, { once: true, signal: listening.signal });
	return () => listening.abort();
}
