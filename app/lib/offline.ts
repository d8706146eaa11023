/** The message of a failure, with the reason where the browser is offline, which `offline` says. */
export function explainFailure(message: string, offline: string): string {
	return navigator.onLine ? message : `${message} ${offline}`;
}

/** Runs `work` once, when the browser has a connection again. Returns a function that cancels it. */
export function whenOnline(work: () => void): () => void {
	const listening = new AbortController();
	window.addEventListener("online", work, { once: true, signal: listening.signal });
	return () => listening.abort();
}
