/**
 * What the work resolves to, or undefined when it throws, rejects or takes longer than so many milliseconds. Work that
 * is late goes on.
 */
export async function withTimeout<Value>(
	start: () => Promise<Value>,
	milliseconds: number,
): Promise<Value | undefined> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), milliseconds);
	});
	try {
		return await Promise.race([start(), late]);
	} catch {
		return undefined;
	} finally {
		clearTimeout(timer);
	}
}
