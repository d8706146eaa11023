export function mapValues<Name extends string, Value, Changed>(
	record: Record<Name, Value>,
	change: (value: Value, name: Name) => Changed,
): Record<Name, Changed> {
	const entries = Object.entries(record) as [Name, Value][];
	return Object.fromEntries(entries.map(([name, value]) => [name, change(value, name)])) as Record<Name, Changed>;
}
