// What a title's text says besides its name: a year at the end, an article after it, quotes around it.

/** "Cherry (2021)" or, where a person types it, "Cherry 2021". Null where no year stands at the end of another text. */
export function splitYear(text: string, { isBare = false } = {}): { text: string; year: number } | null {
	const [whole, digits] =
		(isBare ? /\s\(?((?:18[789]|19\d|20\d)\d)\)?$/ : /\s?\(((?:18[789]|19\d|20\d)\d)\)$/).exec(text) ?? [];
	const words = whole === undefined ? "" : text.slice(0, -whole.length).trimEnd();
	return words === "" ? null : { text: words, year: Number(digits) };
}

/** Articles that lists put after the name, to sort by it. */
const ARTICLE =
	/, (the|an?|le|la|les|l'|un|une|der|die|das|ein|eine|el|los|las|uno?|una|il|lo|gli|i|o|os|as|um|uma|de|het|een|den|det|en|et)$/i;

/** "Heat, The" is "The Heat". */
function moveArticle(text: string): string {
	const [whole, article] = ARTICLE.exec(text) ?? [];
	if (whole === undefined || article === undefined) return text;
	const name = text.slice(0, -whole.length);
	return name === "" ? text : article.endsWith("'") ? `${article}${name}` : `${article} ${name}`;
}

const QUOTES = ['""', "“”", "„“", "«»", "『』"];

/** "“Heat”" is Heat, where nothing else in it is quoted. */
function removeQuotes(text: string): string {
	const pair = QUOTES.find(
		([open, close]) => text.length > 2 && text.startsWith(open ?? "") && text.endsWith(close ?? ""),
	);
	const inner = text.slice(1, -1);
	return pair && !inner.includes(pair[0] ?? "") && !inner.includes(pair[1] ?? "") ? inner.trim() : text;
}

/** A title as a list writes it: "Heat, The (1995)" is The Heat of 1995. */
export function readTitleText(written: string): { title: string; year: number | null } {
	const text = removeQuotes(written);
	const dated = splitYear(text);
	return { title: moveArticle(removeQuotes(dated?.text ?? text)), year: dated?.year ?? null };
}
