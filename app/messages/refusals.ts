import type { Language } from "~/lib/language/languages";
import { parseSentence } from "~/lib/text/sentence";
import { accountTexts } from "./account";
import { openArea } from "./area";
import type english from "./en/refusals";
import type { SentenceTexts } from "./sentence";

/** Why a request is refused. Only the server writes them, and loads a language with the first refusal in it. */
const refusalTexts = openArea(import.meta.glob<typeof english>("./*/refusals.ts", { import: "default" }), {
	isLoadedWithPages: false,
});

/** Writes sentences in a language; a text that is none stays as it is. */
export async function openSentences(language: Language): Promise<(text: string) => string> {
	await Promise.all([refusalTexts.load(language), accountTexts.load(language)]);
	const texts: SentenceTexts = { ...accountTexts.in(language).faults, ...refusalTexts.in(language) };
	return (text) => {
		const sentence = parseSentence(text);
		if (!sentence) return text;
		const written: string | ((...args: never[]) => string) = texts[sentence.name as keyof SentenceTexts];
		return typeof written === "string" ? written : written(...(sentence.args as never[]));
	};
}
