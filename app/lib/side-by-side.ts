/** The results in the order of the items, of which at most `limit` are worked on at a time. */
export async function mapSideBySide<Item, Result>(
	items: Item[],
	limit: number,
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	let next = 0;
	async function take(): Promise<void> {
		while (next < items.length) {
			const at = next++;
			results[at] = await work(items[at] as Item);
		}
	}
	await Promise.all(Array.from({ length: Math.min(limit, items.length) }, take));
	return results;
}
