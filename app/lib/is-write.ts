/** Whether a request may change something. */
export function isWrite({ method }: { method: string }): boolean {
	return !["GET", "HEAD", "OPTIONS"].includes(method);
}
