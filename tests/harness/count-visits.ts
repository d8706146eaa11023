// Counts how often code reads members of its input, instead of measuring time: work that grows faster than the input shows.
const LIMIT = 2.2;

/** The value, and its lists and objects at any depth, with each read of a member counted by `visit`. */
function watch<Value>(value: Value, visit: () => void, known = new WeakMap<object, unknown>()): Value {
	if (typeof value !== "object" || value === null) return value;
	const before = known.get(value);
	if (before) return before as Value;
	// Typed arrays, maps and dates keep what they hold in slots that a proxy has not.
	if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return value;
	const watched = new Proxy(value, {
		get(target, name, receiver) {
			if (typeof name === "string") visit();
			const member: unknown = Reflect.get(target, name, receiver);
			return typeof member === "function" ? member : watch(member, visit, known);
		},
	});
	known.set(value, watched);
	return watched;
}

/** How often `run` reads members of its input. */
async function countVisits<Input>(input: Input, run: (input: Input) => unknown): Promise<number> {
	let visits = 0;
	await run(watch(input, () => visits++));
	return visits;
}

/** How much more twice the input costs: at most 2.2 times where the work is linear. */
export async function measureGrowth<Input>(
	size: number,
	toInput: (size: number) => Input,
	run: (input: Input) => unknown,
): Promise<{ once: number; growth: number; isLinear: boolean }> {
	const once = await countVisits(toInput(size), run);
	const twice = await countVisits(toInput(2 * size), run);
	const growth = twice / once;
	return { once, growth, isLinear: once >= size && growth <= LIMIT };
}
