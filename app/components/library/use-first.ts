import { useState } from "react";

/** The first value that the page had for each key, so that a list keeps its order while something in it is marked. */
export function useFirst<Value>(): (key: string, value: Value) => Value {
	const [values] = useState(() => new Map<string, Value>());
	return (key, value) => {
		if (!values.has(key)) values.set(key, value);
		return values.get(key) as Value;
	};
}
