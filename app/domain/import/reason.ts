// Why a row or a file of an import is not used, or what is doubtful about it: a code with its arguments. It is stored, sent
// and compared as such; `reason-words.ts` has the words.
import { z } from "zod";
import { toPrinted, UNPRINTABLE } from "./printed";
import { REASON_WORDS } from "./reason-words";

type Words = typeof REASON_WORDS;
export type ReasonCode = keyof Words;

type ArgumentsOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ArgumentsOf<Rest> : never;

export const REASON_CODES = Object.keys(REASON_WORDS) as ReasonCode[];

export type Reason = {
	[Code in ReasonCode]: { code: Code } & { [Name in ArgumentsOf<Words[Code]>]: string | number };
}[ReasonCode];

/** Characters of an argument. */
const ARGUMENT_MAX = 300;
const ARGUMENT = /\{(\w+)\}/g;

const argumentsOf = (code: ReasonCode) => [...REASON_WORDS[code].matchAll(ARGUMENT)].flatMap(([, name]) => name ?? []);

const Given = z.object({ code: z.enum(REASON_CODES) }).catchall(z.unknown());
const isPrintable = (text: string) => !UNPRINTABLE.test(text);
const Argument = z.union([z.string().max(ARGUMENT_MAX).refine(isPrintable), z.number()]);

/** Of what a program sends: the arguments of its code, and no others. */
export const ReasonSchema = Given.transform(({ code, ...given }, context): Reason => {
	const reason = argumentsOf(code).map((name) => {
		const { data } = Argument.safeParse(given[name]);
		if (data === undefined) context.addIssue({ code: "custom", path: [name], message: `${code} needs ${name}` });
		return [name, data] as const;
	});
	return { code, ...Object.fromEntries(reason) } as Reason;
});

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
