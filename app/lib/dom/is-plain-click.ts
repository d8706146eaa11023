/** Whether a click asks for nothing special, such as another tab. */
export function isPlainClick({
	button,
	metaKey,
	ctrlKey,
	shiftKey,
	altKey,
}: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): boolean {
	return !(button || metaKey || ctrlKey || shiftKey || altKey);
}
