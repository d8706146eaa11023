import { useEffect } from "react";
import { useHref, useNavigate } from "react-router";

/** Seconds after which a page that shows an outage tries again by itself, and after which other clients should. */
export const OUTAGE_RETRY_SECONDS = 30;

/** Opens the page as soon as it responds, and replaces this one in the history. A hidden tab does not try. */
export function useOutageRetry(to: string): void {
	const navigate = useNavigate();
	const address = useHref(to);
	useEffect(() => {
		const leaving = new AbortController();
		async function retry() {
			if (document.hidden) return;
			const request = { method: "HEAD", redirect: "manual", signal: leaving.signal } as const;
			const isBack = await fetch(address, request).then(
				({ ok }) => ok,
				() => false,
			);
			if (isBack && !leaving.signal.aborted) navigate(to, { replace: true, preventScrollReset: true });
		}
		const timer = setInterval(retry, OUTAGE_RETRY_SECONDS * 1000);
		return () => {
			clearInterval(timer);
			leaving.abort();
		};
	}, [to, address, navigate]);
}
