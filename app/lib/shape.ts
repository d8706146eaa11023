// Checks of data from outside by its declared shape, as a schema library does them: 0.3 KB of script instead of 1.5.

export type Check<Value> = (value: unknown) => value is Value;

/** What a check lets through. */
export type Checked<Of> = Of extends Check<infer Value> ? Value : never;

type Checks = Record<string, Check<unknown>>;
type OptionalKeys<Of extends Checks> = {
	[Key in keyof Of]: undefined extends Checked<Of[Key]> ? Key : never;
}[keyof Of];
type Shape<Of extends Checks> = { [Key in Exclude<keyof Of, OptionalKeys<Of>>]: Checked<Of[Key]> } & {
	[Key in OptionalKeys<Of>]?: Checked<Of[Key]>;
};

export const isText: Check<string> = (value) => typeof value === "string";
export const isNumber: Check<number> = (value): value is number => typeof value === "number" && Number.isFinite(value);
export const isBoolean: Check<boolean> = (value) => typeof value === "boolean";

/** A whole number from `least` on. */
export function isWholeFrom(least: number): Check<number> {
	return (value): value is number => Number.isSafeInteger(value) && Number(value) >= least;
}

export function isOneOf<const Value>(values: readonly Value[]): Check<Value> {
	return (value): value is Value => values.includes(value as Value);
}

/** The value may be absent. */
export function optional<Value>(check: Check<Value>): Check<Value | undefined> {
	return (value): value is Value | undefined => value === undefined || check(value);
}

export function orNull<Value>(check: Check<Value>): Check<Value | null> {
	return (value): value is Value | null => value === null || check(value);
}

export function isListOf<Value>(check: Check<Value>): Check<Value[]> {
	return (value): value is Value[] => Array.isArray(value) && value.every(check);
}

/** Further members are allowed. */
export function hasShape<Of extends Checks>(checks: Of): Check<Shape<Of>> {
	const entries = Object.entries(checks);
	return (value): value is Shape<Of> =>
		typeof value === "object" &&
		value !== null &&
		entries.every(([name, check]) => check((value as Record<string, unknown>)[name]));
}
