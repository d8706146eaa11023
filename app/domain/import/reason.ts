// Why a row or a file of an import is not used, or what is doubtful about it: a code with its arguments. It is stored, sent
// and compared as such; `reason-words.ts` has the words.
import { toPrinted } from "~/domain/import/reading/printed";
import { REASON_WORDS } from "./reason-words";

type Words = typeof REASON_WORDS;
export type ReasonCode = keyof Words;

type ArgumentsOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ArgumentsOf<Rest> : never;

export type Reason = {
	[Code in ReasonCode]: { code: Code } & { [Name in ArgumentsOf<Words[Code]>]: string | number };
}[ReasonCode];

/** Characters of an argument. */
export const ARGUMENT_MAX = 300;
/** Where the words of a reason have one. */
export const ARGUMENT = /\{(\w+)\}/g;

/** In English. */
export function describeReason(reason: Reason): string {
	const values: Partial<Record<string, string | number>> = reason;
	return REASON_WORDS[reason.code].replace(ARGUMENT, (_, name: string) => String(values[name] ?? ""));
}

/** With arguments that can be stored and sent. */
export function boundReason(reason: Reason): Reason {
	const bound = Object.entries<string | number>(reason).map(
		([name, value]) => [name, typeof value === "string" ? toPrinted(value).slice(0, ARGUMENT_MAX) : value] as const,
	);
	return Object.fromEntries(bound) as Reason;
}
