/** Caches the result for each object for as long as the object lives. Both must be immutable. */
export function memoizeByObject<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
	const known = new WeakMap<Source, { made: Made }>();
	return (source) => {
		const found = known.get(source) ?? { made: make(source) };
		known.set(source, found);
		return found.made;
	};
}

/** Computes the value on the first call only. */
export function lazy<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
