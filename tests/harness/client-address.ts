/** The header with a visitor's address, in a network of its own, so that no two tests share a limit. */
export function freshAddress(): Record<string, string> {
	const groups = [...crypto.getRandomValues(new Uint16Array(2))].map((group) => group.toString(16));
	return { "cf-connecting-ip": `2001:db8:${groups.join(":")}::1` };
}
