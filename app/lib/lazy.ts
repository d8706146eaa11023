/** A function that makes its value on the first call and keeps it. */
export function lazy<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
