// Runs work at the times of a cron expression, for as long as `npm start` runs.

const MINUTE_MS = 60_000;

/** The next time, in UTC, of a cron expression of the form "minute hour * * *", or with "every so many minutes" in the first place. */
function nextTime(cron: string): number {
	const now = Date.now();
	const every = /^\*\/(\d+) \* \* \* \*$/.exec(cron)?.[1];
	if (every) {
		const pause = Number(every) * MINUTE_MS;
		return (Math.floor(now / pause) + 1) * pause;
	}
	const daily = /^(\d+) (\d+) \* \* \*$/.exec(cron);
	if (!daily) throw new Error(`The cron expression "${cron}" has a form that npm start does not support`);
	const next = new Date(now);
	next.setUTCHours(Number(daily[2]), Number(daily[1]), 0, 0);
	if (next.getTime() <= now) next.setUTCDate(next.getUTCDate() + 1);
	return next.getTime();
}

/** Runs the work each time; an error is logged, and it runs again the next time. Returns a function that stops it. */
export function runByCron(cron: string, work: () => Promise<unknown>): () => void {
	let timer: NodeJS.Timeout;
	function schedule(): void {
		timer = setTimeout(run, nextTime(cron) - Date.now());
	}
	async function run(): Promise<void> {
		await work().catch((error: unknown) => console.error(error));
		schedule();
	}
	schedule();
	return () => clearTimeout(timer);
}
