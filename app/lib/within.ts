/** What `work` resolves to, or undefined when it rejects or takes longer than so many milliseconds. `work` goes on. */
export async function within<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), milliseconds);
	});
	try {
		return await Promise.race([work, late]);
	} catch {
		return undefined;
	} finally {
		clearTimeout(timer);
	}
}
