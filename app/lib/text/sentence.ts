// What is said to a person before its language is known: the name of a text and its arguments. It is one string, because the
// messages of zod and of errors are strings.

declare const brand: unique symbol;

export type Sentence = string & { readonly [brand]: true };

export function composeSentence(name: string, args: readonly unknown[]): Sentence {
	return JSON.stringify([name, ...args]) as Sentence;
}

/** Null for a text that is in a language already. */
export function parseSentence(text: string): { name: string; args: unknown[] } | null {
	if (!text.startsWith('["')) return null;
	const [name, ...args] = JSON.parse(text) as [string, ...unknown[]];
	return { name, args };
}
