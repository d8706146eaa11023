// Why a row or a file of an import is not used, or what is doubtful about it: a code with its arguments. It is stored, sent
// and compared as such; `messages/import-reasons.ts` has the words.
import { toPrinted } from "~/domain/import/reading/printed";
import type { ImportReasonTexts } from "~/messages/import-reasons";

export type ReasonCode = keyof ImportReasonTexts;

/** Of a text in groups, those beside its group. */
type FurtherOf<Text> =
	Extract<Text, (...args: never[]) => string> extends (given: infer Given) => string ? Partial<Given> : unknown;

type ArgumentsOf<Text> = Text extends string
	? unknown
	: Text extends (given: infer Given) => string
		? Given
		: { what: string } & FurtherOf<Text[keyof Text]>;

export type ReasonArguments<Code extends ReasonCode> = ArgumentsOf<ImportReasonTexts[Code]>;

export type Reason = { [Code in ReasonCode]: { code: Code } & ReasonArguments<Code> }[ReasonCode];

/** Characters of an argument. */
export const ARGUMENT_MAX = 300;

/** With arguments that can be stored and sent. */
export function boundReason(reason: Reason): Reason {
	const bound = Object.entries<string | number>(reason).map(
		([name, value]) => [name, typeof value === "string" ? toPrinted(value).slice(0, ARGUMENT_MAX) : value] as const,
	);
	return Object.fromEntries(bound) as unknown as Reason;
}
