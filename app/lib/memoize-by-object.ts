/** The same function, which keeps what it made of an object for as long as the object lives. Neither may ever change. */
export function memoizeByObject<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
	const known = new WeakMap<Source, { made: Made }>();
	return (source) => {
		const found = known.get(source) ?? { made: make(source) };
		known.set(source, found);
		return found.made;
	};
}
