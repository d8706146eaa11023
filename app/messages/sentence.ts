import { composeSentence, type Sentence } from "~/lib/text/sentence";
import type account from "./en/account";
import type english from "./en/refusals";

export type RefusalTexts = ReturnType<typeof english>;

/** What is wrong with a field of an account the browser says too. */
export type SentenceTexts = RefusalTexts & ReturnType<typeof account>["faults"];

type Arguments<Text> = Text extends (...args: infer Args) => string ? Args : [];

/** What a refusal says, for the response to write in its language. */
export function sentence<Name extends keyof SentenceTexts>(
	name: Name,
	...args: Arguments<SentenceTexts[Name]>
): Sentence {
	return composeSentence(name, args);
}
