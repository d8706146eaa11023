import { useEffect, useRef } from "react";
import { reportOutcome } from "~/browser/report-player-outcome.client";
import { rememberLoad } from "~/browser/server-memory";
import type { Loading } from "~/domain/playback/loading";
import { outcomesBetween } from "~/domain/playback/outcomes";

/** Reports whether frames load, and remembers it in this browser. A new `subject` (film or chosen server) starts a new series of reports. */
export function useOutcomeReports(subject: string, loading: Loading): void {
	const seen = useRef({ subject, loading });
	useEffect(() => {
		const before = seen.current;
		seen.current = { subject, loading };
		if (before.subject !== subject) return;
		for (const report of outcomesBetween(before.loading, loading)) {
			reportOutcome(report);
			rememberLoad(report.serverId, report.outcome === "loaded");
		}
	}, [subject, loading]);
}
