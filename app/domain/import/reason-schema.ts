// The reasons that a program sends. No browser loads this: zod is large, and the content policy forbids what it tries.
import { z } from "zod";
import { UNPRINTABLE } from "~/domain/import/reading/printed";
import { ARGUMENT, ARGUMENT_MAX, type Reason, type ReasonCode } from "./reason";
import { REASON_WORDS } from "./reason-words";

export const ReasonCodeSchema = z.enum(Object.keys(REASON_WORDS) as ReasonCode[]).meta({ id: "ReasonCode" });

const argumentsOf = (code: ReasonCode) => [...REASON_WORDS[code].matchAll(ARGUMENT)].flatMap(([, name]) => name ?? []);

const Given = z.object({ code: ReasonCodeSchema }).catchall(z.unknown());
const isPrintable = (text: string) => !UNPRINTABLE.test(text);
const Argument = z.union([z.string().max(ARGUMENT_MAX).refine(isPrintable), z.number()]);

/** The arguments of its code, and no others. */
export const ReasonSchema = Given.transform(({ code, ...values }, context): Reason => {
	const reason = argumentsOf(code).map((name) => {
		const { data } = Argument.safeParse(values[name]);
		if (data === undefined) context.addIssue({ code: "custom", path: [name], message: `${code} needs ${name}` });
		return [name, data] as const;
	});
	return { code, ...Object.fromEntries(reason) } as Reason;
});
