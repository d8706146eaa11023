/** A five-field cron expression in words where it is a plain one: "Daily at 04:00 UTC". */
export function describeCron(cron: string): string {
	const [minute = "", hour = "", ...rest] = cron.split(" ");
	if (rest.some((field) => field !== "*")) return `${cron} (UTC)`;
	const every = /^\*\/(\d+)$/.exec(minute)?.[1];
	if (hour === "*" && every) return `Every ${every} minutes`;
	if (!/^\d+$/.test(minute)) return `${cron} (UTC)`;
	if (hour === "*") return `Every hour at :${minute.padStart(2, "0")}`;
	return /^\d+$/.test(hour) ? `Daily at ${hour.padStart(2, "0")}:${minute.padStart(2, "0")} UTC` : `${cron} (UTC)`;
}

/** Milliseconds as "0.4 s" or "2 min 5 s". */
export function describeDuration(ms: number): string {
	if (ms < 60_000) return `${(Math.max(ms, 0) / 1000).toFixed(1)} s`;
	return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
