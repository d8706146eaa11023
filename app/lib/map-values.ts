export function mapValues<Value, Changed>(
	record: Record<string, Value>,
	change: (value: Value) => Changed,
): Record<string, Changed> {
	return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
