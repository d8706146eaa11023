import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { Deferred } from "~/components/ui/deferred";
import type { CardFacts } from "~/domain/catalogue/cards";
import type { MaybeDeferred } from "~/lib/deferred";
import { TitleRow } from "./title-row";

/** Seconds after which the page for an outage tries again by itself, and after which other clients should. */
export const OUTAGE_RETRY_SECONDS = 30;

/** Opens the page as soon as it responds, and replaces this one in the history. A hidden tab does not try. */
function useRetry(to: string): void {
	const navigate = useNavigate();
	useEffect(() => {
		const leaving = new AbortController();
		async function retry() {
			if (document.hidden) return;
			const request = { method: "HEAD", redirect: "manual", signal: leaving.signal } as const;
			const isBack = await fetch(to, request).then(
				({ ok }) => ok,
				() => false,
			);
			if (isBack && !leaving.signal.aborted) navigate(to, { replace: true });
		}
		const timer = setInterval(retry, OUTAGE_RETRY_SECONDS * 1000);
		return () => {
			clearInterval(timer);
			leaving.abort();
		};
	}, [to, navigate]);
}

/** The page for an address that failed while the upstream is down; `titles` are those of a saved list. */
export function OutagePage({
	failedAt,
	cameFrom,
	titles,
}: {
	failedAt: string;
	cameFrom: string | null;
	titles: MaybeDeferred<CardFacts[]>;
}) {
	useRetry(failedAt);
	return (
		<>
			<div className="spotlight flex min-h-[64dvh] flex-col items-center gap-5 px-gutter pt-28 pb-12 text-center">
				<span className="bulbs w-48" />
				<h1 className="lettering max-w-4xl text-title text-balance">The catalogue is not responding</h1>
				<span className="bulbs w-48" />
				<p className="max-w-md text-balance text-soft">
					This page can't be loaded right now. Try again in a moment.
					<span className="[@media(scripting:none)]:hidden">
						{" "}
						It also retries automatically every {OUTAGE_RETRY_SECONDS} seconds.
					</span>
				</p>
				<div className="mt-3 flex flex-wrap justify-center gap-3">
					<ButtonLink to={failedAt} replace variant="primary" icon="refresh">
						Try Again
					</ButtonLink>
					<GoBackLink cameFrom={cameFrom} />
					<ButtonLink to="/" variant="quiet">
						Go Home
					</ButtonLink>
				</div>
			</div>
			<Deferred value={titles} waiting={null}>
				{(cards) => cards.length > 0 && <TitleRow title="From the saved catalogue" cards={cards} />}
			</Deferred>
		</>
	);
}

/** Leads to the page before this one. Without scripts it is a link to `cameFrom`, or Home where that is null. */
export function GoBackLink({ cameFrom }: { cameFrom: string | null }) {
	const navigate = useNavigate();
	return (
		<ButtonLink
			to={cameFrom ?? "/"}
			onClick={(event) => {
				if (window.history.length < 2) return;
				event.preventDefault();
				navigate(-1);
			}}
		>
			Go Back
		</ButtonLink>
	);
}
