/** Like `Promise.all` of a map, with at most `size` at the same time. */
export async function mapInGroups<Item, Result>(
	items: Item[],
	size: number,
	map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (let first = 0; first < items.length; first += size) {
		results.push(...(await Promise.all(items.slice(first, first + size).map(map))));
	}
	return results;
}
