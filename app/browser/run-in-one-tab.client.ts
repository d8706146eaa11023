/** Runs the work unless another tab runs it, then null. Without Web Locks, it always runs. */
export async function runInOneTab<Result>(name: string, work: () => Promise<Result | null>): Promise<Result | null> {
	if (!("locks" in navigator)) return await work();
	return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null));
}
