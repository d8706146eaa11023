// Runs work once a day, for as long as `npm start` runs.

/** The next time of a cron expression of the form "minute hour * * *", in UTC. */
function nextDaily(cron: string): Date {
	const [minute = "0", hour = "0"] = cron.split(" ");
	const next = new Date();
	next.setUTCHours(Number(hour), Number(minute), 0, 0);
	if (next.getTime() <= Date.now()) next.setUTCDate(next.getUTCDate() + 1);
	return next;
}

/** Runs the work every day; an error is logged, and the next day it runs again. Returns a function that ends this. */
export function runDaily(cron: string, work: () => Promise<unknown>): () => void {
	let timer: NodeJS.Timeout;
	function schedule(): void {
		timer = setTimeout(run, nextDaily(cron).getTime() - Date.now());
	}
	async function run(): Promise<void> {
		await work().catch((error: unknown) => console.error(error));
		schedule();
	}
	schedule();
	return () => clearTimeout(timer);
}
