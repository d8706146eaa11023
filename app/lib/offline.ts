export const OFFLINE = "You are offline. Try again when you are connected.";

/** The message of a failure, with the reason where the browser is offline. */
export function explainFailure(message: string): string {
	return navigator.onLine ? message : `${message} You are offline.`;
}

/** Runs `work` once, when the browser has a connection again. Returns a function that cancels it. */
export function whenOnline(work: () => void): () => void {
	const listening = new AbortController();
	window.addEventListener("online", work, { once: true, signal: listening.signal });
	return () => listening.abort();
}
